import { Features, transform, type Selector } from "lightningcss";
import { STYLE_TARGETS } from "./floor";

type Options = Omit<Parameters<typeof transform>[0], "code" | "filename" | "minify">;

/** In words that the browsers of the floor understand: `(min-width: …)` for `(width >= …)`. */
const FLOOR = {
  targets: STYLE_TARGETS,
  // What `color-scheme` would be accompanied by for the sake of light-dark(), which no browser of the floor knows.
  exclude: Features.LightDark,
};

/** A stylesheet as lightningcss writes it anew: shortest, for the browsers of the floor, and as the options say. */
export function rewrite(css: string, options: Options): string {
  const { code } = transform({ filename: "page.css", code: Buffer.from(css), minify: true, ...FLOOR, ...options });
  return Buffer.from(code).toString("utf8");
}

/** The names of the classes in a selector, with those in what it holds. */
export function* classesOf(selector: Selector): Generator<string> {
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
