import { editDistance } from "cspell-trie-lib";
import { folded } from "@/lib/words";

/** What editDistance counts for a letter changed, put in, left out or swapped with its neighbour. */
const LETTER = 100;

/** How many letters a word is from a name, or from a word of it: «Baleares» from «Illes Balears». */
export const lettersFrom = (word: string, name: string): number =>
  Math.min(...[name, ...name.split(" ")].map((part) => editDistance(folded(word), folded(part)) / LETTER));

/** The word that was probably meant, if one of those known is near enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const reach = Math.max(1, Math.floor(word.length / 3));
  const [best] = known
    .map((candidate) => ({ candidate, far: lettersFrom(word, candidate) }))
    .filter(({ far }) => far <= reach)
    .sort((left, right) => left.far - right.far);
  return best?.candidate;
}

/** « (¿querías decir "puerto"?)», for the end of a message; nothing where no known word is near enough. */
export function orMeant(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant ? ` (¿querías decir "${meant}"?)` : "";
}
