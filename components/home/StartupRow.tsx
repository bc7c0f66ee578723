import { Picture } from "@/components/Picture";
import { Change, trendOf } from "@/components/text/Change";
import type { Startup } from "@/data/schema/home";
import { decimalsOf, millions, signedPercent } from "@/lib/format";

const BAR = { width: 84, height: 14 } as const;
const colours = { up: "fill-up", down: "fill-down", stable: "fill-muted" } as const;

/** A bar as long as the growth is large, and the figure. */
function Growth({ growth, largest }: { growth: number; largest: number }) {
  const trend = trendOf(growth);
  const width = largest === 0 ? 0 : (Math.abs(growth) / largest) * BAR.width;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {/* As wide as its bar, so that the figure follows it. */}
      <svg {...BAR} width={width.toFixed(1)} className="flex-none max-lg:hidden" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" className={colours[trend]} />
      </svg>
      <Change trend={trend} className="text-sm">
        {signedPercent(growth, decimalsOf(growth))}
      </Change>
    </span>
  );
}

type Props = {
  startup: Startup;
  /** The growth, of either sign, that has the longest bar. */
  largest: number;
};

/** A company as a row of the table; on phones its picture at the left, its figures at the right. */
export function StartupRow({ startup, largest }: Props) {
  return (
    <tr className="border-b border-rule max-lg:grid max-lg:grid-cols-[min(4.5rem,25%)_minmax(0,1fr)_auto] max-lg:grid-rows-[auto_auto_1fr_auto] max-lg:gap-x-4 max-lg:py-3">
      <td className="max-lg:row-span-3 lg:py-4 lg:pr-5">
        <Picture
          image={startup.image}
          alt={startup.alt}
          sizes="(width < 64rem) 4.5rem, 6.5rem"
          className="aspect-square lg:aspect-[8/5]"
        />
      </td>
      <th scope="row" className="font-normal max-lg:row-span-2 lg:pr-5">
        <span className="block font-serif text-xl font-semibold">{startup.name}</span>{" "}
        <span className="block text-xs font-semibold text-accent">{startup.sector}</span>
      </th>
      <td className="text-sm max-lg:col-span-3 max-lg:row-start-4 max-lg:mt-2 lg:py-3 lg:pr-5 lg:text-[0.875rem] lg:leading-[1.1875rem]">
        {startup.description}
      </td>
      <td className="text-sm text-muted max-lg:col-start-2 max-lg:row-start-3 max-lg:text-xs lg:pr-5">
        {startup.location}
      </td>
      <td className="text-right figures text-base font-bold max-lg:col-start-3 max-lg:row-start-1 lg:pr-0">
        {millions(startup.funding)}
      </td>
      <td className="max-lg:col-start-3 max-lg:row-start-2 max-lg:text-right lg:pl-5">
        <Growth growth={startup.growth} largest={largest} />
      </td>
    </tr>
  );
}
