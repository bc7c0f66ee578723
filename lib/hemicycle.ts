import { stepsOf } from "./steps";

/** The middle of a seat of the chamber, in whole units of its drawing: machines differ in the last digit of a sine. */
export type Seat = { x: number; y: number };

/** How a chamber has voted. */
type Vote = { yes: number; no: number; abstentions: number };

/**
 * The drawing's measures: a half circle on the middle of its lower side; `reach` is its radius. A unit is as small as an
 * eye may tell where the drawing is as wide as it gets.
 */
export const hemicycle = { width: 1200, height: 606, reach: 585 } as const;

/** Radii of the first row and of the last. */
const INNER = 258;
const OUTER = 570;

/** With ten rows for 350 seats, a seat's neighbours are as far beside it as before and behind it. */
const EVEN = { rows: 10, seats: 350 };
/** A seat's diameter by the distance from row to row. */
const SIZE = 0.7615;
/** Rows that are farther apart would have seats so large that those of the last one stand out of the drawing. */
const FARTHEST = 77;

/** As many whole parts of the total as there are weights, by largest remainder. */
function apportion(total: number, weights: number[]): number[] {
  const sum = weights.reduce((left, right) => left + right, 0);
  const exact = weights.map((weight) => (weight / sum) * total);
  const parts = exact.map(Math.floor);
  const missing = total - parts.reduce((left, right) => left + right, 0);
  const remainder = (index: number) => (exact[index] ?? 0) % 1;
  const byRemainder = [...weights.keys()].sort((left, right) => remainder(right) - remainder(left));
  for (const index of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** How far the rows are apart: their number grows with the root of the seats, as rows and seats fill the room alike. */
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

/** A seat's row, and how far along it the seat stands: 0 at the left end, 1 at the right one. */
type Place = { radius: number; share: number };

/** A chamber's places from left to right, those of a line from the last row to the first. */
function placesOf(total: number): { size: number; places: Place[] } {
  const apart = distanceFor(total);
  const radii = radiiOf(total, apart);
  const places = apportion(total, radii).flatMap((count, row) => {
    const radius = radii[row] ?? INNER;
    return Array.from({ length: count }, (_, place) => ({ radius, share: count > 1 ? place / (count - 1) : 0.5 }));
  });
  places.sort((left, right) => left.share - right.share || right.radius - left.radius);
  return { size: Math.round(SIZE * apart * 10) / 10, places };
}

function seatAt({ radius, share }: Place, size: number): Seat {
  // The row's ends are lifted by half a seat: their whole disc stands on the ground.
  const lift = Math.asin(size / 2 / radius);
  const angle = Math.PI - lift - share * (Math.PI - 2 * lift);
  return {
    x: Math.round(hemicycle.width / 2 + radius * Math.cos(angle)),
    y: Math.round(hemicycle.height - radius * Math.sin(angle)),
  };
}

/** A half-round chamber of so many seats: a seat's diameter, and the seats from left to right, seen by the audience. */
export function chamberOf(total: number): { size: number; seats: Seat[] } {
  const { size, places } = placesOf(total);
  return { size, seats: places.map((place) => seatAt(place, size)) };
}

/** A few places in one line from the last row inwards, each as near as its row has one to a share of the half circle. */
function line(places: readonly Place[], count: number, share: number): Place[] {
  const rows = [...new Set(places.map(({ radius }) => radius))].sort((left, right) => right - left);
  return rows.slice(0, count).flatMap((row) => {
    const inRow = places.filter(({ radius }) => radius === row);
    return inRow.sort((left, right) => Math.abs(left.share - share) - Math.abs(right.share - share)).slice(0, 1);
  });
}

/**
 * A vote, seat by seat: those in favour sit at the left, those against at the right, and those
 * who abstained between them, as a wedge, or in one line where they are fewer than the rows.
 */
export function seatsOfVote({ yes, no, abstentions }: Vote): { size: number } & Record<keyof Vote, Seat[]> {
  const { size, places } = placesOf(yes + no + abstentions);
  const inLine = line(places, abstentions, (yes + abstentions / 2) / places.length);
  const between = new Set(inLine.length === abstentions ? inLine : places.slice(yes, yes + abstentions));
  const sided = places.filter((place) => !between.has(place));
  const seats = (some: Iterable<Place>) => Array.from(some, (place) => seatAt(place, size));
  return { size, yes: seats(sided.slice(0, yes)), no: seats(sided.slice(yes)), abstentions: seats(between) };
}

/** Less than the rows are apart, and more than rounding moves a seat. */
const ROW = 12;

/**
 * Seats as one path: with round ends, each stroke without a length is a disc. Row after row, and from each seat a step to the
 * next, it has half the bytes.
 * @param unit how many units of the drawing are one of the path
 */
export function discs(seats: readonly Seat[], unit = 1): string {
  const places = seats.map(({ x, y }) => ({
    x: Math.round(x / unit),
    y: Math.round(y / unit),
    row: Math.round(Math.hypot(x - hemicycle.width / 2, hemicycle.height - y) / ROW),
  }));
  places.sort((one, other) => one.row - other.row || one.x - other.x);
  return stepsOf(places)
    .map((step) => `m${step}h0`)
    .join("");
}
