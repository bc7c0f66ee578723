import path from "node:path";
import { parse, type AtRule } from "postcss";
import type { Assets } from "./assets";
import {
  attribute,
  elementsIn,
  make,
  remove,
  removeAttributes,
  setFirstAttribute,
  type Element,
  type Page,
} from "./dom";
import { nameHash } from "./hash";
import { sharedNames, shortNames } from "./names";
import { Problem } from "./problem";
import {
  addressesInStyles,
  classesIn,
  cut,
  familiesIn,
  forOldBrowsers,
  propertiesIn,
  type Present,
  withAddresses,
  withClasses,
  withFamilies,
  withProperties,
} from "./rewrite";

/*
 * Each page carries its own rules, cut from the stylesheet that all share: it is painted with the first bytes that come,
 * and asks for nothing before. Rules that most readers never see their page in, such as those for paper, are a file for all
 * pages, asked for at the page's end.
 */

/** The rules for one medium, in the finished site; the media query under which browsers ask for them. */
type Apart = { media: string; address: string; css: string };

/**
 * The rules of the whole but for what stands apart, and what all pages call alike: families of fonts, custom properties, which
 * are read apart too, and the classes that rules apart name.
 */
type Sheet = {
  own: string;
  apart: Apart[];
  /** The classes of both. */
  classes: Set<string>;
  /** Those of the rules apart. */
  fixed: Set<string>;
  property: (name: string) => string;
  shared: (name: string) => string;
  readApart: string[];
  /** Custom properties that are read or set there. */
  propertiesApart: Set<string>;
};

/** Where a custom property is read, in styles and in attributes of drawings. */
const READ = /var\((--[\w-]+)/g;
const readIn = (text: string): string[] => Array.from(text.matchAll(READ), ([, name = ""]) => name);

/** The words of scripts, of which any may be a class that they set. */
const wordsIn = (code: readonly string[]) => new Set(code.flatMap((text) => text.split(/[\s"'`]+/)));

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

/** The classes that an element is written with. */
const classesOf = (element: Element): string[] => attribute(element, "class")?.match(/\S+/g) ?? [];

/**
 * The elements that a page may hold: its own, and what its code may put there or set on them.
 * @param written the classes of each element
 * @param words those of the code
 * @param inCode whether a text stands in the code
 */
function presentOn(
  elements: readonly Element[],
  written: ReadonlyMap<unknown, readonly string[]>,
  words: ReadonlySet<string>,
  inCode: (text: string) => boolean,
): Pick<Present, "hasClass" | "hasElement" | "hasChild" | "hasValue"> {
  const classes = new Set([...written.values()].flat());
  const names = new Set(elements.map(({ tagName }) => tagName.toLowerCase()));
  const pairs = new Set<string>();
  for (const element of elements)
    for (const parent of written.get(element.parentNode) ?? [])
      for (const child of written.get(element) ?? []) pairs.add(`${parent} ${child}`);
  return {
    hasClass: (name) => classes.has(name) || words.has(name),
    hasElement: (name) => names.has(name) || inCode(`"${name}"`),
    hasChild: (parent, child) => pairs.has(`${parent} ${child}`) || words.has(parent) || words.has(child),
    hasValue: (name, value) => words.has(value) || elements.some((element) => attribute(element, name) === value),
  };
}

/** The stylesheets of a build. */
export class Styles {
  /** By the addresses that pages name together: mostly all pages name the same. */
  readonly #sheets = new Map<string, Promise<Sheet>>();

  /** The names of the files for media of which some sheet has had rules. */
  readonly #found = new Set<string>();

  /**
   * @param media lists of queries whose rules stand apart, by the names of their files (options.ts)
   * @param code all scripts of the site: custom properties that they name keep their names
   */
  constructor(
    readonly assets: Assets,
    readonly media: Readonly<Record<string, string>> = {},
    readonly code: readonly string[] = [],
  ) {}

  /** Whether some script of the site has a name in it. */
  readonly #isNamed = (name: string): boolean => this.code.some((one) => one.includes(name));

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
    const property = sharedNames(propertiesIn(own), "--", this.#isNamed);
    own = withProperties(own, property);
    const words = wordsIn(this.code);
    const isWord = (name: string) => words.has(name);
    own = withFamilies(own, sharedNames(familiesIn(own), "", isWord));
    const parts: { name: string; media: string; rules: string }[] = [];
    for (const [name, media] of Object.entries(this.media)) {
      const { taken, rest } = takeOut(own, media);
      own = rest;
      parts.push({ name, media, rules: taken });
    }
    const classes = classesIn(own);
    const theirs = classesIn(parts.map(({ rules }) => rules).join("\n"));
    const shared = sharedNames(theirs, "", isWord, (name) => classes.has(name));
    const apart: Apart[] = [];
    for (const { name, media, rules } of parts) {
      const css = forOldBrowsers(withClasses(rules, shared));
      if (css === "") continue;
      this.#found.add(name);
      apart.push({ media, css, address: this.assets.add(`${name}.${nameHash(css)}.css`, css) });
    }
    return {
      own: withClasses(own, shared),
      apart,
      classes: new Set([...classes, ...theirs].map(shared)),
      fixed: new Set([...theirs].map(shared)),
      property,
      shared,
      readApart: readIn(apart.map(({ css }) => css).join("")),
      propertiesApart: propertiesIn(parts.map(({ rules }) => rules).join("\n")),
    };
  }

  /**
   * Sees to it, once all pages have been asked for, that no list of media was written for nothing.
   * @throws Problem for one whose words no stylesheet has
   */
  checkMedia(): void {
    for (const [name, media] of Object.entries(this.media)) {
      if (this.#found.has(name)) continue;
      throw new Problem("stylesApart", `no stylesheet has an outermost «@media ${media}», which is to be ${name}.css.`);
    }
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
    const sheet = await joined;
    sheets.forEach(remove);
    // A class that has such a word in its name is called what its rule calls it.
    const attributes = elements.flatMap(({ attrs }) => attrs).filter(({ name }) => name !== "class");
    for (const held of attributes)
      held.value = held.value.replace(READ, (_, name: string) => `var(${sheet.property(name)}`);

    const written = new Map(elements.map((element) => [element, classesOf(element).map(sheet.shared)]));
    const words = wordsIn(code);
    const inCode = (text: string) => code.some((one) => one.includes(text));
    const read = new Set([...sheet.readApart, ...attributes.flatMap(({ value }) => readIn(value))]);
    const css = cut(sheet.own, {
      ...presentOn(elements, written, words, inCode),
      reads: (name) => read.has(name) || inCode(name),
      sets: (name) => sheet.propertiesApart.has(name) || this.#isNamed(name),
    });
    // Without what libraries write for other people's stylesheets.
    const lists = [...written.values()].map((list) => list.filter((name) => sheet.classes.has(name) || inCode(name)));
    const short = shortNames(css, lists, (name) => words.has(name) || sheet.fixed.has(name));
    for (const [at, element] of elements.entries()) {
      const kept = new Set(lists[at]?.map(short));
      removeAttributes(element, ["class"]);
      // First, right after the element's name: what elements have alike stands together then, and compresses best.
      if (kept.size > 0) setFirstAttribute(element, "class", [...kept].join(" "));
    }
    const links = sheet.apart.map(({ media, address }) => make("link", { rel: "stylesheet", media, href: address }));
    return { css: forOldBrowsers(withClasses(css, short)), links };
  }
}
