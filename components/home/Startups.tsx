import { Block } from "@/components/Block";
import { inRows } from "@/components/rows";
import { Change, trendOf } from "@/components/text/Change";
import type { Startup } from "@/data/schema/home";
import { decimalsOf, millions, signedPercent } from "@/lib/format";
import { CornerCard } from "./CornerCard";

function Facts({ startup }: { startup: Startup }) {
  return (
    <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-4 gap-y-2 border-t border-rule pt-3 text-sm">
      <div>
        <dt className="text-xs text-muted">Financiación</dt>
        <dd className="figures font-semibold">{millions(startup.funding)}</dd>
      </div>
      <div>
        <dt className="text-xs text-muted">Ventas, en un año</dt>
        <dd>
          <Change trend={trendOf(startup.growth)}>{signedPercent(startup.growth, decimalsOf(startup.growth))}</Change>
        </dd>
      </div>
      <div className="col-span-full">
        <dt className="sr-only">Sede</dt>
        <dd className="text-muted">{startup.location}</dd>
      </div>
    </dl>
  );
}

/** Young companies one can compare. */
export function Startups({ startups }: { startups: Startup[] }) {
  return (
    <Block id="startups" title="Startups Españolas en Alza" section="economia">
      <ul className="grid gap-4 sm:grid-cols-12 sm:gap-6">
        {inRows(startups, { sm: 2, xl: 4 }).map(({ item: startup, span, across }) => (
          <CornerCard
            key={startup.name}
            image={startup.image}
            alt={startup.alt}
            kicker={startup.sector}
            title={startup.name}
            across={across}
            className={span}
          >
            <p className="mt-2 flex-1 text-sm text-muted">{startup.description}</p>
            <Facts startup={startup} />
          </CornerCard>
        ))}
      </ul>
    </Block>
  );
}
