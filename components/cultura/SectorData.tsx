import type { Metric } from "@/data/schema/metric";
import { Spread } from "./Spread";

/** What culture weighs: four figures one can quote. */
export function SectorData({ metrics }: { metrics: Metric[] }) {
  return (
    <Spread id="sector" title="Datos del sector">
      <dl className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
        {metrics.map((metric) => (
          <div key={metric.label} className="border-b border-rule py-3 lg:py-2.5 lg:first:pt-0 lg:last:border-0">
            <dt className="text-sm font-semibold">{metric.label}</dt>
            <dd>
              <span className="block font-italic text-3xl text-accent italic">{metric.value}</span>
              <span className="mt-0.5 block text-sm text-muted">{metric.note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Spread>
  );
}
