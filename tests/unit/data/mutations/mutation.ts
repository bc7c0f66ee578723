import type { DataFile } from "./files";
import { draw } from "./random";
import { nameOf, replacedAt, sites, type Site } from "./walk";

/** One valid file with one thing broken, and what must come of it. */
export type Mutation = {
  /** The record and what was done to it, for the report. */
  what: string;
  file: DataFile;
  content: object;
  /** How the line that refuses it begins, and what it says. */
  refusal: { at: string; says: RegExp };
};

/** A way of breaking data. */
export type Kind = { name: string; mutations: readonly Mutation[] };

const MANY = 24;

/** A text as a pattern that matches only itself. */
export const literally = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/**
 * Puts wrong values in the place of good ones, each at a place drawn by the seed.
 * @param fits which places
 * @param values what is put there, in turn; made from the place, or undefined where nothing wrong can be made of it
 * @param says what must be said of it
 */
export function wrongValues(
  name: string,
  fits: (site: Site) => boolean,
  values: readonly ((site: Site) => unknown)[],
  says: RegExp | ((value: unknown, site: Site) => RegExp),
  many = MANY,
): Kind {
  const drawn = draw(sites.filter(fits), Math.max(many, values.length), name);
  const places = drawn.length < values.length ? values.map((_, index) => drawn[index % drawn.length]) : drawn;
  const mutations = places.flatMap((site, index): Mutation[] => {
    const make = values[index % values.length];
    if (!site || !make) return [];
    const value = make(site);
    return [
      {
        what: `${nameOf(site)} = ${typeof value === "string" ? JSON.stringify(value.slice(0, 80)) : String(value)}`,
        file: site.file,
        content: replacedAt(site.file.content, site.path, value),
        refusal: { at: nameOf(site), says: says instanceof RegExp ? says : says(value, site) },
      },
    ];
  });
  return { name, mutations };
}

/** The same for values that do not depend on the place. */
export const given = (...values: readonly unknown[]) => values.map((value) => () => value);
