import { Origin } from "@/components/charts/Source";
import type { SeatCount as Seats } from "@/schema/story";
import { lacking } from "@/lib/coalition";
import { nounFor } from "@/lib/format";
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

type Props = {
  count: Seats;
  /** How many seats the chamber has. */
  chamber: number;
};

/** A chamber in small: the seats that a bill has, those it lacks, and the others. */
export function SeatCount({ count, chamber }: Props) {
  const { size, seats } = chamberOf(chamber);
  const { have, need } = count;
  return (
    <>
      <div className="relative">
        <svg
          viewBox={`0 0 ${hemicycle.width} ${hemicycle.height}`}
          width="100%"
          height={hemicycle.height}
          className="h-auto w-full overflow-visible"
          aria-hidden="true"
        >
          <g strokeWidth={size} strokeLinecap="round">
            <path className="stroke-accent" d={dotsOf(seats.slice(0, have))} />
            <path className="stroke-saffron" d={dotsOf(seats.slice(have, need))} />
            <path className="stroke-muted opacity-45" d={dotsOf(seats.slice(Math.max(have, need)))} />
          </g>
        </svg>
        <p className="absolute inset-x-0 bottom-0 text-center text-2xs leading-none font-bold">
          <span className="block font-serif text-sm leading-none font-semibold text-accent xl:text-2xl">{have}</span>{" "}
          <span className="sr-only">
            {nounFor(have, "escaño", "escaños")} de los {need} necesarios:{" "}
          </span>
          {lacking(need - have, "mayoría")}
        </p>
      </div>
      <Origin of={count.source} />
    </>
  );
}
