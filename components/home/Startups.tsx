import { fills } from "@/components/charts/Plot";
import { Source } from "@/components/charts/Source";
import { Picture } from "@/components/Picture";
import { Change } from "@/components/text/Change";
import type { Startup } from "@/schema/home";
import { decimalsOf, integer, millions, signedPercent } from "@/lib/format";
import { NUMBER_WORDS } from "@/lib/number-words";
import { trendOf } from "@/lib/trend";

/** A bar as long as the growth is large, of the width of the largest, and the figure: below it where there is little room. */
function Growth({ growth, largest }: { growth: number; largest: number }) {
  const trend = trendOf(growth, decimalsOf(growth));
  const share = largest === 0 ? 0 : Math.abs(growth) / largest;
  return (
    <span className="inline-flex flex-col items-end gap-2 lg:flex lg:flex-row lg:items-center lg:justify-between">
      <Change trend={trend} className="text-small lg:min-w-20.5 lg:justify-between">
        {signedPercent(growth, decimalsOf(growth))}
      </Change>
      <svg width="120" height="6" className="w-24 flex-none md:w-36 lg:order-first lg:h-3.5 lg:w-21" aria-hidden="true">
        <rect width={`${(share * 100).toFixed(1)}%`} height="100%" className={fills[trend]} />
      </svg>
    </span>
  );
}

type Props = {
  startup: Startup;
  /** The growth, of either sign, that has the longest bar. */
  largest: number;
};

const row =
  "border-b border-rule max-lg:last:border-b-0 lg:grid lg:grid-cols-[7.5rem_9rem_minmax(0,1fr)_7.25rem_8rem_11.5rem] lg:items-center xl:grid-cols-[7.5rem_9rem_minmax(0,1fr)_7.25rem_9rem_11.5rem]";
const head = "font-normal lg:py-1.5 lg:pr-4 lg:last:pr-0 lg:nth-5:text-right";
const cell = "text-balance lg:py-3 lg:pr-4 lg:last:pr-0";

/**
 * A company as a row of the table. On narrow pages an entry: picture, names, figures, and the description between them,
 * on phones below; with text twice as large, one below the other.
 */
function StartupRow({ startup, largest }: Props) {
  return (
    <tr
      className={`${row} max-lg:grid max-lg:grid-cols-[min(4rem,25%)_minmax(0,1fr)_auto] max-lg:grid-rows-[auto_auto_1fr] max-lg:gap-x-4 max-lg:py-2 max-[18rem]:flex max-[18rem]:flex-col md:max-lg:grid-cols-[4rem_9.5rem_minmax(0,1fr)_auto]`}
    >
      <th scope="row" className={`${cell} font-normal max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1`}>
        <span className="block font-serif text-headline-5 font-semibold">{startup.name}</span>{" "}
        <span className="block text-meta font-semibold text-accent">{startup.sector}</span>
      </th>
      <td className={`${cell} order-first max-lg:row-span-3`}>
        <Picture of={startup} sizes="(width < 64rem) 4rem, 6.5rem" box={["aspect-[5/4]", "lg:aspect-[8/5]"]} />
      </td>
      <td className={`${cell} max-lg:text-small max-md:col-span-full max-md:mt-1 md:max-lg:row-span-3 md:max-lg:pt-1`}>
        {startup.description}
      </td>
      <td
        className={`${cell} text-meta text-muted max-lg:col-start-2 max-lg:row-start-3 max-md:-col-end-1 lg:text-small`}
      >
        {startup.location}
      </td>
      <td
        className={`${cell} text-right figures text-body font-semibold whitespace-nowrap max-lg:-col-end-1 max-lg:row-start-1`}
      >
        {millions(startup.funding)}
      </td>
      <td
        className={`${cell} max-lg:-col-end-1 max-lg:row-span-2 max-lg:row-start-2 max-lg:justify-self-end max-md:col-start-2`}
      >
        <Growth growth={startup.growth} largest={largest} />
      </td>
    </tr>
  );
}

/** What they are compared by; what a picture shows needs no heading that one sees. */
const columns = ["Qué hace", "Sede", "Financiación", "Crecimiento anual"];

/** A quarter of the page holds so many signs of a large sum. */
const LARGE = 8;

type HeadProps = { startups: Startup[]; source: string | undefined };

function Head({ startups, source }: HeadProps) {
  const sum = millions(startups.reduce((total, { funding }) => total + funding, 0));
  return (
    <div className="border-t-3 border-accent pt-2 lg:max-xl:flex lg:max-xl:flex-wrap lg:max-xl:items-baseline lg:max-xl:justify-between">
      <h2 id="startups" className="text-headline-4 xl:text-headline-3">
        Startups Españolas en Alza
      </h2>
      <p className="mt-1 flex-wrap items-baseline gap-x-2.5 text-small max-xl:flex xl:mt-7">
        <span
          className={`-ml-[0.05em] font-serif text-headline-2 font-semibold text-accent xl:block ${sum.length <= LARGE ? "xl:text-headline-1" : ""}`}
        >
          {sum}
        </span>{" "}
        <span className="xl:mt-2 xl:block">
          han reunido las {NUMBER_WORDS[startups.length] ?? integer(startups.length)}
        </span>
      </p>
      <p className="w-full pt-1 text-meta text-muted xl:mt-6 xl:border-t xl:border-rule xl:pt-3">
        Ordenadas por crecimiento anual. <Source of={source} />
      </p>
    </div>
  );
}

/** Young companies one can compare, the fastest first: a ruled table; on phones an entry each. */
export function Startups({ startups, source }: HeadProps) {
  const ranked = startups.toSorted((one, other) => other.growth - one.growth);
  const largest = Math.max(...startups.map(({ growth }) => Math.abs(growth)));
  return (
    <section
      aria-labelledby="startups"
      data-section="economia"
      className="grid gap-x-8 gap-y-3 xl:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <Head startups={startups} source={source} />
      <table className="block w-full text-left lg:border-t-2 lg:border-ink lg:text-[0.875rem]/4.75">
        <thead className="block text-meta text-muted">
          <tr className={`${row} max-lg:flex max-lg:flex-col max-lg:items-end`}>
            <th scope="col" className={`${head} max-lg:sr-only`}>
              Empresa y sector
            </th>
            <th scope="col" className={`${head} order-first`}>
              <span className="sr-only">Imagen</span>
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={`${head} max-lg:not-nth-last-[-n+2]:sr-only`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block">
          {ranked.map((startup) => (
            <StartupRow key={startup.name} startup={startup} largest={largest} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
