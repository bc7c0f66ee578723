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
