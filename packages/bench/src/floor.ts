import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

/** What the floor of a page lacks: scripts, fonts, rules for paper and for high contrast, and the policy of all these. */
const NOT_ON_THE_FLOOR = [
  /<script\b[^>]*>[^]*?<\/script>/gi,
  /<link\b[^>]*\b(as="?font|rel="?stylesheet)[^>]*>/gi,
  /<meta http-equiv="?Content-Security-Policy[^>]*>/gi,
  /@font-face\s*\{[^}]*url\([^}]*\}/gi,
];

/**
 * Makes the floor of a site: what its pages' own words, style and pictures cost. Nothing faster prints as much.
 * @param folder a copy of its finished files, whose pages are rewritten
 */
export async function makeFloor(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith(".html")) continue;
    const target = path.join(folder, file);
    const whole = await readFile(target, "utf8");
    const bare = NOT_ON_THE_FLOOR.reduce((rest, lacking) => rest.replaceAll(lacking, ""), whole);
    await writeFile(target, bare);
    await writeFile(`${target}.br`, await promisify(brotliCompress)(bare));
    await rm(`${target}.gz`, { force: true });
  }
}
