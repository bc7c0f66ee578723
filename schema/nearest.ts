/** How many letters must be changed, put in, left out or swapped to make one word of another. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const at = (up: number, left: number) => (up === 0 ? line : rows[row - up])?.[column - left] ?? Infinity;
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(Math.min(at(0, 1) + 1, at(1, 0) + 1, at(1, 1) + (same ? 0 : 1), swapped ? at(2, 2) + 1 : Infinity));
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}

/** Without capitals and accents, which is how most names are missed. */
const folded = (word: string) => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The word that was probably meant, if one of those known is near enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const reach = Math.max(1, Math.floor(word.length / 3));
  const [best] = known
    .map((candidate) => ({ candidate, far: distance(folded(word), folded(candidate)) }))
    .filter(({ far }) => far <= reach)
    .sort((left, right) => left.far - right.far);
  return best?.candidate;
}

/** « (¿querías decir "puerto"?)», for the end of a message; nothing where no known word is near enough. */
export function orMeant(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant ? ` (¿querías decir "${meant}"?)` : "";
}
