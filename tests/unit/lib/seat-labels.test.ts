import { chart, FIGURE, labelsOf, LINE, type Group, type SeatLabel } from "@/lib/seat-labels";

const DISTANCES = { left: 296, right: 266 };
/** A letter is nowhere wider, on average. */
const LETTER = 8.1;

type Box = { left: number; right: number; top: number; bottom: number };

function boxOf({ x, top, anchor, lines }: SeatLabel): Box {
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top, bottom: top + FIGURE + LINE * lines.length };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const parties = (seats: readonly number[]): Group[] =>
  seats.map((count, index) => ({ name: `Partido ${index + 1}`, seats: count }));

/** Names of one word and of several, and two large parties at whose sides small ones sit. */
const ORDINARY: Group[] = [
  { name: "Raíz Verde", seats: 31 },
  { name: "Alianza Progresista", seats: 121 },
  { name: "Foro de las Regiones", seats: 18 },
  { name: "Movimiento Liberal", seats: 32 },
  { name: "Partido de la Concordia", seats: 118 },
  { name: "Voz Rural", seats: 20 },
  { name: "Otros grupos", seats: 10 },
];

test.each([
  ["an ordinary chamber", ORDINARY],
  ["two halves", parties([175, 175])],
  ["one that has nearly all", parties([2, 345, 3])],
  ["small ones at the ends", parties([3, 4, 5, 150, 20, 150, 5, 6, 7])],
  ["an empty one among them", parties([100, 0, 250])],
])("labels name every party of %s that has a seat, whole, and lie on no seat and no other", (_, groups) => {
  const labels = labelsOf(groups, DISTANCES) ?? [];
  const names = groups.map(({ name, seats }) => (seats > 0 ? name : undefined));
  expect(labels.map((label) => label?.lines.join(" "))).toEqual(names);
  const boxes = labels.flatMap((label) => (label ? [boxOf(label)] : []));
  for (const { left, right, bottom } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(chart.width);
    expect(bottom).toBeLessThanOrEqual(chart.height);
    const inWell = left < chart.x && right > chart.x;
    const nearest = Math.min(Math.abs(left - chart.x), Math.abs(right - chart.x));
    if (!inWell) expect(Math.hypot(nearest, chart.y - bottom)).toBeGreaterThan(chart.radius);
  }
  expect(boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlap(box, other)))).toEqual([]);
});

test("more parties than there is room for go without labels, for the list names them", () => {
  const many = parties(Array<number>(12).fill(29)).map((party) => ({ ...party, name: `${party.name} de los pueblos` }));
  expect(labelsOf(many, DISTANCES)).toBeUndefined();
});
