import { missingSeats, sitsLeft, type Coalition } from "@/lib/coalition";
import { integer } from "@/lib/format";
import { angleAt, chart, pointAt } from "@/lib/seat-labels";

/** How far the bracket stands from the half circle's middle, and how deep its ends reach in. */
export const BRACKET = chart.radius * 1.13;
const END = 12;
/** The bracket does not touch its neighbours'. */
const INSET = 0.004;

/** An arc around the seats that stand together, and their sum at its top. */
export function CoalitionBracket({ coalition }: { coalition: Coalition }) {
  const { seats, runs } = coalition;
  const path = runs
    .map(({ from, to }) => {
      const [start, end] = [angleAt(from + INSET), angleAt(to - INSET)];
      return `M${pointAt(start, BRACKET - END).join(" ")}L${pointAt(start, BRACKET).join(" ")}A${BRACKET} ${BRACKET} 0 0 1 ${pointAt(end, BRACKET).join(" ")}L${pointAt(end, BRACKET - END).join(" ")}`;
    })
    .join("");
  const left = sitsLeft(coalition);
  return (
    <>
      <path className="fill-none stroke-ink" strokeWidth="2.5" d={path} />
      <text
        x={chart.x + (left ? -14 : 14)}
        y="36"
        fontSize="31"
        textAnchor={left ? "end" : "start"}
        className="fill-ink font-serif font-semibold max-md:hidden"
      >
        {integer(seats)}, {missingSeats(coalition)}
      </text>
    </>
  );
}
