import type { SeatCount as Seats } from "@/data/schema/story";
import { lacking } from "@/lib/coalition";
import { counted } from "@/lib/format";
import { chamberOf, hemicycle, type Seat } from "@/lib/hemicycle";
import { stepsOf } from "@/lib/steps";

type Place = { x: number; y: number; radius: number };

/** A seat's middle, in whole units of the drawing, and how far it is from the chamber's. */
function placeOf({ x, y }: Seat): Place {
  const radius = Math.hypot(x - hemicycle.width / 2, hemicycle.height - y);
  return { x: Math.round(x), y: Math.round(y), radius: Math.round(radius / 4) };
}

/** A dot for each seat, row after row, as a path to be stroked with round ends. */
function dotsOf(seats: readonly Seat[]): string {
  const places = seats.map(placeOf).sort((one, other) => one.radius - other.radius || one.x - other.x);
  return stepsOf(places)
    .map((step) => `m${step}h0`)
    .join("");
}

/** A seat's place as a text, and that of its mirror image across the middle of the chamber. */
const key = ({ x, y }: Seat) => `${x.toFixed(1)} ${y}`;
const mirrorKey = ({ x, y }: Seat) => key({ x: hemicycle.width - x, y });

/**
 * Which seats of one side stand opposite to seats of the other: both can be drawn by one path, which is said
 * a second time mirrored and so takes next to no bytes when compressed.
 * @returns those of the first side that do, and what is left of both sides
 */
function oppositesIn(side: readonly Seat[], other: readonly Seat[]) {
  const images = new Set(other.map(mirrorKey));
  const opposites = side.filter((seat) => images.has(key(seat)));
  const drawn = new Set(opposites.map(mirrorKey));
  return {
    opposites,
    side: side.filter((seat) => !images.has(key(seat))),
    other: other.filter((seat) => !drawn.has(key(seat))),
  };
}

type Props = {
  count: Seats;
  /** How many seats the chamber has. */
  chamber: number;
};

/** A chamber in small: the seats that a bill has, those it lacks, and the others. */
export function SeatCount({ count, chamber }: Props) {
  const { size, seats } = chamberOf(chamber);
  const { have, need } = count;
  const { opposites, side, other } = oppositesIn(seats.slice(0, have), seats.slice(Math.max(have, need)));
  const parts = [
    { seats: opposites, className: "stroke-accent" },
    { seats: opposites, className: "stroke-rule", transform: `matrix(-1 0 0 1 ${hemicycle.width} 0)` },
    { seats: side, className: "stroke-accent" },
    { seats: seats.slice(have, need), className: "stroke-saffron" },
    { seats: other, className: "stroke-rule" },
  ].filter((part) => part.seats.length > 0);
  return (
    <div className="relative">
      <svg
        viewBox={`0 0 ${hemicycle.width} ${hemicycle.height}`}
        width="100%"
        height={hemicycle.height}
        className="block h-auto w-full"
        aria-hidden="true"
      >
        <g strokeWidth={size} strokeLinecap="round">
          {parts.map(({ seats: some, ...part }, index) => (
            <path key={index} {...part} d={dotsOf(some)} />
          ))}
        </g>
      </svg>
      <p className="absolute inset-x-0 bottom-0 text-center text-2xs leading-none font-bold">
        <span
          className="block font-serif text-sm leading-none font-semibold text-accent xl:text-2xl"
          aria-hidden="true"
        >
          {have}
        </span>{" "}
        <span className="sr-only">
          {counted(have, "escaño", "escaños")} de los {need} necesarios:{" "}
        </span>
        {lacking(need - have, "mayoría")}
      </p>
    </div>
  );
}
