import { Block } from "@/components/Block";
import { Sparkline } from "@/components/charts/Sparkline";
import { Change, trendOf } from "@/components/text/Change";
import type { QuickDatum } from "@/data/schema/economia";
import { decimal, signedPercent } from "@/lib/format";

/** Oil, gold, the euro and bitcoin: the day's line, the figure, the change. */
export function QuickData({ data }: { data: QuickDatum[] }) {
  return (
    <Block id="datos-rapidos" title="Materias primas y divisas" className="flex h-full flex-col">
      <ul className="flex flex-1 flex-col divide-y divide-rule border-b border-rule">
        {data.map((datum) => (
          <li key={datum.name} className="flex flex-1 flex-wrap items-center gap-x-3 py-3">
            <div className="min-w-24 flex-1">
              <h3 className="text-lg leading-snug">{datum.name}</h3>
              <p className="text-xs text-muted">{datum.unit}</p>
            </div>
            <Sparkline series={datum.series} change={datum.change} className="max-h-12 w-[22%]" />
            <p className="min-w-24 text-right">
              <span className="block figures text-lg font-semibold">{decimal(datum.value, datum.decimals)}</span>
              <Change trend={trendOf(datum.change)} className="text-sm">
                {signedPercent(datum.change, 2)}
              </Change>
            </p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
