import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "lightningcss";
import { serialize } from "parse5";
import { compress } from "../../adapter/compress";
import {
  attribute,
  elementsIn,
  readPage,
  remove,
  removeAttributes,
  setAttribute,
  textOf,
  type Element,
} from "../../adapter/dom";
import { filesIn } from "../../adapter/files";
import { policyHash } from "../../adapter/hash";

/*
 * The floor of a page is the page itself with every script and every web font taken
 * out: what the pages' own words, style and pictures cost by themselves. Nothing
 * that runs in a browser could be faster without printing less.
 */

/** What marks an island for the scripts that are gone. */
const ISLAND_MARKS = ["data-island", "data-props"];

/** A stylesheet without the fonts that come over the wire; the measured stand-ins from the reader's own machine stay. */
function withoutFonts(css: string): string {
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        "font-face"({ value }) {
          const fetched = value.properties.some(
            (property) => property.type === "source" && property.value.some((source) => source.type === "url"),
          );
          return fetched ? [] : undefined;
        },
      },
    },
  });
  return Buffer.from(code).toString("utf8");
}

const isFontPreload = (element: Element) =>
  attribute(element, "rel") === "preload" && attribute(element, "as") === "font";

/** A page's policy without its scripts, and with the changed hashes of its styles. */
const floorPolicy = (policy: string, styles: ReadonlyMap<string, string>): string =>
  [...styles]
    .reduce((text, [before, after]) => text.replace(before, after), policy)
    .replace(/script-src [^;]*/, "script-src 'none'");

/**
 * A finished page without its scripts and fonts, under a policy that lets its changed style pass.
 * @param file for messages
 */
export function floorPage(file: string, html: string): string {
  const { document } = readPage(file, html);
  const changed = new Map<string, string>();
  for (const element of elementsIn(document)) {
    if (element.tagName === "script" || isFontPreload(element)) remove(element);
    removeAttributes(element, ISLAND_MARKS);
    if (element.tagName !== "style") continue;
    const before = textOf(element);
    const css = withoutFonts(before);
    for (const text of element.childNodes) if ("value" in text) text.value = css;
    changed.set(policyHash(before), policyHash(css));
  }
  for (const element of elementsIn(document)) {
    if (attribute(element, "http-equiv") !== "Content-Security-Policy") continue;
    setAttribute(element, "content", floorPolicy(attribute(element, "content") ?? "", changed));
  }
  return serialize(document);
}

/**
 * Makes the floor of a finished site.
 * @param site the finished site
 * @param floor where it is put
 */
export async function makeFloor(site: string, floor: string): Promise<void> {
  await cp(site, floor, { recursive: true });
  for (const file of await filesIn(floor)) {
    const finish = file.endsWith(".html")
      ? (text: string) => floorPage(file, text)
      : file.endsWith(".css")
        ? withoutFonts
        : undefined;
    if (!finish) continue;
    const target = path.join(floor, file);
    await writeFile(target, finish(await readFile(target, "utf8")));
    await compress(target);
  }
}
