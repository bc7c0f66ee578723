import { arcsOf, type Seat } from "@/lib/hemicycle";

type Props = {
  seats: readonly Seat[];
  /** A seat's diameter. */
  size: number;
  className: string;
  colour?: string | undefined;
  /** How many units of the chamber's drawing are one of this. */
  unit: number;
};

/** Seats of a chamber, each a disc. */
export const Seats = ({ seats, size, className, colour, unit }: Props) => (
  <g
    className={className}
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
