/** A seat of the chamber: the middle of its outer edge and of its inner one. */
export type Seat = { from: readonly [number, number]; to: readonly [number, number] };

/** The drawing's measures: a half circle on the middle of its lower side. */
export const hemicycle = { width: 400, height: 202, seat: 8.8 } as const;

const ROWS = 10;
const INNER = 86;
const OUTER = 190;
/** The first and last seats of a row stand on the ground with their whole side. */
const GROUND = hemicycle.seat / 2;

/** Where machines differ in the last digit of a sine, the drawing must not. */
const round = (value: number) => Math.round(value * 10) / 10;

/** As many whole parts of the total as there are weights, by largest remainder. */
function apportion(total: number, weights: number[]): number[] {
  const sum = weights.reduce((left, right) => left + right, 0);
  const exact = weights.map((weight) => (weight / sum) * total);
  const parts = exact.map(Math.floor);
  const missing = total - parts.reduce((left, right) => left + right, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((left, right) => right.remainder - left.remainder || left.index - right.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** The seats of a half-round chamber in concentric rows, ordered from left to right as the speaker's audience sees them. */
export function seatsOf(total: number): Seat[] {
  const radii = Array.from({ length: ROWS }, (_, row) => INNER + (row * (OUTER - INNER)) / (ROWS - 1));
  const places = apportion(total, radii).flatMap((count, row) => {
    const radius = radii[row] ?? INNER;
    return Array.from({ length: count }, (_, place) => ({ radius, share: count > 1 ? place / (count - 1) : 0.5 }));
  });
  places.sort((left, right) => left.share - right.share || right.radius - left.radius);
  return places.map(({ radius, share }) => {
    // The row's ends are lifted from the ground by half a seat.
    const lift = Math.asin(GROUND / radius);
    const angle = Math.PI - lift - share * (Math.PI - 2 * lift);
    const at = (distance: number) =>
      [
        round(hemicycle.width / 2 + distance * Math.cos(angle)),
        round(hemicycle.height - distance * Math.sin(angle)),
      ] as const;
    return { from: at(radius + hemicycle.seat / 2), to: at(radius - hemicycle.seat / 2) };
  });
}
