import { Block } from "@/components/Block";
import { Figure } from "@/components/charts/Figure";
import { Source } from "@/components/charts/Source";
import { Sparkline } from "@/components/charts/Sparkline";
import { Columns } from "@/components/lists/Columns";
import { Change } from "@/components/text/Change";
import type { QuickDatum } from "@/schema/economia";
import { decimal, signedPercent } from "@/lib/format";
import { trendOf } from "@/lib/trend";

const Datum = ({ datum: { name, unit, value, decimals, change, series } }: { datum: QuickDatum }) => (
  <div className="quick">
    <h3 className="font-sans text-small font-semibold area-name">
      {name} <span className="font-normal text-muted">{unit}</span>
    </h3>
    <p className="area-figure">
      <Figure value={decimal(value, decimals)} size="large" />
    </p>
    <div className="quick-change text-small area-change">
      <Change trend={trendOf(change, 2)}>{signedPercent(change, 2)}</Change>{" "}
      <Sparkline series={series} change={change} size="large" />
    </div>
  </div>
);

/** Oil, gold, the euro and bitcoin: the figure, the change, the day's line. */
export const QuickData = ({ data, source }: { data: QuickDatum[]; source: string | undefined }) => (
  <Block id="datos-rapidos" title="Datos rápidos">
    <Columns most={data.length > 4 ? 3 : 4}>
      {data.map((datum) => (
        <Datum key={datum.name} datum={datum} />
      ))}
    </Columns>
    <Source of={source}>Último valor y curva de la sesión.</Source>
  </Block>
);
