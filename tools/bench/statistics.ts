/**
 * The median of an odd number of figures.
 * @throws Error if there are none, or their number is even
 */
export function median(figures: readonly number[]): number {
  const middle = [...figures].sort((a, b) => a - b)[(figures.length - 1) / 2];
  if (middle === undefined) throw new Error(`a median needs an odd number of figures, not ${figures.length}`);
  return middle;
}

/** How far figures lie apart, as a share of their median: (largest − smallest) ÷ median; 0 if all are 0. */
export function spread(figures: readonly number[]): number {
  const range = Math.max(...figures) - Math.min(...figures);
  return range === 0 ? 0 : range / median(figures);
}

/** In how many pairs the first figure was the larger, in how many the smaller, and how likely chance alone parts them so far. */
export type SignTest = { more: number; less: number; chance: number };

/**
 * The sign test of pairs that were measured side by side, from both sides; pairs of equal figures say nothing and are left out.
 * Its chance is that of throwing as few heads, or fewer, of one kind with a fair coin (binomial distribution), doubled and at most 1.
 */
export function signTest(pairs: readonly (readonly [number, number])[]): SignTest {
  const more = pairs.filter(([first, second]) => first > second).length;
  const less = pairs.filter(([first, second]) => first < second).length;
  const throws = more + less;
  let [ways, tail] = [1, 0];
  for (let heads = 0; heads <= Math.min(more, less); heads++) {
    tail += ways;
    ways = (ways * (throws - heads)) / (heads + 1);
  }
  return { more, less, chance: Math.min(1, (2 * tail) / 2 ** throws) };
}
