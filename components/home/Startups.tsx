import { fills } from "@/components/charts/Plot";
import { Source } from "@/components/charts/Source";
import { Block } from "@/components/Block";
import { Figure } from "@/components/charts/Figure";
import { Picture } from "@/components/Picture";
import { Change } from "@/components/text/Change";
import type { Startup } from "@/schema/home";
import { decimalsOf, integer, millions, signedPercent } from "@/lib/format";
import { NUMBER_WORDS } from "@/lib/number-words";
import { trendOf } from "@/lib/trend";

type Props = { startup: Startup; largest: number };

/** A bar as long as the growth is large, the largest of either sign the longest, and the figure: below it where there is little room. */
function Growth({ startup: { growth }, largest }: Props) {
  const trend = trendOf(growth, decimalsOf(growth));
  const share = largest === 0 ? 0 : Math.abs(growth) / largest;
  return (
    <span className="flex flex-col-reverse items-end gap-2 lg:flex-row lg:items-center">
      <svg width="120" height="6" className="w-24 shrink-0 lg:h-3.5 lg:w-21" aria-hidden="true">
        <rect width={`${(share * 100).toFixed(1)}%`} height="100%" className={fills[trend]} />
      </svg>
      <Change trend={trend}>{signedPercent(growth, decimalsOf(growth))}</Change>
    </span>
  );
}

/** A company as a row of the table; on narrow pages an entry, its parts areas of the row (startups.css). */
const StartupRow = ({ startup, largest }: Props) => (
  <tr className="startup">
    <th scope="row" className="area-name">
      <span className="block font-serif text-headline-5 font-semibold">{startup.name}</span>{" "}
      <span className="block text-meta font-semibold text-accent">{startup.sector}</span>
    </th>
    <td className="area-picture">
      <Picture of={startup} sizes="(width < 64rem) 4rem, 6.5rem" box={["aspect-[8/5]"]} />
    </td>
    <td className="area-what">{startup.description}</td>
    <td className="text-muted area-where">{startup.location}</td>
    <td className="figures area-funding">{millions(startup.funding)}</td>
    <td className="area-rate">
      <Growth startup={startup} largest={largest} />
    </td>
  </tr>
);

/** What they are compared by, by the area each has; on narrow pages one sees the figures' headings alone. */
const columns = [
  ["area-name max-lg:sr-only", "Empresa y sector"],
  ["area-picture max-lg:sr-only", "Imagen"],
  ["area-what max-lg:sr-only", "Qué hace"],
  ["area-where max-lg:sr-only", "Sede"],
  ["area-funding", "Financiación"],
  ["area-rate", "Crecimiento anual"],
] as const;

type ListProps = { startups: Startup[]; source: string | undefined };

/** What they have raised together, and whose the figures are. */
const Sum = ({ startups, source }: ListProps) => (
  <div>
    <p className="flex flex-wrap items-baseline gap-x-3 text-small">
      <span className="text-accent">
        <Figure value={millions(startups.reduce((total, { funding }) => total + funding, 0))} size="huge" />
      </span>{" "}
      <span>han reunido las {NUMBER_WORDS[startups.length] ?? integer(startups.length)}</span>
    </p>
    <Source of={source}>Ordenadas por crecimiento anual.</Source>
  </div>
);

/** Young companies one can compare, the fastest first: a ruled table; on phones an entry each. */
export function Startups({ startups, source }: ListProps) {
  const ranked = startups.toSorted((one, other) => other.growth - one.growth);
  const largest = Math.max(...startups.map(({ growth }) => Math.abs(growth)));
  return (
    <Block id="startups" title="Startups Españolas en Alza" section="economia">
      <div className="grid gap-y-2">
        <Sum startups={startups} source={source} />
        <table className="startups-table border-ink text-small lg:border-t-2">
          <thead>
            <tr className="startup text-meta text-muted">
              {columns.map(([area, name]) => (
                <th key={area} scope="col" className={area}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranked.map((startup) => (
              <StartupRow key={startup.name} startup={startup} largest={largest} />
            ))}
          </tbody>
        </table>
      </div>
    </Block>
  );
}
