import { Figure } from "@/components/charts/Figure";
import { Source } from "@/components/charts/Source";
import { Sparkline } from "@/components/charts/Sparkline";
import { inRows } from "@/components/rows";
import { Change } from "@/components/text/Change";
import type { QuickDatum } from "@/schema/economia";
import { decimal, signedPercent } from "@/lib/format";
import { trendOf } from "@/lib/trend";

function Datum({ datum, className }: { datum: QuickDatum; className: string }) {
  return (
    <li
      className={`border-rule px-4 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-end max-sm:border-t max-sm:pt-3 sm:border-l ${className}`}
    >
      <h3 className="font-sans text-small font-semibold tracking-normal max-sm:col-span-2">
        {datum.name} <span className="font-normal text-muted">{datum.unit}</span>
      </h3>
      <Figure value={decimal(datum.value, datum.decimals)} size="large" />
      <p className="mt-1 flex items-center gap-x-3 max-sm:flex-col max-sm:items-end">
        <Change trend={trendOf(datum.change, 2)} className="text-small">
          {signedPercent(datum.change, 2)}
        </Change>{" "}
        <Sparkline series={datum.series} change={datum.change} className="h-6 w-20 sm:max-lg:h-10 sm:max-lg:w-36" />
      </p>
    </li>
  );
}

type Props = { data: QuickDatum[]; source: string | undefined };

/** Oil, gold, the euro and bitcoin in one row: the figure, the change, the day's line. */
export function QuickData({ data, source }: Props) {
  return (
    <section
      aria-labelledby="datos-rapidos"
      className="grid grid-cols-1 gap-x-8 gap-y-6 border-t-3 border-accent pt-3 lg:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <h2 id="datos-rapidos" className="text-headline-4">
        Datos rápidos
      </h2>
      <div className="overflow-hidden lg:overflow-visible">
        <ul className="parted grid grid-cols-1 gap-y-3 sm:grid-cols-12 sm:gap-y-6">
          {inRows(data, { sm: 2, lg: data.length > 4 ? 3 : 4 }).map(({ item: datum, span }) => (
            <Datum key={datum.name} datum={datum} className={span} />
          ))}
        </ul>
      </div>
      <p className="-mt-2 text-meta text-muted lg:col-start-2">
        Último valor y curva de la sesión. <Source of={source} />
      </p>
    </section>
  );
}
