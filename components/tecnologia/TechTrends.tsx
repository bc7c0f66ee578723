import { Block } from "@/components/Block";
import { AxisFigures, AxisLines, axisOf, Bar, type Axis } from "@/components/charts/Bars";
import { Source } from "@/components/charts/Source";
import { Rows } from "@/components/lists/Rows";
import { Picture } from "@/components/Picture";
import type { TechTrend } from "@/schema/tecnologia";
import { decimalsOf, signedPercent } from "@/lib/format";

/** A figure of growth, with as many decimals as it was given with. */
const growthText = (growth: number) => signedPercent(growth, decimalsOf(growth));

/** Figures of more characters than this need more room behind the longest bar. */
const SHORT = 6;

const Trend = ({ trend, axis, bar }: { trend: TechTrend; axis: Axis; bar: string }) => (
  <div className="trend">
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-4 md:max-lg:row-span-2">
      <div>
        <h3 className="text-headline-5">{trend.name}</h3>
        <p className="text-small text-muted">{trend.description}</p>
      </div>
      <Picture of={trend} sizes="6rem" box={["aspect-[8/5]"]} />
    </div>
    <div className={bar}>
      {/* On a phone a bar is too far from the axis: its figure says it. */}
      <div className="max-md:hidden">
        <AxisLines axis={axis} />
      </div>
      <Bar axis={axis} value={trend.growth} />
      <p className="relative bg-paper px-2 figures font-semibold whitespace-nowrap">
        <span className="sr-only">Crecimiento: </span>
        {growthText(trend.growth)}
      </p>
    </div>
    <ul aria-label="Empresas" className="flex flex-wrap gap-x-3 text-meta lg:block lg:self-center">
      {trend.companies.map((company) => (
        <li key={company}>{company}</li>
      ))}
    </ul>
  </div>
);

/** Fields that grow, on one axis across the page's second blue ground: how much, and whose they are. */
export function TechTrends({ trends, source }: { trends: TechTrend[]; source: string | undefined }) {
  const axis = axisOf(trends.map(({ growth }) => growth));
  const isShort = trends.every(({ growth }) => growthText(growth).length <= SHORT);
  // Room for the longest bar's figure.
  const bar = `relative flex min-h-8 items-center ${isShort ? "mr-20" : "mr-36"}`;
  return (
    <div className="blueprint py-10">
      <div className="measure">
        <Block id="tendencias" title="Tendencias tecnológicas">
          <div className="trend text-meta text-muted max-md:pb-4">
            <div className="md:col-start-2">
              <p className="font-semibold text-ink">Crecimiento en un año</p>
              <div className={`max-md:hidden ${bar}`}>
                <AxisFigures axis={axis} />
              </div>
            </div>
          </div>
          <Rows close>
            {trends.map((trend) => (
              <Trend key={trend.name} trend={trend} axis={axis} bar={bar} />
            ))}
          </Rows>
          <Source of={source} />
        </Block>
      </div>
    </div>
  );
}
