import type { SeatCount as Seats } from "@/data/schema/story";
import { lacking } from "@/lib/coalition";
import { counted } from "@/lib/format";
import { chamberOf, hemicycle } from "@/lib/hemicycle";
import { dotsOf, oppositesIn } from "./dots";

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
