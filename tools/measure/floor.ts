import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { filesIn } from "../../adapter/files";

/*
 * The floor of a page is the page itself, its styles within it as they are, with every script and web font taken out: what
 * its own words, style and pictures cost. Nothing that runs in a browser could be faster without printing less.
 */

const TAKEN_OUT = [
  /<script\b[^>]*>[^]*?<\/script>/g,
  /<link\b[^>]*\bas="?font[^>]*>/g,
  // For paper and for high contrast.
  /<link\b[^>]*\brel="?stylesheet[^>]*>/g,
  /<meta http-equiv="?Content-Security-Policy[^>]*>/gi,
  /@font-face\s*\{[^}]*url\([^}]*\}/g,
];

/**
 * Makes the floor of a finished site.
 * @param site the folder of finished files
 * @param floor where it is put
 */
export async function makeFloor(site: string, floor: string): Promise<void> {
  await cp(site, floor, { recursive: true });
  for (const file of await filesIn(floor)) {
    if (!file.endsWith(".html")) continue;
    const target = path.join(floor, file);
    const html = await readFile(target, "utf8");
    const bare = TAKEN_OUT.reduce((text, part) => text.replaceAll(part, ""), html);
    await writeFile(target, bare);
    await writeFile(`${target}.br`, await promisify(brotliCompress)(bare));
    await rm(`${target}.gz`, { force: true });
  }
}
