import { Seats } from "@/components/charts/Seats";
import type { SeatCount as Count } from "@/schema/story";
import { lacking } from "@/lib/coalition";
import { nounFor } from "@/lib/format";
import { chamberOf, hemicycle } from "@/lib/hemicycle";

/** So small a drawing needs a third of the units. */
const UNIT = 3;

/** A chamber of so many seats in small: those that a bill has, those it lacks, and the others. */
export function SeatCount({ count: { have, need }, chamber }: { count: Count; chamber: number }) {
  const { size, seats } = chamberOf(chamber);
  return (
    <div className="@container/seat-count grid">
      <svg
        viewBox={`0 0 ${hemicycle.width / UNIT} ${hemicycle.height / UNIT}`}
        width="100%"
        height={hemicycle.height / UNIT}
        className="col-start-1 row-start-1 h-auto overflow-visible"
        aria-hidden="true"
      >
        <Seats stroke="accent" seats={seats.slice(0, have)} size={size} unit={UNIT} />
        <Seats stroke="saffron" seats={seats.slice(have, need)} size={size} unit={UNIT} />
        <Seats stroke="faint" seats={seats.slice(Math.max(have, need))} size={size} unit={UNIT} />
      </svg>
      <p className="seat-count-words col-start-1 row-start-1 max-w-none self-end text-center text-note font-bold">
        <span className="seat-count-figure mb-1 block font-serif text-body font-semibold text-accent">{have}</span>{" "}
        <span className="sr-only">
          {nounFor(have, "escaño", "escaños")} de los {need} necesarios:{" "}
        </span>
        <span className={have < need ? "text-tile" : ""}>{lacking(need - have, "mayoría")}</span>
      </p>
    </div>
  );
}
