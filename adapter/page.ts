import { serialize } from "parse5";
import type { Assets } from "./assets";
import { connectStyles } from "./connect-styles";
import {
  append,
  attribute,
  closest,
  elementsIn,
  insertBefore,
  make,
  readPage,
  remove,
  removeAttributes,
  removeComments,
  setAttribute,
  textOf,
  type Element,
  type Page,
} from "./dom";
import { policyHash } from "./hash";
import type { Islands } from "./islands";
import type { Options } from "./options";
import { policy, SELF, type Sources } from "./policy";
import { Problem } from "./problem";
import { speculationRules } from "./speculation";

/** What is the same for all the pages of a build. */
export type Site = {
  assets: Assets;
  islands: Islands;
  options: Options;
  /** Whether Next lists the component that places islands among the client components of the pages. */
  placesIslands: boolean;
};

export type Finished = { html: string; sources: Sources };

const DATA_SCRIPT = /json$/;
/** How the runtime's inline scripts begin. */
export const NEXT_INLINE = /^(\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\])/;

/** The page's script elements that run, told from those that only hold data. */
const runningScripts = ({ document }: Page): Element[] =>
  [...elementsIn(document)].filter(
    (element) => element.tagName === "script" && !DATA_SCRIPT.test(attribute(element, "type") ?? ""),
  );

/** Removes the scripts of Next's runtime, and refuses any other: the policy would let none of them run. */
function removeRuntime(file: string, page: Page, assets: Assets): void {
  for (const script of runningScripts(page)) {
    const src = attribute(script, "src");
    const known = src === undefined ? NEXT_INLINE.test(textOf(script).trim()) : assets.isExported(src);
    if (!known) {
      throw new Problem(
        file,
        `has a script that is neither data nor of Next's runtime (${(src ?? textOf(script)).slice(0, 60)}…), and the policy would refuse it. What runs in the browser is an island; a page has no Suspense boundary that waits.`,
      );
    }
    remove(script);
  }
}

/** Removes what only the runtime reads: preloads of scripts, marks on elements, comments between texts. */
function removeTraces({ document, body }: Page): void {
  for (const element of elementsIn(document)) {
    const rel = attribute(element, "rel");
    const forScripts = rel === "modulepreload" || (rel === "preload" && attribute(element, "as") === "script");
    if (forScripts || attribute(element, "name") === "next-size-adjust") remove(element);
    removeAttributes(element, ["data-precedence", "data-href", "nonce"]);
    // In HTML the parser gives drawings their namespace.
    if (element.tagName === "svg") removeAttributes(element, ["xmlns"]);
  }
  removeComments(document);
  // The place where Next would stream metadata.
  for (const child of elementsIn(body)) {
    if (
      child.parentNode === body &&
      child.attrs.length === 1 &&
      attribute(child, "hidden") === "" &&
      child.childNodes.length === 0
    ) {
      remove(child);
    }
  }
}

/** Refuses what the policy would silently take away from the page. */
function checkAttributes(file: string, { document }: Page): void {
  for (const element of elementsIn(document)) {
    for (const { name } of element.attrs) {
      if (name !== "style" && !/^on[a-z]/.test(name)) continue;
      throw new Problem(
        file,
        `has <${element.tagName} ${name}="…">, which the policy refuses: write a class, or an attribute that the stylesheet reads.`,
      );
    }
  }
}

/**
 * Gives the code of the islands that the page places.
 * @throws Problem for one that is not there, that stands within another, or that Next's lists do not know of
 */
function islandsIn(file: string, { body }: Page, { islands, options, placesIslands }: Site): string[] {
  return [...elementsIn(body)].flatMap((element) => {
    const name = attribute(element, "data-island");
    if (name === undefined) return [];
    const code = islands.code.get(name);
    if (code === undefined) {
      throw new Problem(file, `has an island «${name}», but there is no ${options.islands}/${name}.tsx.`);
    }
    if (!placesIslands) {
      throw new Problem(
        file,
        `has an island «${name}», but Next does not list ${options.island} among its client modules. Does it begin with "use client"? If so, Next's lists have changed: see adapter/client-modules.ts.`,
      );
    }
    const { parentNode } = element;
    if (
      parentNode &&
      "attrs" in parentNode &&
      closest(parentNode, (around) => attribute(around, "data-island") !== undefined)
    ) {
      throw new Problem(file, `has the island «${name}» within another. Islands stand side by side.`);
    }
    return [code];
  });
}

/** Lets preloads of fonts be asked for where they are no hindrance. */
function tameFonts({ head }: Page, media: string): void {
  for (const element of elementsIn(head)) {
    if (attribute(element, "rel") === "preload" && attribute(element, "as") === "font")
      setAttribute(element, "media", media);
  }
}

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

/**
 * Where the page's forms lead: each origin once.
 * @throws Problem for a form whose address is none, which would send what is typed to the page itself
 */
function formsIn(file: string, { body }: Page): string[] {
  const forms = [...elementsIn(body)].filter(({ tagName }) => tagName === "form");
  const origins = forms.map((form) => {
    const action = attribute(form, "action");
    if (!action) throw new Problem(file, "has a <form> without an action: a page of files can receive nothing.");
    return /^https?:/.test(action) ? new URL(action).origin : SELF;
  });
  return [...new Set(origins)].sort();
}

/** Puts the policy before all that it governs: right after the declaration of the characters. */
function putPolicy(file: string, { head }: Page, sources: Sources): void {
  const charset = [...elementsIn(head)].find((element) => attribute(element, "charset") !== undefined);
  if (!charset) throw new Problem(file, "has no <meta charset> to put the policy after.");
  remove(charset);
  const [first] = elementsIn(head);
  const meta = make("meta", { "http-equiv": "Content-Security-Policy", content: policy(sources) });
  for (const element of [charset, meta]) {
    if (first) insertBefore(element, first);
    else append(head, element);
  }
}

/**
 * Makes a finished page of one that Next has exported: without the runtime, with its
 * islands' starter, its styles and its policy.
 * @param file the exported file, for messages
 * @throws Problem if something of the page would be dead or refused in the finished site
 */
export async function finishPage(file: string, source: string, site: Site): Promise<Finished> {
  const { assets, islands, options } = site;
  const page = readPage(file, source);
  removeRuntime(file, page, assets);
  removeTraces(page);
  checkAttributes(file, page);

  const code = islandsIn(file, page, site);
  const styles = await connectStyles(file, page, { assets, options, code });
  await connectFiles(file, page, assets);
  if (options.fontsMedia) tameFonts(page, options.fontsMedia);

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
  const sources = { scripts, styles, forms: formsIn(file, page) };
  putPolicy(file, page, sources);
  // A character of two bytes for an entity of six, the one that HTML's rules of serialization ask for.
  return { html: serialize(page.document).replaceAll("&nbsp;", "\u00a0"), sources };
}
