/** The steps of a list's width, and how many stand abreast in each (lists.css). */
const steps = [
  ["two", 2],
  ["three", 3],
  ["four", 4],
] as const;

/** The most that may stand abreast. */
export type Abreast = (typeof steps)[number][1];

/** The lengths of the fewest rows, of `most` at most, that leave no gap, longer ones first: five are three over two. */
export function rowLengths(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}

/** The class of a step for each item of a list: how many stand in its row. */
const placesAt = (step: string, count: number, most: number): string[] =>
  rowLengths(count, most).flatMap((across) => Array<string>(across).fill(`${step}-${across}`));

/** Gives each of so many items the classes of its place, in rows that are all full; `most` stand abreast. */
export function placesIn(count: number, most: Abreast): string[] {
  const known = steps.filter(([, abreast]) => abreast === 2 || abreast === most);
  const places = known.map(([step, abreast]) => placesAt(step, count, abreast));
  return Array.from({ length: count }, (_, index) => places.map((place) => place[index]).join(" "));
}
