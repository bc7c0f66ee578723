import { arcsOf, type Seat } from "@/lib/hemicycle";

/** What seats are drawn in: a colour of the page's, or the one of a record (`colour`). */
const STROKES = {
  accent: "stroke-accent",
  saffron: "stroke-saffron",
  ink: "stroke-ink",
  paper: "stroke-paper",
  rule: "stroke-rule",
  muted: "stroke-muted",
  faint: "stroke-muted opacity-45",
  own: "record-stroke",
} as const;

type Props = {
  seats: readonly Seat[];
  /** A seat's diameter. */
  size: number;
  stroke: keyof typeof STROKES;
  colour?: string | undefined;
  /** How many units of the chamber's drawing are one of this. */
  unit: number;
};

/** Seats of a chamber, each a disc. */
export const Seats = ({ seats, size, stroke, colour, unit }: Props) => (
  <g
    className={STROKES[stroke]}
    color={colour}
    fill="none"
    strokeWidth={Math.round((size / unit) * 10) / 10}
    strokeLinecap="round"
    strokeDasharray="0 1"
    strokeDashoffset="-.5"
  >
    {arcsOf(seats, unit).map(({ path, seats: count }) => (
      <path key={path} d={path} pathLength={count} />
    ))}
  </g>
);
