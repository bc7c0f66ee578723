import { Block } from "@/components/Block";
import { AxisFigures, AxisLines, axisOf, Bar, type Axis } from "@/components/charts/Bars";
import { Source } from "@/components/charts/Source";
import { Picture } from "@/components/Picture";
import type { TechTrend } from "@/schema/tecnologia";
import { decimalsOf, signedPercent } from "@/lib/format";

/** The same columns for the line of names and for every trend. */
const COLUMNS = "lg:grid-cols-[12fr_10fr_3fr] lg:gap-x-8";

/** A figure of growth, with as many decimals as it was given with. */
const said = (growth: number) => signedPercent(growth, decimalsOf(growth));

/** Room beside the longest bar for its figure, by the longest of the figures. */
const roomFor = (trends: readonly TechTrend[]) =>
  trends.some(({ growth }) => said(growth).length > 6) ? "mr-36" : "mr-20";

type TrendProps = { trend: TechTrend; axis: Axis; room: string };

function Trend({ trend, axis, room }: TrendProps) {
  return (
    <li className={`grid grid-cols-1 border-b border-rule max-lg:py-4 ${COLUMNS}`}>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-4 lg:py-3">
        <div>
          <h3 className="text-headline-5">{trend.name}</h3>
          <p className="text-meta text-muted xl:text-small">{trend.description}</p>
        </div>
        <Picture of={trend} sizes="6rem" box={["aspect-[8/5]"]} className="order-first" />
      </div>
      <div className={`relative flex items-center max-lg:mt-3 max-lg:h-8 ${room}`}>
        <AxisLines axis={axis} />
        <Bar axis={axis} value={trend.growth} className="relative h-6" />
        <p className="relative bg-paper px-2 figures text-standfirst font-bold whitespace-nowrap">
          <span className="sr-only">Crecimiento: </span>
          {said(trend.growth)}
        </p>
      </div>
      <div className="text-meta max-lg:mt-2 lg:self-center lg:py-3 lg:text-right">
        <p className="float-left text-muted lg:sr-only">Empresas:</p>
        <ul className="max-lg:dotted">
          {trend.companies.map((company) => (
            <li key={company} className="min-w-0">
              {company}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

type Props = { trends: TechTrend[]; source: string | undefined };

/** Fields that grow, on one axis across the page's second blue ground: how much, and whose they are. */
export function TechTrends({ trends, source }: Props) {
  const axis = axisOf(trends.map(({ growth }) => growth));
  const room = roomFor(trends);
  return (
    <div className="blueprint py-10">
      <div className="measure">
        <Block id="tendencias" title="Tendencias tecnológicas">
          <div className={`grid grid-cols-1 items-end border-b border-rule pb-1 text-meta text-muted ${COLUMNS}`}>
            <div className="lg:col-start-2">
              <p className="font-semibold text-ink">Crecimiento en un año</p>
              <div className={room}>
                <AxisFigures axis={axis} />
              </div>
            </div>
            <p className="max-lg:hidden lg:text-right" aria-hidden="true">
              Empresas
            </p>
          </div>
          <ul>
            {trends.map((trend) => (
              <Trend key={trend.name} trend={trend} axis={axis} room={room} />
            ))}
          </ul>
          <p className="mt-3 text-meta text-muted">
            <Source of={source} />
          </p>
        </Block>
      </div>
    </div>
  );
}
