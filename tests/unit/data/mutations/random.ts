import { seeded } from "@/tests/fixtures/seeded";

/** The same mutations at every run, others with MUTATION_SEED=… in the environment; failures name it. */
export const SEED = Number(process.env["MUTATION_SEED"] ?? 20_261_120);

/** As many different ones of a list, drawn by the seed and a word, so that no kind depends on those before it. */
export function draw<Item>(items: readonly Item[], many: number, word: string): Item[] {
  const start = Array.from(word).reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), SEED);
  const random = seeded(start);
  return items
    .map((item) => ({ item, order: random() }))
    .sort((left, right) => left.order - right.order)
    .slice(0, many)
    .map(({ item }) => item);
}
