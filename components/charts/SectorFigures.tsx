import { Block } from "@/components/Block";
import { Rows } from "@/components/lists/Rows";
import type { Metric } from "@/schema/metric";
import { Figure } from "./Figure";
import { Origin } from "./Source";

type Props = { metrics: Metric[]; source: string | undefined };

/** A sector in figures one can quote, one under the other. */
export function SectorFigures({ metrics, source }: Props) {
  return (
    <Block id="sector" title="Datos del sector">
      <Rows close>
        {metrics.map((metric) => (
          <dl key={metric.label} className="metric">
            <dt className="metric-label text-meta font-semibold text-accent">{metric.label}</dt>
            <dd className="metric-value">
              <Figure value={metric.value} size="large" />
            </dd>
            <dd className="metric-note text-meta text-muted">{metric.note}</dd>
          </dl>
        ))}
      </Rows>
      <Origin of={source} />
    </Block>
  );
}
