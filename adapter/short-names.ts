import type { Selector } from "lightningcss";
import { parse } from "postcss";
import { classesIn, forOldBrowsers, rewrite } from "./rewrite";

/** The layer whose classes are single declarations, as Tailwind writes them: they name nothing, only say how it looks. */
const UTILITIES = "utilities";

/** The classes by which Next's fonts are asked for: a hash, and this. */
const OF_FONTS = /_variable$/;

/** The classes of a sheet that nobody calls by their names: those of the layer of utilities, and those of fonts. */
function utilitiesIn(css: string): Set<string> {
  const layers = parse(css).nodes.filter(
    (node) => node.type === "atrule" && node.name === "layer" && node.params === UTILITIES,
  );
  const ofFonts = [...classesIn(css)].filter((name) => OF_FONTS.test(name));
  return new Set([...classesIn(layers.join("\n")), ...ofFonts]);
}

const FIRST = "abcdefghijklmnopqrstuvwxyz";
const FURTHER = `${FIRST}0123456789`;

/** «a» to «z», then «aa», «ba», … */
function nth(index: number): string {
  const first = FIRST[index % FIRST.length] ?? "";
  let rest = Math.floor(index / FIRST.length);
  let name = first;
  for (; rest > 0; rest = Math.floor((rest - 1) / FURTHER.length)) name += FURTHER[(rest - 1) % FURTHER.length] ?? "";
  return name;
}

/** Which elements have each class, and how many they are: the elements' places in the page, as a text to compare. */
function wearersOf(written: readonly (readonly string[])[]): Map<string, { places: string; times: number }> {
  const wearers = new Map<string, { places: string; times: number }>();
  for (const [place, names] of written.entries()) {
    for (const name of new Set(names)) {
      const { places, times } = wearers.get(name) ?? { places: "", times: 0 };
      wearers.set(name, { places: `${places} ${place}`, times: times + 1 });
    }
  }
  return wearers;
}

/**
 * New names for a sheet's utilities, the shortest for those that the page has most often. Utilities that
 * the same elements have, and no others, get one name together: none of their rules can tell them apart.
 * @param css the page's sheet
 * @param written the classes of each of the page's elements
 * @param keeps whether a name must stay: a script of the page may know it
 */
export function shortNames(
  css: string,
  written: readonly (readonly string[])[],
  keeps: (name: string) => boolean,
): Map<string, string> {
  const wearers = wearersOf(written);
  const taken = new Set([...wearers.keys(), ...classesIn(css)]);
  const utilities = [...utilitiesIn(css)].flatMap((name) => {
    const worn = keeps(name) ? undefined : wearers.get(name);
    return worn ? [{ name, ...worn }] : [];
  });
  const together = new Map<string, string>();
  const short = new Map<string, string>();
  let index = 0;
  for (const { name, places } of utilities.sort((one, other) => other.times - one.times)) {
    while (taken.has(nth(index))) index += 1;
    const anew = together.get(places) ?? nth(index++);
    together.set(places, anew);
    short.set(name, anew);
  }
  return short;
}

function rename(selector: Selector, names: ReadonlyMap<string, string>): void {
  for (const part of selector) {
    if (part.type === "class") part.name = names.get(part.name) ?? part.name;
    if ("selectors" in part && Array.isArray(part.selectors)) {
      for (const nested of part.selectors) rename(Array.isArray(nested) ? nested : [nested], names);
    }
  }
}

/**
 * A sheet in which classes have the names that the map gives them, for browsers of the floor. It is rewritten
 * twice: rules that have become neighbours of one name are joined only when they are read anew.
 */
export const withNames = (css: string, names: ReadonlyMap<string, string>): string =>
  forOldBrowsers(
    rewrite(css, {
      visitor: {
        Selector(selector) {
          rename(selector, names);
          return selector;
        },
      },
    }),
  );
