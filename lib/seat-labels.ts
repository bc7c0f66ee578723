import { hemicycle } from "./hemicycle";

/* Where the names of a chamber's parties stand, in a drawing of its own, for letters of which SVG knows no widths. */

/** The drawing: the half circle's middle lies on the lower edge of its chamber. */
export const chart = { width: 800, height: 372, x: 400, y: 362, radius: 250 } as const;

/** From the half circle of lib/hemicycle.ts to this one. */
export const SCALE = chart.radius / hemicycle.reach;

/** Line heights in the drawing: a label's figure, and each line of its name. */
export const FIGURE = 27;
export const LINE = 17;

/** The widest that a letter of a name is on average, and how near two labels come. */
const LETTER = 8.1;
const GAP = 6;
/** Above stand the majority's label and the coalition's. */
const TOP = 50;
/** The room for a name in the well, and the widest that one outside may be. */
const WELL = 190;
const WIDEST = 170;
/** How far from the middle the names outside stand at least, where the majority's line is. */
const BESIDE = 18;

/** A party, or those outside all parties, which have no colour. */
export type Group = { name: string; seats: number; colour?: string };

/** A label's place: where its lines begin or end, how far down, and the lines of the name. */
export type SeatLabel = { x: number; top: number; anchor: "start" | "middle" | "end"; lines: string[] };

/** An angle against the right hand, from a share of the seats counted from the left. */
const angleAt = (share: number): number => Math.PI * (1 - share);

/** The point at a distance from the half circle's middle. */
const pointAt = (angle: number, distance: number): readonly [number, number] => [
  Math.round(chart.x + distance * Math.cos(angle)),
  Math.round(chart.y - distance * Math.sin(angle)),
];

/** How far a bracket stands from the half circle's middle, and how deep its ends reach in. */
export const BRACKET = chart.radius * 1.13;
const END = 12;
/** A bracket does not touch its neighbours'. */
const INSET = 0.004;

/** A path around runs of seats that stand together, which begin and end at shares of all seats from the left. */
export function bracketOf(runs: readonly { from: number; to: number }[]): string {
  const arcs = runs.map(({ from, to }) => {
    const [start, end] = [angleAt(from + INSET), angleAt(to - INSET)];
    const [inner, outer] = [BRACKET - END, BRACKET].map((distance) => pointAt(start, distance).join(" "));
    const [last, lastInner] = [BRACKET, BRACKET - END].map((distance) => pointAt(end, distance).join(" "));
    return `M${inner}L${outer}A${BRACKET} ${BRACKET} 0 0 1 ${last}L${lastInner}`;
  });
  return arcs.join("");
}

/** A name in lines of at most such a width; nothing if a word alone is wider. */
function inLines(name: string, width: number): string[] | undefined {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    if (word.length * LETTER > width) return undefined;
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && longer.length * LETTER <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A group with seats, its place in the list, and the angle of its middle. */
type Seated = { index: number; name: string; seats: number; angle: number };

/** The groups that have seats, as they sit from left to right. */
function seatedIn(groups: readonly Group[]): Seated[] {
  const total = groups.reduce((sum, { seats }) => sum + seats, 0);
  let before = 0;
  return groups.flatMap(({ name, seats }, index) => {
    const angle = angleAt((before + seats / 2) / total);
    before += seats;
    return seats > 0 ? [{ index, name, seats, angle }] : [];
  });
}

/** The smallest of those around the middle: it is named in the well, so that those beside it have room outside. */
const inWell = (seated: readonly Seated[]): Seated | undefined =>
  seated
    .filter(({ angle, name }) => Math.abs(Math.cos(angle)) < 0.2 && inLines(name, WELL))
    .toSorted((one, other) => one.seats - other.seats)[0];

/**
 * The labels at one side, each by its group's index: as near as can be to its arc, above the one before it, beyond such
 * a distance from the half circle's middle. The lowest is first; nothing where they do not fit.
 */
function labelsAt(side: -1 | 1, seated: readonly Seated[], distance: number): Map<number, SeatLabel> | undefined {
  const labels = new Map<number, SeatLabel>();
  let floor: number = chart.height;
  for (const { index, name, angle } of seated) {
    const lines = inLines(name, Math.min(WIDEST, chart.x - distance * Math.abs(Math.cos(angle))));
    if (!lines) return undefined;
    const height = FIGURE + LINE * lines.length;
    // Beside the seats a label's middle is level with its party's, over them its lower edge is.
    const wanted = chart.y - distance * Math.sin(angle) - (height / 2) * (1 + Math.sin(angle));
    const top = Math.min(Math.max(TOP, wanted), floor - height);
    floor = top - GAP;
    // As far from the middle as it must be not to lie on the seats.
    const rise = Math.max(0, chart.y - (top + height));
    const away = Math.max(BESIDE, Math.sqrt(Math.max(0, distance ** 2 - rise ** 2)));
    const width = Math.max(...lines.map(({ length }) => length)) * LETTER;
    if (top < TOP || away + width > chart.x) return undefined;
    const anchor = side < 0 ? "end" : "start";
    labels.set(index, { x: Math.round(chart.x + side * away), top: Math.round(top), anchor, lines });
  }
  return labels;
}

/**
 * The places of all labels, for groups from left to right; a group without seats has none. Beyond the distances from
 * the half circle's middle stand those at either side. Nothing where they do not fit, for then a list says the same.
 */
export function labelsOf(
  groups: readonly Group[],
  distances: { left: number; right: number },
): (SeatLabel | undefined)[] | undefined {
  const seated = seatedIn(groups);
  const middle = inWell(seated);
  const outside = seated.filter((group) => group !== middle);
  const left = outside.filter(({ angle }) => Math.cos(angle) < 0);
  const right = outside.slice(left.length).toReversed();
  const atLeft = labelsAt(-1, left, distances.left);
  const atRight = labelsAt(1, right, distances.right);
  if (!atLeft || !atRight) return undefined;
  const top = chart.y - chart.radius * 0.4;
  return groups.map(({ name }, index) =>
    index === middle?.index
      ? { x: chart.x, top, anchor: "middle", lines: inLines(name, WELL) ?? [] }
      : (atLeft.get(index) ?? atRight.get(index)),
  );
}
