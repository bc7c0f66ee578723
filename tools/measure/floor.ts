import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { filesIn } from "../../adapter/files";

/*
 * The floor of a page is the page itself with its styles within it and every script and web font taken out: what its own
 * words, style and pictures cost. Nothing that runs in a browser could be faster without printing less.
 */

const SCRIPT = /<script\b[^>]*>[^]*?<\/script>/g;
const PRELOADED_FONT = /<link\b[^>]*\bas="?font[^>]*>/g;
const POLICY = /<meta http-equiv="?Content-Security-Policy[^>]*>/gi;
const SHEET = /<link\b[^>]*\brel="?stylesheet[^>]*>/g;
const RELATIVE = /(url\(["']?)(?!data:|#)([^)"']+)/g;
const FETCHED_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** The sheets that a page links, for screens: their text in place of the link. */
async function withinPage(site: string, page: string, html: string): Promise<string> {
  let text = html;
  for (const [link] of html.matchAll(SHEET)) {
    const address = /\bhref="?([^"\s>]+)/.exec(link)?.[1] ?? "";
    const sheet = new URL(address, new URL(page, "http://site/"));
    const css = await readFile(path.join(site, decodeURI(sheet.pathname)), "utf8");
    // Its addresses begin where it lay.
    const moved = css.replace(RELATIVE, (_, before: string, to: string) => before + new URL(to, sheet).pathname);
    text = text.replace(link, () => (/\bmedia=/.test(link) ? "" : `<style>${moved}</style>`));
  }
  return text;
}

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
    const html = await withinPage(site, file, await readFile(target, "utf8"));
    const bare = [SCRIPT, PRELOADED_FONT, POLICY, FETCHED_FONT].reduce((text, part) => text.replace(part, ""), html);
    await writeFile(target, bare);
    await writeFile(`${target}.br`, await promisify(brotliCompress)(bare));
    await rm(`${target}.gz`, { force: true });
  }
}
