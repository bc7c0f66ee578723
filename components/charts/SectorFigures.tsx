import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import type { Metric } from "@/schema/metric";
import { Figure } from "./Figure";
import { Origin } from "./Source";

type Props = {
  metrics: readonly Metric[];
  /** Whether two stand abreast on a phone already. */
  pairs?: boolean;
};

/** Figures that one can quote, abreast: what each is called over it, what it means under it. */
export const Metrics = ({ metrics, pairs = false }: Props) => (
  <Columns most={4} pairs={pairs}>
    {metrics.map(({ label, value, note }) => (
      <dl key={label} className={pairs ? "metric" : undefined}>
        <dt className="text-meta font-semibold text-accent">{label}</dt>
        <dd className="mt-1">
          <Figure value={value} size="large" />
        </dd>
        <dd className="mt-1 text-meta text-muted">{note}</dd>
      </dl>
    ))}
  </Columns>
);

/** A sector in figures, and whose they are. */
export const SectorFigures = ({ metrics, source }: Pick<Props, "metrics"> & { source: string | undefined }) => (
  <Block id="sector" title="Datos del sector">
    <Metrics metrics={metrics} />
    <Origin of={source} />
  </Block>
);
