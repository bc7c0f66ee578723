import { Block } from "@/components/Block";
import { inRows } from "@/components/rows";
import type { Metric } from "@/schema/metric";
import { Figure, figureSize } from "./Figure";
import { Origin } from "./Source";

type Props = {
  metrics: Metric[];
  source: string | undefined;
  /** In the page's own italic; else numbers with their unit beside them. */
  italic?: boolean;
};

/** A sector in figures one can quote, one under the other between rules. */
export function SectorFigures({ metrics, source, italic = false }: Props) {
  const values = metrics.map(({ value }) => value);
  const size = figureSize(values, "list");
  return (
    <Block id="sector" title="Datos del sector">
      <dl className="-mt-2 grid grid-cols-1 gap-x-8 sm:grid-cols-12 lg:group-not-only:block">
        {inRows(metrics, { sm: 2, md: 3 }).map(({ item: metric, span }) => (
          <div key={metric.label} className={`border-t border-rule py-3 max-sm:first:border-t-0 ${span}`}>
            <dt className="text-xs font-semibold text-accent">{metric.label}</dt>
            <dd className="mt-1">
              {italic ? (
                <div className="font-italic text-3xl text-accent italic">{metric.value}</div>
              ) : (
                <Figure value={metric.value} size={size} />
              )}
              <p className="mt-0.5 text-xs text-balance text-muted">{metric.note}</p>
            </dd>
          </div>
        ))}
      </dl>
      <Origin of={source} />
    </Block>
  );
}
