import { Features, transform, type Selector } from "lightningcss";
import { STYLE_TARGETS } from "./floor";

type Options = Omit<Parameters<typeof transform>[0], "code" | "filename" | "minify">;

/** A stylesheet as lightningcss writes it anew: shortest, and as the options say. */
export const rewrite = (css: string, options: Options): string =>
  Buffer.from(transform({ filename: "page.css", code: Buffer.from(css), minify: true, ...options }).code).toString(
    "utf8",
  );

/** What lightningcss leaves of newer words: a media query that begins with `not`. */
const inOlderWords = (css: string): string =>
  css.replace(/@media[^{]*/g, (rule) => rule.replace(/(^@media |,)not \(/g, "$1not all and ("));

/**
 * A stylesheet as browsers of the floor understand it: `(min-width: …)` for `(width >= …)`. It comes last, for
 * every rewriting without it says things in the newest and shortest words.
 */
export const forOldBrowsers = (css: string, options: Options = {}): string =>
  inOlderWords(
    rewrite(css, {
      targets: STYLE_TARGETS,
      // What `color-scheme` would be accompanied by for the sake of light-dark(), which no browser of the floor knows.
      exclude: Features.LightDark,
      ...options,
    }),
  ).trim();

/** The names of the classes in a selector, with those in what it holds. */
function* classesOf(selector: Selector): Generator<string> {
  for (const part of selector) {
    if (part.type === "class") yield part.name;
    // :is(), :where(), :not(), :has() hold lists of selectors, :host() and ::slotted() a single one.
    if ("selectors" in part && Array.isArray(part.selectors)) {
      for (const nested of part.selectors) yield* classesOf(Array.isArray(nested) ? nested : [nested]);
    }
  }
}

/** The classes that a sheet's selectors name. */
export function classesIn(css: string): Set<string> {
  const names = new Set<string>();
  rewrite(css, {
    visitor: {
      Selector(selector) {
        for (const name of classesOf(selector)) names.add(name);
      },
    },
  });
  return names;
}
