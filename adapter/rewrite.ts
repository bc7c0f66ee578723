import { transform, type Selector } from "lightningcss";

type Options = Omit<Parameters<typeof transform>[0], "code" | "filename" | "minify">;

/** A stylesheet as lightningcss writes it anew: shortest, and as the options say. */
export const rewrite = (css: string, options: Options): string =>
  Buffer.from(transform({ filename: "page.css", code: Buffer.from(css), minify: true, ...options }).code).toString(
    "utf8",
  );

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
