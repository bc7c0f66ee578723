import { classesIn } from "./rewrite";

/** Twenty, without vowels, so that no name is a word, such as those by which blockers know advertisements. */
const LETTERS = "bcdfghjklmnpqrstvwxz";

const nameOf = (index: number): string =>
  (index < 20 ? "" : nameOf(Math.floor(index / 20) - 1)) + LETTERS.charAt(index % 20);

/**
 * Short names for a page's classes: one for all that the same elements have, in the order of the rules, which compresses best.
 * @param lists the classes of each element
 * @param isFixed whether a name stays, for something besides the page and its own styles says it, and is no other's
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
 * Short names that are the same on all pages, in the order of the rules: of custom properties, of families of fonts, and
 * of classes that rules outside the pages name as well.
 * @param names as the rules name them
 * @param before what each begins with
 * @param isFixed whether a name stays, for something besides the styles may say it, and is no other's
 * @param isTaken whether a name is no other's, for the rules have it for something else
 */
export function sharedNames(
  names: Iterable<string>,
  before: string,
  isFixed: (name: string) => boolean,
  isTaken = isFixed,
) {
  const shared = new Map<string, string>();
  let index = 0;
  for (const name of names) {
    if (isFixed(name)) continue;
    while (isFixed(before + nameOf(index)) || isTaken(before + nameOf(index))) index += 1;
    shared.set(name, before + nameOf(index++));
  }
  return (name: string): string => shared.get(name) ?? name;
}
