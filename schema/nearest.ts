import { folded } from "@/lib/words";

/**
 * How many letters two words are apart: changed, put in, left out, or swapped with their neighbour. Reckoned here and not by
 * the dictionaries' own package, which every page's rendering would then read.
 * @param reach of words whose lengths are further apart no letter is looked at: they are infinitely far
 */
export function lettersApart(one: string, other: string, reach = Infinity): number {
  if (Math.abs(one.length - other.length) > reach) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const changed = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      const isSwap = at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const swapped = isSwap ? (before[at - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(changed, swapped, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}

/** How many letters a word is from a name, or from a word of it: «Baleares» from «Illes Balears». @param reach as of lettersApart */
const lettersFrom = (word: string, name: string, reach: number): number =>
  Math.min(...[name, ...name.split(" ")].map((part) => lettersApart(folded(word), folded(part), reach)));

/** The word that was probably meant, if one of those known is near enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const reach = Math.max(1, Math.floor(word.length / 3));
  const [best] = known
    .map((candidate) => ({ candidate, far: lettersFrom(word, candidate, reach) }))
    .filter(({ far }) => far <= reach)
    .sort((left, right) => left.far - right.far);
  return best?.candidate;
}

/** « (¿querías decir "puerto"?)», for the end of a message; nothing where no known word is near enough. */
export function orMeant(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant ? ` (¿querías decir "${meant}"?)` : "";
}
