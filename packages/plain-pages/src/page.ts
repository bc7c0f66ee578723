import type { Assets } from "./assets";
import { checkAttributes, formsIn, islandsIn } from "./contents";
import { append, attribute, elementsIn, make, prepend, readPage, remove, setAttribute, type Page } from "./dom";
import { policyHash } from "./hash";
import type { Islands } from "./islands";
import type { Options } from "./options";
import { policy, SELF, type Sources } from "./policy";
import { Problem } from "./problem";
import { removeRuntime } from "./runtime";
import { speculationRules } from "./speculation";
import type { Styles } from "./styles";
import { writePage } from "./write";

/** What is the same for all the pages of a build. */
export type Site = {
  assets: Assets;
  styles: Styles;
  islands: Islands;
  options: Options;
  /** Whether Next lists the component that places islands among the client components of the pages. */
  placesIslands: boolean;
};

export type Finished = { html: string; sources: Sources };

/** Gives the files of Next's that the page asks for (fonts, imported pictures) their new addresses. */
async function connectFiles(file: string, { document }: Page, assets: Assets): Promise<void> {
  for (const element of elementsIn(document)) {
    for (const held of element.attrs) {
      for (const address of held.value.match(/[^\s,]*\/_next\/[^\s,]*/g) ?? []) {
        if (assets.isExported(address)) held.value = held.value.replace(address, await assets.take(file, address));
      }
    }
  }
}

/** Lets preloads of fonts be asked for where they are no hindrance. */
function tameFonts({ head }: Page, media: string): void {
  for (const element of elementsIn(head)) {
    if (attribute(element, "rel") === "preload" && attribute(element, "as") === "font")
      setAttribute(element, "media", media);
  }
}

/**
 * Puts the head in order, which is not always Next's: the declaration of the characters, the policy before all that it
 * governs, what is preloaded and what is waited for; then what machines ask of a page (title, description, canonical, feed,
 * sharing picture), of which some read no more than its first bytes; the styles last. A first screen needs all of it, and it
 * all comes with the first bytes.
 */
function orderHead(file: string, { head }: Page, css: string, sources: Sources): void {
  const elements = [...elementsIn(head)];
  const charset = elements.find((element) => attribute(element, "charset") !== undefined);
  if (!charset) throw new Problem(file, "has no <meta charset> to put the policy after.");
  const related = (to: string) => elements.filter((element) => attribute(element, "rel") === to);
  const first = [
    charset,
    make("meta", { "http-equiv": "Content-Security-Policy", content: policy(sources) }),
    ...elements.filter((element) => attribute(element, "name") === "viewport"),
    ...related("preload"),
    ...related("expect"),
  ];
  for (const element of first.toReversed()) {
    if (element.parentNode) remove(element);
    prepend(head, element);
  }
  if (css) append(head, make("style", {}, css));
}

/**
 * Makes a finished page of one that Next has exported: without the runtime, with its
 * islands' starter, its styles and its policy.
 * @param file the exported file, for messages
 * @throws Problem if something of the page would be dead or refused in the finished site
 */
export async function finishPage(file: string, source: string, site: Site): Promise<Finished> {
  const { assets, islands, options, styles } = site;
  const page = readPage(file, source);
  removeRuntime(file, page, assets);
  checkAttributes(file, page);

  const code = islandsIn(file, page, site);
  const { css, links } = await styles.takeFrom(file, page, [...code, islands.notice.content]);
  await connectFiles(file, page, assets);
  if (options.fontsMedia) tameFonts(page, options.fontsMedia);

  for (const link of links) append(page.body, link);
  const rules = speculationRules(assets.base);
  append(page.body, make("script", { type: "speculationrules" }, rules));
  const scripts = [policyHash(rules)];
  if (code.length > 0) {
    const addresses = {
      "data-start": assets.add(islands.bundle.name, islands.bundle.content),
      "data-notice": assets.add(islands.notice.name, islands.notice.content),
    };
    append(page.body, make("script", { type: "module", ...addresses }, islands.starter));
    scripts.push(SELF, policyHash(islands.starter));
  }
  const sources = {
    scripts,
    styles: [...(links.length > 0 ? [SELF] : []), ...(css ? [policyHash(css)] : [])],
    forms: formsIn(file, page),
  };
  orderHead(file, page, css, sources);
  return { html: writePage(file, page.document), sources };
}
