import { ShareBar } from "@/components/charts/ShareBar";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Change } from "@/components/text/Change";
import type { Party } from "@/data/schema/politica";
import { percent, signed } from "@/lib/format";
import { ColourMark } from "./ColourMark";

function PartyCard({ party, className }: { party: Party; className: string }) {
  return (
    <li className={`flex flex-col border border-rule ${className}`}>
      <ColourMark colour={party.colour} className="h-2 w-full" />
      <div className="flex flex-1 flex-wrap items-center gap-4 p-5">
        <Picture image={party.image} alt={party.alt} sizes="6rem" className="aspect-square w-24 flex-none" />
        <div className="min-w-0 flex-1 basis-28">
          <h3 className="text-xl">{party.name}</h3>
          <p className="mt-0.5 text-sm text-muted">{party.leader}</p>
        </div>
      </div>
      <div className="border-t border-rule p-5">
        <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2">
          <div>
            <dt className="text-xs text-muted">Escaños</dt>
            <dd className="font-serif text-3xl font-semibold">{party.seats}</dd>
          </div>
          <div className="text-right">
            <dt className="text-xs text-muted">Intención de voto</dt>
            <dd className="font-serif text-3xl font-semibold">{percent(party.percentage)}</dd>
          </div>
        </dl>
        <ShareBar shares={[{ value: party.percentage, colour: party.colour }]} className="mt-2 h-2.5" />
        <p className="mt-2 text-sm">
          <Change trend={party.tendency}>{`${signed(party.change, 1)} puntos`}</Change>
        </p>
      </div>
    </li>
  );
}

/** The parties, to be compared: who leads them, what they have and what they would have. */
export function PartyCards({ parties }: { parties: Party[] }) {
  return (
    <ul className="mt-10 grid gap-4 sm:grid-cols-12">
      {inRows(parties, { sm: 2, xl: 3 }).map(({ item: party, span }) => (
        <PartyCard key={party.name} party={party} className={span} />
      ))}
    </ul>
  );
}
