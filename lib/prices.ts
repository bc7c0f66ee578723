/* What prices and values have done, as charts need it: changes in per cent. */

/** What a share was at through the day, its last price, and its change on the last close in per cent. */
type Share = { series: readonly number[]; price: number; change: number; previousClose?: number | undefined };

/** Where the change is counted from, in euros: as it was given or, close enough to draw, worked out. */
const baseOf = ({ previousClose, price, change, series }: Share): number =>
  previousClose ?? (change > -100 ? price / (1 + change / 100) : (series[0] ?? price));

/** A price's change on the last close, in per cent. */
export const changeIn = (share: Share, price: number): number => (price / (baseOf(share) || 1) - 1) * 100;

/** Where the axis ends that the charts of some companies share, in half per cents from the last close. */
export type Reach = readonly [low: number, high: number];

/** The axis on which all prices of some shares have room, and the label under the lowest. */
export function reachOf(shares: readonly Share[]): Reach {
  const halves = shares.flatMap((one) => one.series.map((price) => changeIn(one, price) * 2));
  return [Math.min(-1, ...halves.map((half) => Math.floor(half - 0.6))) / 2, Math.max(1, ...halves.map(Math.ceil)) / 2];
}

/** The change of each value on the one before it, in per cent; the first has none. */
export const changesOf = (values: readonly number[]): number[] =>
  values.slice(1).map((value, at) => {
    const before = values[at] ?? 0;
    return before === 0 ? 0 : (value / before - 1) * 100;
  });
