import { inRows } from "@/components/rows";
import type { Metric } from "@/data/schema/metric";

/** The sector in figures that one reads from across the room. */
export function TechFigures({ metrics }: { metrics: Metric[] }) {
  return (
    <section aria-labelledby="sector" className="blueprint flex h-full flex-col p-5 sm:p-8">
      <h2 id="sector" className="text-2xl">
        Datos del sector
      </h2>
      <dl className="mt-4 grid flex-1 grid-cols-1 gap-x-8 sm:grid-cols-12 lg:flex lg:flex-col">
        {inRows(metrics, { sm: 2, md: 3 }).map(({ item: metric, span }) => (
          <div
            key={metric.label}
            className={`flex flex-col border-t border-rule py-4 lg:flex-1 lg:justify-center ${span}`}
          >
            <dt className="text-sm font-semibold text-accent">{metric.label}</dt>
            <dd>
              <p className="mt-1 text-3xl font-bold tracking-tight xl:text-4xl">{metric.value}</p>
              <p className="mt-1 text-sm text-muted">{metric.note}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
