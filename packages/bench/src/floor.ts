import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

/** What the floor of a page lacks: scripts, fonts, rules for paper and for high contrast, and the policy of all these. */
const NOT_ON_THE_FLOOR = {
  scripts: /<script\b[^>]*>[^]*?<\/script>/gi,
  "preloaded fonts and stylesheets": /<link\b[^>]*\b(as="?font|rel="?stylesheet)[^>]*>/gi,
  "a policy": /<meta http-equiv="?Content-Security-Policy[^>]*>/gi,
  fonts: /@font-face\s*\{[^}]*url\([^}]*\}/gi,
};

/**
 * Makes the floor of a site: what its pages' own words, style and pictures cost. Nothing faster prints as much.
 * @param folder a copy of its finished files, whose pages are rewritten
 * @throws Error if one of them has not what is to be taken out: then this no longer knows it, and the page would cost what it did
 */
export async function makeFloor(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith(".html")) continue;
    const target = path.join(folder, file);
    const whole = await readFile(target, "utf8");
    const unfound: string[] = [];
    let bare = whole;
    for (const [name, lacking] of Object.entries(NOT_ON_THE_FLOOR)) {
      const rest = bare.replaceAll(lacking, "");
      if (rest === bare) unfound.push(name);
      bare = rest;
    }
    if (unfound.length > 0) throw new Error(`${target} has no ${unfound.join(", ")} to take out for the floor`);
    await writeFile(target, bare);
    await writeFile(`${target}.br`, await promisify(brotliCompress)(bare));
    await rm(`${target}.gz`, { force: true });
  }
}
