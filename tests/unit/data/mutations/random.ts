/** The same mutations at every run, others with MUTATION_SEED=… in the environment; failures name it. */
export const SEED = Number(process.env["MUTATION_SEED"] ?? 20_261_120);

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

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
