import { Picture } from "@/components/Picture";
import { Change } from "@/components/text/Change";
import { trendOf } from "@/data/schema/primitives";
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
      <svg {...BAR} width={width.toFixed(1)} className="flex-none max-lg:hidden" aria-hidden="true">
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

/** A company as a row of the table, which components/home/bands.css sets. */
export function StartupRow({ startup, largest }: Props) {
  return (
    <tr>
      <td>
        <Picture
          image={startup.image}
          alt={startup.alt}
          sizes="(width < 64rem) 4rem, 6.5rem"
          className="aspect-square lg:aspect-[8/5]"
        />
      </td>
      <th scope="row">
        <span className="block font-serif text-xl font-semibold">{startup.name}</span>{" "}
        <span className="block text-xs font-semibold text-accent">{startup.sector}</span>
      </th>
      <td className="text-sm">{startup.description}</td>
      <td className="text-xs text-muted lg:text-sm">{startup.location}</td>
      <td className="figures text-base font-semibold">{millions(startup.funding)}</td>
      <td>
        <Growth growth={startup.growth} largest={largest} />
      </td>
    </tr>
  );
}
