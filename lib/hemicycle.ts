/** A row of the chamber: its radius, and the angle from the ground to its first seat, and from seat to seat. */
type Row = { radius: number; seats: number; lift: number; step: number };

/** A seat, the first of its row at the left end, and its middle, in units of the drawing. */
export type Seat = { row: Row; place: number; x: number; y: number };

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

/** Where something stands in a row, by the number of the place, in whole units: machines differ in the last digit of a sine. */
function pointIn({ radius, lift, step }: Row, place: number): { x: number; y: number } {
  const angle = Math.PI - lift - place * step;
  return {
    x: Math.round(hemicycle.width / 2 + radius * Math.cos(angle)),
    y: Math.round(hemicycle.height - radius * Math.sin(angle)),
  };
}

function rowOf(radius: number, seats: number, size: number): Row {
  // The row's ends are lifted by half a seat: their whole disc stands on the ground. One alone stands in the middle.
  const lift = seats > 1 ? Math.asin(size / 2 / radius) : Math.PI / 2;
  return { radius, seats, lift, step: seats > 1 ? (Math.PI - 2 * lift) / (seats - 1) : Math.PI };
}

/** How far along its row a seat stands: 0 at the left end, 1 at the right one. */
const shareOf = ({ row, place }: Seat) => (row.seats > 1 ? place / (row.seats - 1) : 0.5);

/**
 * A half-round chamber of so many seats: a seat's diameter, and the seats from left to right, seen by the audience, those of
 * a line from the last row to the first.
 */
export function chamberOf(total: number): { size: number; seats: Seat[] } {
  const apart = distanceFor(total);
  const radii = radiiOf(total, apart);
  const size = Math.round(SIZE * apart * 10) / 10;
  const seats = apportion(total, radii).flatMap((count, index) => {
    const row = rowOf(radii[index] ?? INNER, count, size);
    return Array.from({ length: count }, (_, place) => ({ row, place, ...pointIn(row, place) }));
  });
  seats.sort((left, right) => shareOf(left) - shareOf(right) || right.row.radius - left.row.radius);
  return { size, seats };
}

/** A few seats in one line from the last row inwards, each as near as its row has one to a share of the half circle. */
function line(seats: readonly Seat[], count: number, share: number): Seat[] {
  const rows = [...new Set(seats.map(({ row }) => row))].sort((left, right) => right.radius - left.radius);
  const away = (seat: Seat) => Math.abs(shareOf(seat) - share);
  return rows.slice(0, count).flatMap((row) => {
    const inRow = seats.filter((seat) => seat.row === row);
    return inRow.sort((left, right) => away(left) - away(right)).slice(0, 1);
  });
}

/**
 * A vote, seat by seat: those in favour sit at the left, those against at the right, and those
 * who abstained between them, as a wedge, or in one line where they are fewer than the rows.
 */
export function seatsOfVote({ yes, no, abstentions }: Vote): { size: number } & Record<keyof Vote, Seat[]> {
  const { size, seats } = chamberOf(yes + no + abstentions);
  const inLine = line(seats, abstentions, (yes + abstentions / 2) / seats.length);
  const between = new Set(inLine.length === abstentions ? inLine : seats.slice(yes, yes + abstentions));
  const sided = seats.filter((seat) => !between.has(seat));
  return { size, yes: sided.slice(0, yes), no: sided.slice(yes), abstentions: [...between] };
}

/** Seats that stand side by side in a row. */
type Run = { row: Row; from: number; to: number };

/** What stands side by side of some seats, row after row. */
function runsOf(seats: readonly Seat[]): Run[] {
  const runs: Run[] = [];
  const inOrder = seats.toSorted((one, other) => one.row.radius - other.row.radius || one.place - other.place);
  for (const { row, place } of inOrder) {
    const last = runs.at(-1);
    if (last?.row === row && last.to === place - 1) last.to = place;
    else runs.push({ row, from: place, to: place });
  }
  return runs;
}

/** An arc of more than this is drawn in parts: whole units would bend it. */
const LONGEST = (Math.PI * 2) / 3;

/**
 * Seats as arcs, from half a step before a row's first of them to half a step after its last: dashes without a length, with
 * round ends, one a seat, are their discs (components/charts/Seats.tsx). To name each seat takes twice the bytes.
 * @param unit how many units of the drawing are one of the path
 */
export function arcsOf(seats: readonly Seat[], unit: number): { path: string; seats: number }[] {
  return runsOf(seats).map(({ row, from, to }) => {
    const count = to - from + 1;
    const parts = Math.ceil((count * row.step) / LONGEST);
    const radius = Math.round(row.radius / unit);
    const points = Array.from({ length: parts + 1 }, (_, part) => {
      const { x, y } = pointIn(row, from - 0.5 + (count * part) / parts);
      return `${Math.round(x / unit)} ${Math.round(y / unit)}`;
    });
    // Where one ends the next one of its row begins: written in full, both are the same words.
    return { path: `M${points.join(`A${radius} ${radius} 0 0 1 `)}`, seats: count };
  });
}
