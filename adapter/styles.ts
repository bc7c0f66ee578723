import path from "node:path";
import { parse, type AtRule } from "postcss";
import type { Assets } from "./assets";
import { attribute, elementsIn, make, remove, removeAttributes, setAttribute, type Element, type Page } from "./dom";
import { nameHash } from "./hash";
import { Problem } from "./problem";
import { addressesInStyles, cut, forOldBrowsers, renameClasses, withAddresses } from "./rewrite";

/*
 * Each page carries its own rules, cut from the stylesheet that all share: it is painted with the first bytes that come,
 * and asks for nothing before (docs/decisions/0012). Rules that most readers never see their page in, such as those for
 * paper, are a file for all pages, asked for at the page's end.
 */

/** The rules for one medium, in the finished site; the media query under which browsers ask for them. */
type Apart = { media: string; address: string; css: string };

type Sheet = { own: string; apart: Apart[] };

/** A list of media queries as it can be compared, however it is written. */
const plain = (queries: string) => queries.replace(/\s+/g, "").toLowerCase();

/** Takes the outermost blocks for a medium out of a stylesheet. @returns the rules within them, and the rest */
function takeOut(css: string, media: string): { taken: string; rest: string } {
  const sheet = parse(css);
  const blocks = sheet.nodes.filter(
    (node): node is AtRule => node.type === "atrule" && node.name === "media" && plain(node.params) === plain(media),
  );
  for (const block of blocks) block.remove();
  const taken = blocks.flatMap(({ nodes = [] }) => nodes.map(String)).join("\n");
  return { taken, rest: String(sheet) };
}

const wordsOf = (element: Element) => (attribute(element, "class") ?? "").split(/\s+/).filter(Boolean);

/** «b» to «z», «bb», «cb», … Without «a», for «ad» is what blockers of advertisements hide. */
const nth = (index: number): string =>
  String.fromCharCode("b".charCodeAt(0) + (index % 25)) + (index < 25 ? "" : nth(Math.floor(index / 25) - 1));

/**
 * Calls the classes of a page by short names, one after the other as its rules name them, and takes off those without a rule.
 * Classes that the same elements have, and no others, get one name: no rule can tell them apart.
 * @param keeps whether somebody else may know a class by its name
 * @returns the page's rules with these names
 */
function shorten(css: string, elements: readonly Element[], keeps: (name: string) => boolean): string {
  const wearers = new Map<string, string>();
  for (const [place, element] of elements.entries())
    for (const name of new Set(wordsOf(element))) wearers.set(name, `${wearers.get(name) ?? ""} ${place}`);
  const free = Array.from({ length: 2 * wearers.size }, (_, index) => nth(index)).filter((name) => !wearers.has(name));
  const short = new Map<string, string>();
  const shortened = renameClasses(css, (name) => {
    const places = wearers.get(name);
    if (places === undefined || keeps(name)) return name;
    const chosen = short.get(places) ?? free.shift() ?? name;
    short.set(places, chosen).set(name, chosen);
    return chosen;
  });
  for (const element of elements) {
    const words = wordsOf(element).flatMap((name) => short.get(name) ?? (keeps(name) ? name : []));
    if (words.length > 0) setAttribute(element, "class", [...new Set(words)].join(" "));
    else removeAttributes(element, ["class"]);
  }
  return shortened;
}

/** The stylesheets of a build. */
export class Styles {
  /** By the addresses that pages name together: mostly all pages name the same. */
  readonly #sheets = new Map<string, Promise<Sheet>>();

  /** @param media lists of queries whose rules stand apart, by the names of their files (options.ts) */
  constructor(
    readonly assets: Assets,
    readonly media: Readonly<Record<string, string>> = {},
  ) {}

  /** Reads a stylesheet of Next's, whose files get their new addresses. */
  async #read(page: string, address: string): Promise<string> {
    const css = Buffer.from(await this.assets.read(page, address)).toString();
    const taken = new Map<string, string>();
    for (const written of addressesInStyles(css)) {
      if (written.startsWith("data:")) {
        const what = `has a stylesheet with a picture in it (${written.slice(0, 40)}…), which the policy refuses`;
        throw new Problem(page, `${what}: make it a file of public.`);
      }
      const absolute = path.posix.resolve(path.posix.dirname(address), written);
      taken.set(written, this.assets.isExported(absolute) ? await this.assets.take(page, absolute) : absolute);
    }
    return withAddresses(css, (written) => taken.get(written) ?? written);
  }

  async #join(page: string, addresses: readonly string[]): Promise<Sheet> {
    let own = "";
    // One after the other: of equal files the first that is asked for names both.
    for (const address of addresses) own += await this.#read(page, address);
    const apart: Apart[] = [];
    for (const [name, media] of Object.entries(this.media)) {
      const { taken, rest } = takeOut(own, media);
      own = rest;
      const css = forOldBrowsers(taken);
      if (css !== "") apart.push({ media, css, address: this.assets.add(`${name}.${nameHash(css)}.css`, css) });
    }
    return { own, apart };
  }

  /**
   * Takes the links to stylesheets out of a page.
   * @param file the page, for messages
   * @param code that of the page's islands: any word in it may be a class that they set
   * @returns the rules for the page, and the links that belong at its end
   * @throws Problem for a `data:` address, which the policy would refuse
   */
  async takeFrom(
    file: string,
    { document }: Page,
    code: readonly string[],
  ): Promise<{ css: string; links: Element[] }> {
    const elements = [...elementsIn(document)];
    const sheets = elements.filter((element) => attribute(element, "rel") === "stylesheet");
    const addresses = sheets.map((sheet) => attribute(sheet, "href") ?? "");
    const key = addresses.join(" ");
    const joined = this.#sheets.get(key) ?? this.#join(file, addresses);
    this.#sheets.set(key, joined);
    const { own, apart } = await joined;
    sheets.forEach(remove);

    const classes = new Set(elements.flatMap(wordsOf));
    const names = new Set(elements.map(({ tagName }) => tagName.toLowerCase()));
    const inCode = (word: string) => code.some((text) => text.includes(word));
    const css = cut(own, {
      hasClass: (name) => classes.has(name) || inCode(name),
      hasElement: (name) => names.has(name) || inCode(`"${name}"`),
      reads: (property) =>
        inCode(property) ||
        apart.some((other) => other.css.includes(property)) ||
        elements.some(({ attrs }) => attrs.some(({ value }) => value.includes(property))),
    });
    const links = apart.map(({ media, address }) => make("link", { rel: "stylesheet", media, href: address }));
    const known = (name: string) => inCode(name) || apart.some((other) => other.css.includes(name));
    return { css: forOldBrowsers(shorten(css, elements, known)), links };
  }
}
