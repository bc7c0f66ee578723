import { chamberOf, hemicycle, seatsOfVote, type Seat } from "@/lib/hemicycle";

/** How far each seat is from its nearest neighbour. */
const nearest = (seats: readonly Seat[]) =>
  seats.map(({ x, y }, index) =>
    Math.min(...seats.filter((_, other) => other !== index).map((other) => Math.hypot(other.x - x, other.y - y))),
  );

test.each([20, 33, 61, 75, 135, 350, 705])(
  "a chamber of %d has a seat for each member, none on another, all within its drawing",
  (total) => {
    const { size, seats } = chamberOf(total);
    expect(seats).toHaveLength(total);
    const distances = nearest(seats);
    expect(Math.min(...distances)).toBeGreaterThan(size);
    // Seats that are far apart would be dots instead of a chamber.
    expect(Math.max(...distances)).toBeLessThan(size * 2);
    // In a large chamber all rows are filled alike; a seat more in one of few is seen, and cannot be helped.
    const apart = seats.map(({ row: { radius, step } }) => radius * step);
    if (total >= 135) expect(Math.max(...apart) / Math.min(...apart)).toBeLessThan(1.06);
    const [middle, foot] = [hemicycle.width / 2, hemicycle.height];
    const reach = Math.max(...seats.map(({ x, y }) => Math.hypot(x - middle, y - foot))) + size / 2;
    expect(reach).toBeLessThanOrEqual(middle);
    expect(Math.max(...seats.map(({ y }) => y)) + size / 2).toBeLessThanOrEqual(foot + 0.3);
    const right = Math.max(...seats.map(({ x }) => x)) + size / 2 - middle;
    if (total >= 300) expect(right).toBeLessThanOrEqual(hemicycle.reach);
  },
);

test.each([
  { yes: 177, no: 170, abstentions: 3 },
  { yes: 300, no: 20, abstentions: 30 },
  { yes: 0, no: 12, abstentions: 8 },
  { yes: 38, no: 37, abstentions: 0 },
  { yes: 0, no: 0, abstentions: 20 },
])("a vote of %j fills the chamber's seats, each with one vote, and who abstained in one block", (vote) => {
  const { size, yes, no, abstentions } = seatsOfVote(vote);
  expect({ yes: yes.length, no: no.length, abstentions: abstentions.length }).toEqual(vote);
  const words = (seats: readonly Seat[]) => seats.map(({ x, y }) => `${x} ${y}`).sort();
  const all = chamberOf(vote.yes + vote.no + vote.abstentions).seats;
  expect(words([...yes, ...no, ...abstentions])).toEqual(words(all));
  if (abstentions.length > 1) expect(Math.max(...nearest(abstentions))).toBeLessThan(size * 2);
});

test("those in favour sit left of those against", () => {
  const { yes, no } = seatsOfVote({ yes: 177, no: 170, abstentions: 3 });
  const middle = (seats: readonly Seat[]) => seats.reduce((sum, { x }) => sum + x, 0) / seats.length;
  expect(middle(yes)).toBeLessThan(middle(no));
});
