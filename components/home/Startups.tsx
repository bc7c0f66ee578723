import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { Change, trendOf } from "@/components/text/Change";
import type { Startup } from "@/data/schema/home";
import { millions, signedPercent } from "@/lib/format";

function Facts({ startup }: { startup: Startup }) {
  return (
    <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-4 gap-y-2 border-t border-rule pt-3 text-sm">
      <div>
        <dt className="text-xs text-muted">Financiación</dt>
        <dd className="figures font-semibold">{millions(startup.funding)}</dd>
      </div>
      <div>
        <dt className="text-xs text-muted">Crecimiento anual</dt>
        <dd>
          <Change trend={trendOf(startup.growth)}>{signedPercent(startup.growth, 0)}</Change>
        </dd>
      </div>
      <div className="col-span-full">
        <dt className="sr-only">Sede</dt>
        <dd className="text-muted">{startup.location}</dd>
      </div>
    </dl>
  );
}

/** Four young companies one can compare. */
export function Startups({ startups }: { startups: Startup[] }) {
  return (
    <Block id="startups" title="Startups Españolas en Alza" section="economia">
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-4">
        {startups.map((startup) => (
          <li key={startup.name} className="relative flex flex-col border border-rule">
            <Picture
              image={startup.image}
              alt={startup.alt}
              sizes="(width < 36rem) 6.5rem, (width < 80rem) 47vw, 20rem"
              className="aspect-square max-sm:absolute max-sm:top-0 max-sm:right-0 max-sm:w-26 sm:aspect-[8/5]"
            />
            <div className="flex flex-1 flex-col p-4">
              <div className="max-sm:min-h-24 max-sm:pr-26">
                <p className="kicker text-accent">{startup.sector}</p>
                <h3 className="mt-1 text-2xl">{startup.name}</h3>
              </div>
              <p className="mt-2 flex-1 text-sm text-muted">{startup.description}</p>
              <Facts startup={startup} />
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
