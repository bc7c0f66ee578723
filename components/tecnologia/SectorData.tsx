import type { Metric } from "@/data/schema/metric";

/** The sector in four figures that one reads from across the room. */
export function SectorData({ metrics }: { metrics: Metric[] }) {
  return (
    <section aria-labelledby="sector" className="blueprint flex h-full flex-col p-5 sm:p-8">
      <h2 id="sector" className="text-2xl">
        Datos del sector
      </h2>
      <dl className="mt-4 grid flex-1 grid-cols-1 gap-x-8 sm:max-lg:grid-cols-2">
        {metrics.map((metric) => (
          <div key={metric.label} className="flex flex-col border-t border-rule py-4 lg:justify-center">
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
