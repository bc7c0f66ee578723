import { classesIn, propertiesIn } from "./rewrite";

/** Twenty, without vowels, so that no name is a word, such as those by which blockers know advertisements. */
const LETTERS = "bcdfghjklmnpqrstvwxz";

const nameOf = (index: number): string =>
  (index < 20 ? "" : nameOf(Math.floor(index / 20) - 1)) + LETTERS.charAt(index % 20);

/**
 * Short names for a page's classes: one for all that the same elements have, in the order of the rules, which compresses best.
 * @param lists the classes of each element
 * @param isFixed whether a name stays, for something besides the page and its styles may say it, and is no other's
 */
export function shortNames(css: string, lists: readonly string[][], isFixed: (name: string) => boolean) {
  const elementsWith = new Map<string, Set<number>>();
  for (const [at, list] of lists.entries())
    for (const name of list) elementsWith.set(name, (elementsWith.get(name) ?? new Set()).add(at));
  const byElements = new Map<string, string>();
  const names = new Map<string, string>();
  let index = 0;
  for (const name of classesIn(css)) {
    const elements = [...(elementsWith.get(name) ?? [])].join();
    if (elements === "" || isFixed(name)) continue;
    while (isFixed(nameOf(index))) index += 1;
    const short = byElements.get(elements) ?? nameOf(index++);
    byElements.set(elements, short);
    names.set(name, short);
  }
  return (name: string): string => names.get(name) ?? name;
}

/**
 * Short names for custom properties, the same on all pages, in the order of the rules.
 * @param isFixed whether a name stays, for something besides the styles may say it, and is no other's
 */
export function shortProperties(css: string, isFixed: (name: string) => boolean) {
  const names = new Map<string, string>();
  let index = 0;
  for (const name of propertiesIn(css)) {
    if (isFixed(name)) continue;
    while (isFixed(`--${nameOf(index)}`)) index += 1;
    names.set(name, `--${nameOf(index++)}`);
  }
  return (name: string): string => names.get(name) ?? name;
}
