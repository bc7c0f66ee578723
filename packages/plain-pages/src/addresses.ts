import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "parse5";
import { isText } from "./compress";
import { attribute, elementsIn, textOf, type Element } from "./dom";
import { filesIn } from "./files";
import { stopFor } from "./problem";
import { addressesInStyles } from "./rewrite";

/*
 * Whatever a finished file names must be there before readers see it: one page with a picture that never comes is a fault
 * that nobody notices until it is published. The one place that says which addresses a file names and which file each leads
 * to, for whoever finishes, publishes or tests a site.
 */

/** Attributes that hold one address; `data-start` and `data-notice` are those of the islands' starter (page.ts). */
const SINGLE = ["href", "src", "poster", "action", "formaction", "cite", "data", "data-start", "data-notice"];

/** Attributes that hold several, each with a width or a density. */
const LISTS = ["srcset", "imagesrcset"];

/** The site as its files name it. */
export type Site = {
  /** Where it is published, such as `https://periodico.example`, and the sub-path, empty or such as `/periodico`. */
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
  // What an island is given.
  for (const [, prop = ""] of (attribute(element, "data-props") ?? "").matchAll(/"(\/[^"]*)"/g)) yield prop;
  if (element.tagName === "style") yield* addressesInStyles(textOf(element));
}

/** The addresses that a manifest names: where the site begins, its icons, and whatever else has an address of its own. */
function addressesInManifest(text: string): string[] {
  const found: string[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (/^(src|url|start_url|scope)$/.test(key) && typeof value === "string") found.push(value);
    return value;
  });
  return found;
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
 * Every address that a finished file names: a page's links and files, a stylesheet's fonts and pictures, a manifest's icons, and in any text
 * those of the site that are written with its server's name.
 * @param file its path within the site, whose ending says of what kind it is
 * @returns the addresses as they are written; those with the server's name from the path on
 */
function addressesIn(file: string, text: string, site: Site): string[] {
  const named = () => {
    if (file.endsWith(".css")) return [...addressesInStyles(text)];
    if (file.endsWith(".webmanifest")) return addressesInManifest(text);
    return file.endsWith(".html") ? [...elementsIn(parse(text))].flatMap((element) => [...addressesOf(element)]) : [];
  };
  return [...named(), ...wholeAddresses(text, site)];
}

/** An address, read, or undefined: URL.canParse of Node 20 and 22 forgets letters outside of ASCII after some thousand calls. */
function readAddress(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * The file that an address leads to.
 * @param address as it is written in a file of the site
 * @param from the path of that file
 * @param files the paths of all files of the site, as addresses write them
 * @returns a path within the site, also of a file that is not there; undefined where the address leads elsewhere
 */
function fileAt(
  address: string,
  from: string,
  { address: published, base }: Site,
  files: ReadonlySet<string>,
): string | undefined {
  const { origin } = new URL(published);
  const here = `${origin}${base}/${from}`;
  const url = readAddress(address, here);
  if (!url) return undefined;
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(`${base}/`)) return undefined;
  const file = url.pathname.slice(base.length).replace(/^\/|\/$/g, "");
  return files.has(file) ? file : path.posix.join(file, "index.html");
}

/**
 * Sees to it that every address of the site that its finished files name leads to one of them.
 * @param folder where the site lies
 * @throws Problem naming each address that leads nowhere, with the first file that names it
 */
export async function checkAddresses(folder: string, site: Site): Promise<void> {
  const present = await filesIn(folder);
  // As addresses write them; one that no file has, such as «/100%», is no reason to stop short of saying so.
  const files = new Set(present.map((file) => encodeURI(file)));
  const broken = new Map<string, { file: string; what: string }>();
  for (const file of present.filter(isText)) {
    for (const address of addressesIn(file, await readFile(path.join(folder, file), "utf8"), site)) {
      const target = fileAt(address, file, site, files);
      const lies = (place: string) => address === place || address.startsWith(`${place}/`);
      const leads = target === undefined || files.has(target) || site.elsewhere?.some(lies);
      const what = `names ${address}, which is not in the finished site.`;
      if (!leads && !broken.has(address)) broken.set(address, { file, what });
    }
  }
  stopFor([...broken.values()]);
}
