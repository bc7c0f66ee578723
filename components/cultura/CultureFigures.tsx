import { Block } from "@/components/Block";
import { Origin } from "@/components/charts/Source";
import { inRows } from "@/components/rows";
import type { Metric } from "@/schema/metric";

/** What culture weighs: figures one can quote. */
export function CultureFigures({ metrics, source }: { metrics: Metric[]; source: string | undefined }) {
  return (
    <Block id="sector" title="Datos del sector" className="flex h-full flex-col">
      <dl className="grid grid-cols-1 gap-x-8 sm:grid-cols-12 lg:flex-1 lg:flex-col lg:justify-between lg:group-not-only:flex">
        {inRows(metrics, { sm: 2, md: 3 }).map(({ item: metric, span }) => (
          <div
            key={metric.label}
            className={`border-b border-rule py-3 lg:py-2.5 lg:first:pt-0 lg:last:border-0 ${span}`}
          >
            <dt className="text-sm font-semibold">{metric.label}</dt>
            <dd>
              <span className="block font-italic text-3xl text-accent italic">{metric.value}</span>{" "}
              <span className="mt-0.5 block text-sm text-muted">{metric.note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Origin of={source} />
    </Block>
  );
}
