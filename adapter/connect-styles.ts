import path from "node:path";
import type { Assets } from "./assets";
import {
  append,
  attribute,
  elementsIn,
  insertBefore,
  make,
  remove,
  removeAttributes,
  setAttribute,
  type Element,
  type Page,
} from "./dom";
import { nameHash } from "./hash";
import type { Options } from "./options";
import { SELF } from "./policy";
import { classesIn } from "./rewrite";
import { shortNames, withNames } from "./short-names";
import { joinedStyles, pageStyles, partsOf, type Parts } from "./styles";

/** The names in an element's `class`. */
const classesAt = (element: Element): string[] => (attribute(element, "class") ?? "").split(/\s+/).filter(Boolean);

/** Names every element's classes anew; an element that is left none has no `class`. */
function nameClasses(elements: readonly Element[], anew: (names: string[]) => string[]): void {
  for (const element of elements) {
    if (attribute(element, "class") === undefined) continue;
    const names = anew(classesAt(element));
    if (names.length > 0) setAttribute(element, "class", names.join(" "));
    else removeAttributes(element, ["class"]);
  }
}

/**
 * Writes what compresses best: the names that the page has most often first in each `class`, and that first of
 * the attributes.
 */
function sortClasses(elements: readonly Element[]): void {
  const times = new Map<string, number>();
  for (const name of elements.flatMap(classesAt)) times.set(name, (times.get(name) ?? 0) + 1);
  const often = (name: string) => times.get(name) ?? 0;
  nameClasses(elements, (names) => names.sort((one, other) => often(other) - often(one) || (one < other ? -1 : 1)));
  const isClass = ({ name }: { name: string }) => Number(name === "class");
  for (const { attrs } of elements) attrs.sort((one, other) => isClass(other) - isClass(one));
}

/** The parts of a build's styles, by the addresses of their sheets. */
const known = new WeakMap<Assets, Map<string, Promise<Parts>>>();

/** The parts of a page's styles. Most pages have the same sheets, and to take those apart takes longer than all the rest. */
function partsFor(file: string, addresses: readonly string[], { assets, options }: Site): Promise<Parts> {
  const take = async (address: string) => (assets.isExported(address) ? assets.take(file, address) : address);
  const read = async (address: string) => Buffer.from(await assets.read(file, address)).toString("utf8");
  const make = async () => {
    const sheets = await Promise.all(addresses.map(async (address) => ({ address, css: await read(address) })));
    return partsOf(await joinedStyles({ page: file, sheets, take }), options.stylesApart ?? {});
  };
  const ofBuild = known.get(assets) ?? new Map<string, Promise<Parts>>();
  known.set(assets, ofBuild);
  const parts = ofBuild.get(addresses.join(" ")) ?? make();
  ofBuild.set(addresses.join(" "), parts);
  return parts;
}

type Site = {
  assets: Assets;
  options: Options;
  /** The code of the page's islands. */
  code: readonly string[];
};

/**
 * Gives a page one stylesheet, cut to what it can need, with short names for its utilities, and those for other media.
 * @returns the sources that the policy must let them come from
 */
export async function connectStyles(file: string, page: Page, site: Site): Promise<string[]> {
  const { assets, code } = site;
  const { document, head } = page;
  const links = [...elementsIn(head)].filter((element) => attribute(element, "rel") === "stylesheet");
  const [first] = elementsIn(head);
  if (!first || links.length === 0) return [];
  const parts = await partsFor(
    file,
    links.map((link) => attribute(link, "href") ?? ""),
    site,
  );
  const { others } = parts;
  const elements = [...elementsIn(document)];
  const classes = new Set(elements.flatMap(classesAt));
  // Generous with islands: any mention in their code counts.
  const inCode = (name: string) => code.some((text) => text.includes(name));
  const css = pageStyles(parts, {
    uses: (name) => classes.has(name) || inCode(name),
    mentions: (name) =>
      inCode(name) ||
      others.some((other) => other.css.includes(name)) ||
      elements.some(({ attrs }) => attrs.some(({ value }) => value.includes(name))),
  });

  const styled = classesIn(css);
  // Sheets that all pages share know names as they are written.
  const keeps = (name: string) => parts.shared.has(name) || inCode(name);
  // Names of which neither a stylesheet nor an island knows are marks of libraries.
  nameClasses(elements, (names) => names.filter((name) => styled.has(name) || keeps(name)));
  const short = shortNames(css, elements.map(classesAt), keeps);
  nameClasses(elements, (names) => [...new Set(names.map((name) => short.get(name) ?? name))]);
  sortClasses(elements);

  const named = withNames(css, short);
  const address = assets.add(`${path.basename(file, ".html")}.${nameHash(named)}.css`, named);
  // Before the fonts: some servers answer in the order of the questions.
  insertBefore(make("link", { rel: "stylesheet", href: address }), first);
  for (const other of others) {
    const href = assets.add(`${other.name}.${nameHash(other.css)}.css`, other.css);
    // Of equal weight they prevail, for they stand after the others.
    append(head, make("link", { rel: "stylesheet", media: other.media, href }));
  }
  links.forEach(remove);
  return [SELF];
}
