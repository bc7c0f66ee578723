import { Seats } from "@/components/charts/Seats";
import { Source } from "@/components/charts/Source";
import type { Chamber, Politica } from "@/schema/politica";
import { type Coalition, coalitionOf, missingSeats, sitsLeft } from "@/lib/coalition";
import { integer } from "@/lib/format";
import { chamberOf, hemicycle } from "@/lib/hemicycle";
import { BRACKET, bracketOf, chart, type Group, labelsOf, SCALE } from "@/lib/seat-labels";
import { SeatLabels } from "./SeatLabels";
import { SeatList } from "./SeatList";

/** An arc around the seats that stand together, and their sum at its top. */
function CoalitionBracket({ coalition }: { coalition: Coalition }) {
  const left = sitsLeft(coalition);
  return (
    <>
      <path className="fill-none stroke-ink" strokeWidth="2.5" d={bracketOf(coalition.runs)} />
      <text
        x={chart.x + (left ? -14 : 14)}
        y="36"
        textAnchor={left ? "end" : "start"}
        className="seat-label voiced fill-ink text-figure-3"
      >
        {integer(coalition.seats)}, {missingSeats(coalition)}
      </text>
    </>
  );
}

/** The drawing needs half of the units. */
const UNIT = 2;

/** Where a drawing of lib/hemicycle.ts comes to lie in the chart. */
const PLACE = `translate(${chart.x - (hemicycle.width / 2) * SCALE} ${chart.y - hemicycle.height * SCALE}) scale(${SCALE * UNIT})`;

function Groups({ groups, total }: { groups: readonly Group[]; total: number }) {
  const { size, seats } = chamberOf(total);
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, group) => sum + group.seats, 0));
  return (
    <g transform={PLACE}>
      {groups.map((group, index) => (
        <Seats
          key={group.name}
          stroke={group.colour ? "own" : "muted"}
          colour={group.colour}
          seats={seats.slice(starts[index], (starts[index] ?? 0) + group.seats)}
          size={size}
          unit={UNIT}
        />
      ))}
    </g>
  );
}

/** The middle of the chamber, where the majority begins: half and one, as schema/politica.ts has it. */
const MajorityLine = ({ majority, left }: { majority: number; left: boolean }) => (
  <>
    <path
      className="stroke-ink"
      strokeWidth="2"
      strokeDasharray="6 5"
      d={`M${chart.x} 14V${chart.y - chart.radius * 0.47}`}
    />
    <text
      x={chart.x + (left ? 10 : -10)}
      y="26"
      textAnchor={left ? "start" : "end"}
      className="seat-label fill-muted text-meta font-semibold"
    >
      mayoría, {integer(majority)}
    </text>
  </>
);

type Props = Pick<Politica, "parties" | "others" | "coalition" | "government" | "sources"> & {
  chamber: Chamber;
};

/** The chamber seat by seat, from left to right, with each party's name at its arc, or in a list where there is no room. */
export function SeatChart({ parties, others, chamber, coalition: names, government, sources }: Props) {
  const groups: Group[] = others.seats > 0 ? [...parties, { name: "Otros grupos", seats: others.seats }] : parties;
  const coalition = coalitionOf({ parties, chamber, coalition: names });
  const besideSeats = chart.radius + 16;
  const besideBracket = BRACKET + 14;
  const labels = labelsOf(groups, {
    left: coalition?.runs.some(({ from }) => from < 0.5) ? besideBracket : besideSeats,
    right: coalition?.runs.some(({ to }) => to > 0.5) ? besideBracket : besideSeats,
  });
  return (
    <figure>
      <figcaption>
        <h3 className="font-sans text-small font-semibold">Los {integer(chamber.seats)} escaños, por grupos</h3>
        <p className="text-meta text-muted">
          Un punto por escaño.{government && ` Legislatura ${government.legislature}.`}
        </p>
      </figcaption>
      <div
        className={`seat-chart relative mt-4 grid items-center gap-x-8 gap-y-5 ${labels ? "seat-chart-labelled" : ""}`}
      >
        <div className="overflow-hidden">
          <svg
            viewBox={`0 0 ${chart.width} ${chart.height}`}
            width="100%"
            height={chart.height}
            className="seat-drawing"
            aria-hidden="true"
          >
            <Groups groups={groups} total={chamber.seats} />
            <MajorityLine majority={chamber.majority} left={!coalition || sitsLeft(coalition)} />
            {coalition && <CoalitionBracket coalition={coalition} />}
            {labels && <SeatLabels groups={groups} labels={labels} />}
          </svg>
        </div>
        <SeatList groups={groups} majority={chamber.majority} coalition={coalition} labelled={labels !== undefined} />
      </div>
      <Source of={sources?.chamber} />
    </figure>
  );
}
