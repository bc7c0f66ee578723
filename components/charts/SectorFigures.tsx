import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import type { Metric } from "@/schema/metric";
import { Figure } from "./Figure";
import { Origin } from "./Source";

type Props = { metrics: Metric[]; source: string | undefined };

/** A sector in figures one can quote. */
export function SectorFigures({ metrics, source }: Props) {
  return (
    <Block id="sector" title="Datos del sector">
      <Columns most={4}>
        {metrics.map((metric) => (
          <dl key={metric.label}>
            <dt className="text-meta font-semibold text-accent">{metric.label}</dt>
            <dd className="mt-1">
              <Figure value={metric.value} size="large" />
            </dd>
            <dd className="mt-1 text-meta text-muted">{metric.note}</dd>
          </dl>
        ))}
      </Columns>
      <Origin of={source} />
    </Block>
  );
}
