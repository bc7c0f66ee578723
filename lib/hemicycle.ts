/** A seat of the chamber: the middle of its outer edge and of its inner one. */
export type Seat = { from: readonly [number, number]; to: readonly [number, number] };

/** The drawing's measures: a half circle on the middle of its lower side. */
export const hemicycle = { width: 400, height: 202 } as const;

/** Radii of the first row and of the last. */
const INNER = 86;
const OUTER = 190;

/** With ten rows for 350 seats, a seat's neighbours are as far beside it as before and behind it. */
const EVEN = { rows: 10, seats: 350 };
/** A seat's side by the distance from row to row. */
const SIDE = 0.7615;
/** Rows that are farther apart would have seats so large that those of the last one stand out of the drawing. */
const FARTHEST = 26;

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

/**
 * How far the rows are apart: their number grows with the root of the seats, since both the
 * rows and the seats in each have room to fill.
 */
function distanceFor(total: number): number {
  const product = (EVEN.rows * (EVEN.rows - 1) * total) / EVEN.seats;
  const rows = Math.round((1 + Math.sqrt(1 + 4 * product)) / 2);
  return Math.min(FARTHEST, (OUTER - INNER) / (rows - 1));
}

/** The rows' radii, the first row's first; a small chamber leaves the first rows out once the others seat it. */
function radiiOf(total: number, apart: number): number[] {
  const rows = Math.round((OUTER - INNER) / apart) + 1;
  const radii = Array.from({ length: rows }, (_, row) => OUTER - row * apart);
  const room = (row: number) => radii.slice(0, row).reduce((sum, radius) => sum + (Math.PI * radius) / apart, 0);
  const needed = apart < FARTHEST ? -1 : radii.findIndex((_, row) => room(row + 1) >= total);
  return (needed < 0 ? radii : radii.slice(0, needed + 1)).reverse();
}

/**
 * A half-round chamber in concentric rows.
 * @param total how many seats it has
 * @returns the side of a seat, and the seats from left to right as the speaker's audience sees them
 */
export function chamberOf(total: number): { side: number; seats: Seat[] } {
  const apart = distanceFor(total);
  const side = round(SIDE * apart);
  const radii = radiiOf(total, apart);
  const places = apportion(total, radii).flatMap((count, row) => {
    const radius = radii[row] ?? INNER;
    return Array.from({ length: count }, (_, place) => ({ radius, share: count > 1 ? place / (count - 1) : 0.5 }));
  });
  places.sort((left, right) => left.share - right.share || right.radius - left.radius);
  const seats = places.map(({ radius, share }): Seat => {
    // The row's ends are lifted by half a seat: their whole side stands on the ground.
    const lift = Math.asin(side / 2 / radius);
    const angle = Math.PI - lift - share * (Math.PI - 2 * lift);
    const at = (distance: number) =>
      [
        round(hemicycle.width / 2 + distance * Math.cos(angle)),
        round(hemicycle.height - distance * Math.sin(angle)),
      ] as const;
    return { from: at(radius + side / 2), to: at(radius - side / 2) };
  });
  return { side, seats };
}
