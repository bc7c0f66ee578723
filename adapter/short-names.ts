import type { Selector } from "lightningcss";
import { parse } from "postcss";
import { classesIn, forOldBrowsers } from "./rewrite";

/** The layer whose classes are single declarations, as Tailwind writes them: they name nothing, only say how it looks. */
const UTILITIES = "utilities";

/** The classes of a sheet that stand in the layer of utilities. */
const utilitiesIn = (css: string): Set<string> =>
  classesIn(
    parse(css)
      .nodes.filter((node) => node.type === "atrule" && node.name === "layer" && node.params === UTILITIES)
      .join("\n"),
  );

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

/**
 * New names for a sheet's utilities, the shortest for those that the page has most often.
 * @param css the page's sheet
 * @param written the classes of the page's elements, each as often as it stands there
 * @param keeps whether a name must stay: a script of the page may know it
 */
export function shortNames(
  css: string,
  written: readonly string[],
  keeps: (name: string) => boolean,
): Map<string, string> {
  const times = new Map<string, number>();
  for (const name of written) times.set(name, (times.get(name) ?? 0) + 1);
  const taken = new Set([...times.keys(), ...classesIn(css)]);
  const names = [...utilitiesIn(css)]
    .filter((name) => times.has(name) && !keeps(name))
    .sort((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0));
  const short = new Map<string, string>();
  let index = 0;
  for (const name of names) {
    while (taken.has(nth(index))) index += 1;
    short.set(name, nth(index));
    index += 1;
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

/** A sheet in which classes have the names that the map gives them, for browsers of the floor. */
export const withNames = (css: string, names: ReadonlyMap<string, string>): string =>
  forOldBrowsers(css, {
    visitor: {
      Selector(selector) {
        rename(selector, names);
        return selector;
      },
    },
  });
