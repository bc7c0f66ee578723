import { scaleLinear } from "d3-scale";
import { type Axis, AxisFigures, AxisLines } from "@/components/charts/Bars";
import { percentOf } from "@/components/charts/Plot";
import { PollSource } from "@/components/charts/Source";
import { Picture } from "@/components/Picture";
import { Change } from "@/components/text/Change";
import type { Party } from "@/schema/politica";
import type { Survey } from "@/schema/source";
import { integer, nounFor, percent, signed } from "@/lib/format";

/** The axis ends at so much of the width: behind the longest bar stands its figure. */
const AXIS = 74;

const at = (axis: Axis, value: number) => percentOf(axis(value));

/** Where a party stood in the last poll, as far as its change says so without going beyond what can be. */
const before = ({ percentage, change }: Party) => Math.min(100, Math.max(0, percentage - change));

/** One axis for all parties, from nothing to a round figure beyond the highest, this poll's or the last one's. */
function axisOf(parties: readonly Party[]): Axis {
  const most = Math.max(0, ...parties.flatMap((party) => [party.percentage, before(party)]));
  return scaleLinear([0, most || 1], [0, AXIS]).nice(7);
}

/** A party's bar, a line where it stood in the last poll, and behind both its figure. */
function Bar({ party, axis }: { party: Party; axis: Axis }) {
  const { percentage, colour } = party;
  const last = before(party);
  return (
    <svg
      width="100%"
      height="44"
      className="relative h-11 overflow-visible md:h-17"
      role="img"
      aria-label={`Intención de voto: ${percent(percentage)}; en la encuesta anterior, ${percent(last)}`}
    >
      <rect y="30%" width={at(axis, percentage)} height="40%" className="record-colour" color={colour} />
      <line x1={at(axis, last)} x2={at(axis, last)} y1="18%" y2="82%" strokeWidth="3" className="stroke-ink" />
      <text
        x={at(axis, Math.max(percentage, last))}
        dx="8"
        y="50%"
        dy="0.35em"
        strokeWidth="5"
        paintOrder="stroke"
        className="fill-ink stroke-paper figures text-body font-semibold"
      >
        {percent(percentage)}
      </text>
    </svg>
  );
}

/** A party as a line of the chart; a change of no more than the margin says nothing. */
const PartyLine = ({ party, axis, margin }: { party: Party; axis: Axis; margin: number }) => (
  <li className="party-line border-t border-rule max-md:py-2">
    <div className="area-name md:py-1.5">
      <h4 className="headline text-headline-6">{party.name}</h4>
      <p className="text-meta text-muted">{party.leader}</p>
    </div>
    <p className="text-end text-meta text-muted area-figures md:text-start">
      <span className="voiced block text-figure-3 text-ink">{integer(party.seats)}</span>{" "}
      {nounFor(party.seats, "escaño", "escaños")}
    </p>
    <div className="relative area-share">
      <AxisLines axis={axis} />
      <Bar party={party} axis={axis} />
    </div>
    <p className="text-end text-small area-change">
      <Change trend={party.tendency} faint={Math.abs(party.change) <= margin}>
        {signed(party.change, 1)}
      </Change>{" "}
      <span className="block text-meta text-muted">puntos</span>
    </p>
    <div className="area-picture">
      <Picture of={party} sizes="3rem" box={["aspect-square"]} />
    </div>
  </li>
);

/** What the parties would have today, on one axis, against the last poll; who leads them, and the seats they hold. */
export function PartyBars({ parties, survey }: { parties: readonly Party[]; survey: Survey | undefined }) {
  const axis = axisOf(parties);
  return (
    <figure className="mt-10">
      <figcaption>
        <h3 className="font-sans text-small font-semibold">Intención de voto, en % de los votos</h3>
        <p className="text-meta text-muted">
          La raya vertical marca la encuesta anterior
          {survey && "; en gris, los cambios que no superan el margen de error"}.
        </p>
      </figcaption>
      <div className="party-line mt-3 text-meta text-muted">
        <div className="relative area-share">
          <AxisFigures axis={axis} />
        </div>
        <p className="text-end area-change">Cambio</p>
      </div>
      <ul className="border-b border-rule">
        {parties
          .toSorted((left, right) => right.percentage - left.percentage)
          .map((party) => (
            <PartyLine key={party.name} party={party} axis={axis} margin={survey?.margin ?? 0} />
          ))}
      </ul>
      <PollSource survey={survey} />
    </figure>
  );
}
