import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "parse5";
import { attribute, elementsIn, removeAttributes } from "plain-pages/dom";
import { write } from "../../lib/disk";
import { filesIn } from "../../lib/folders";
import { ARCHIVE_FOLDER, basePath } from "../../lib/paths";
import { Stop } from "../../lib/stop";
import { archivePath, publicAddress } from "../../paper/address";
import { change, changeText, withAttribute, written } from "./html";

/*
 * An edition's pages once more, below /hemeroteca and the day of its close, where they stay when others have come. They ask
 * for the same files as the day's, and name themselves as canonical.
 */

const PAGE = /(^|\/)index\.html$/;

/** An edition's pages by their names («politica», the front's is empty), and where they begin, within the site and in public. */
export type Move = { pages: readonly string[]; from: Place; to: Place };
type Place = { within: string; public: string };

/** An address, moved if the rest of it is one of the pages, or a place on one. */
function moved(address: string, from: string, to: string, isPage: (name: string) => boolean): string {
  if (!address.startsWith(from)) return address;
  const rest = address.slice(from.length);
  return isPage(rest.replace(/#.*$/, "")) ? to + rest : address;
}

/** The same value with every text in it changed. */
function withTexts(value: unknown, to: (text: string) => string): unknown {
  if (typeof value === "string") return to(value);
  if (Array.isArray(value)) return value.map((one) => withTexts(one, to));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTexts(one, to)]));
}

/** Where a page says which address is its own: to search engines, and to whoever shares it. */
const NAMING = [
  { key: "rel", value: "canonical", address: "href" },
  { key: "property", value: "og:url", address: "content" },
] as const;

/**
 * A page as the archive has it: what leads to pages of its edition stays within it, but for the way to the day's front.
 * @param name of the page
 * @throws Stop if it does not say which edition it is of, or not which address is its own
 */
export function archived(name: string, html: string, { pages, from, to }: Move): string {
  const document = parse(html);
  const file = `${name || "index"}.html`;
  const today = withAttribute(document, "data-today", file);
  removeAttributes(withAttribute(document, "data-archived", file), ["hidden", "data-archived"]);
  const isPage = (page: string) => pages.includes(page);
  // The front's address is the newspaper's and the site's too: in a graph it stays.
  const inGraph = (text: string) => moved(text, from.public, to.public, (page) => page !== "" && isPage(page));
  const elements = [...elementsIn(document)];
  for (const element of elements) {
    if (element.tagName === "a" && element !== today && attribute(element, "href") !== undefined)
      change(element, "href", file, (address) => moved(address, from.within, to.within, isPage));
    if (attribute(element, "type") === "application/ld+json")
      changeText(element, (json) => JSON.stringify(withTexts(JSON.parse(json), inGraph)).replaceAll("<", "\\u003c"));
  }
  removeAttributes(today, ["data-today"]);
  for (const { key, value, address } of NAMING) {
    const own = elements.filter((element) => attribute(element, key) === value);
    if (own.length === 0)
      throw new Stop(`${file}: no dice cuál es su dirección (${value}), que en la hemeroteca es otra`);
    for (const element of own) change(element, address, file, () => to.public + name);
  }
  return written(document);
}

/**
 * Writes them into a site that is being finished, if the newspaper keeps an archive.
 * @param site its folder, with the pages of the day in it
 * @param place where the edition stays
 */
export async function writeArchive(site: string, place = archivePath): Promise<void> {
  if (!place) return;
  const files = filesIn(site).filter((file) => PAGE.test(file) && !file.startsWith(`${ARCHIVE_FOLDER}/`));
  const nameOf = (file: string) => file.replace(/\/?index\.html$/, "");
  const move: Move = {
    pages: files.map(nameOf),
    from: { within: `${basePath}/`, public: publicAddress("/") },
    to: { within: `${basePath}${place}/`, public: publicAddress(`${place}/`) },
  };
  for (const file of files) {
    const html = await readFile(path.join(site, file), "utf8");
    await write(path.join(site, place, file), archived(nameOf(file), html, move));
  }
}
