import { Sparkline } from "@/components/charts/Sparkline";
import { Change } from "@/components/text/Change";
import type { Market } from "@/schema/home";
import { decimal, signedPercent, withUnit, year } from "@/lib/format";
import { trendOf } from "@/lib/trend";
import { edition } from "@/paper/site";

/** A quick datum has decimals of its own, an indicator its unit too. */
function valueOf(market: Market): string {
  if (market.kind === "indicator") return withUnit(market.value, market.decimals, market.unit);
  return decimal(market.value, market.kind === "index" ? 2 : market.decimals);
}

/** A period as there is room for it: without the edition's own year, a month after its day by three letters, «20 nov». */
const brief = (period: string) =>
  period.replace(` de ${year(edition.close)}`, "").replace(/^(\d+)\sde\s([a-z]{3})[a-z]*$/, "$1\u00a0$2");

function Movement({ market }: { market: Market }) {
  if (market.kind === "indicator") return <span className="text-muted">{brief(market.period)}</span>;
  return (
    <>
      <Change trend={trendOf(market.change, 2)}>{signedPercent(market.change, 2)}</Change>
      <Sparkline series={market.series} change={market.change} size="small" />
    </>
  );
}

/** What the markets did, over the lead: two abreast, then four, then on one line (market-line.css). */
export const MarketLine = ({ markets }: { markets: Market[] }) => (
  <ul aria-label="Mercados" className="market-line border-b border-rule py-2.5 lg:min-h-9.75 lg:py-1.5">
    {markets.map((market) => (
      <li key={market.name} className="market text-meta lg:not-first:border-l lg:not-first:border-rule">
        <span className="block text-muted">{market.name}</span>{" "}
        <span className="flex flex-wrap items-center gap-x-1.5 lg:flex-nowrap lg:whitespace-nowrap">
          <span className="figures text-small font-semibold">{valueOf(market)}</span> <Movement market={market} />
        </span>
      </li>
    ))}
  </ul>
);
