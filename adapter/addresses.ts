import { readFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "lightningcss";
import { parse } from "parse5";
import { isText } from "./compress";
import { attribute, elementsIn, textOf, type Element } from "./dom";
import { filesIn } from "./files";
import { Problem } from "./problem";

/*
 * Whatever a finished file names must be there before readers see it: one page with a
 * picture that never comes is a fault that nobody notices until it is published.
 */

/** Attributes that hold one address; `data-start` and `data-notice` are those of the islands' starter (page.ts). */
const SINGLE = ["href", "src", "poster", "action", "data-start", "data-notice"];

/** Attributes that hold several, each with a width or a density. */
const LISTS = ["srcset", "imagesrcset"];

/** The site as its files name it. */
type Site = {
  /** Where it is published, and the sub-path, empty or such as `/periodico`. */
  address: string;
  base: string;
  /** Addresses of the same server that others answer. */
  elsewhere?: readonly string[];
};

function* addressesOf(element: Element): Generator<string> {
  for (const name of SINGLE) {
    const value = attribute(element, name);
    if (value !== undefined) yield value;
  }
  for (const name of LISTS) {
    for (const entry of (attribute(element, name) ?? "").split(/,\s+/)) yield entry.trim().split(/\s+/)[0] ?? "";
  }
}

function addressesInStyles(css: string): string[] {
  const found: string[] = [];
  transform({ filename: "page.css", code: Buffer.from(css), visitor: { Url: ({ url }) => void found.push(url) } });
  return found;
}

/** What a file names by addresses of its own kind: a page's links and files, a stylesheet's fonts and pictures. */
function named(file: string, text: string): string[] {
  if (file.endsWith(".css")) return addressesInStyles(text);
  if (!file.endsWith(".html")) return [];
  return [...elementsIn(parse(text))].flatMap((element) => [
    ...addressesOf(element),
    ...(element.tagName === "style" ? addressesInStyles(textOf(element)) : []),
  ]);
}

/** The addresses of the site, with its server's name, in a text: a feed's, a site map's, those of what search engines are shown. */
function wholeAddresses(text: string, { address, base }: Site): string[] {
  const found: string[] = [];
  const start = new URL(address).origin + base;
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + start.length)) {
    const [rest = ""] = /^[^\s"'<>()\\,]*/.exec(text.slice(at + start.length)) ?? [];
    // A longer name that begins in the same way is another's; a full stop ends a sentence.
    if (rest === "" || /^[/?#]/.test(rest)) found.push(base + rest.replaceAll("&amp;", "&").replace(/[.;:!]+$/, ""));
  }
  return found;
}

/**
 * The file that an address leads to, within the site; undefined where it leads elsewhere.
 * @param from the file that names it
 */
function fileAt(named: string, from: string, { address, base }: Site, files: ReadonlySet<string>): string | undefined {
  const { origin } = new URL(address);
  const here = `${origin}${base}/${from}`;
  if (!URL.canParse(named, here)) return undefined;
  const url = new URL(named, here);
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(`${base}/`)) return undefined;
  const file = decodeURI(url.pathname.slice(base.length)).replace(/^\/|\/$/g, "");
  return files.has(file) ? file : path.posix.join(file, "index.html");
}

/**
 * Sees to it that every address of the site that its finished files name leads to one of them.
 * @param folder the finished site
 * @throws Problem naming each address that leads nowhere, with the first file that names it
 */
export async function checkAddresses(folder: string, site: Site): Promise<void> {
  const present = await filesIn(folder);
  const files = new Set(present);
  const elsewhere = new Set(site.elsewhere);
  const missing = new Map<string, string>();
  for (const file of present.filter(isText)) {
    const text = await readFile(path.join(folder, file), "utf8");
    for (const address of [...named(file, text), ...wholeAddresses(text, site)]) {
      const target = fileAt(address, file, site, files);
      if (target !== undefined && !files.has(target) && !elsewhere.has(address) && !missing.has(address))
        missing.set(address, file);
    }
  }
  const [first, ...others] = [...missing].map(([address, file]) => ({
    file,
    what: `names ${address}, which is not in the finished site.`,
  }));
  if (first) throw new Problem(first.file, first.what + others.map(({ file, what }) => `\n${file}: ${what}`).join(""));
}
