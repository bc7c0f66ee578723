import { Pause } from "lucide-react";
import type { ReactNode } from "react";
import { KEYBOARD_STOP } from "@/components/Rail";
import { Change } from "@/components/text/Change";
import type { Indicator, MarketIndex } from "@/schema/economia";
import { decimal, signedPercent, withUnit } from "@/lib/format";

/** The two bands, one over the other: in how many seconds each passes once, and its ground. */
const bands = {
  indices: "row-start-1 [--cycle:30s] bg-ledger",
  indicadores: "row-start-2 [--cycle:25s] bg-ledger-deep",
} as const;

const copy = "ticker-copy flex min-w-full flex-none items-center justify-around";

/** A band on which a list passes without end: printed twice, the second time for the eyes only. None of an empty list. */
function Ticker({ id, title, items }: { id: keyof typeof bands; title: string; items: ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      tabIndex={KEYBOARD_STOP}
      className={`ticker relative col-start-1 flex min-h-9 overflow-hidden [mask-image:linear-gradient(to_left,#0000,#000_6rem)] focus-visible:-outline-offset-3 focus-visible:outline-on-night sm:pl-2 lg:pl-[max(1rem,50vw-41rem)] ${bands[id]}`}
    >
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <ul className={copy}>{items}</ul>
      <ul className={copy} aria-hidden="true">
        {items}
      </ul>
    </section>
  );
}

function IndexItem({ index }: { index: MarketIndex }) {
  return (
    <li className="flex items-baseline gap-x-2 pr-6 pl-4 whitespace-nowrap">
      <span className="font-semibold">{index.name}</span> <span className="figures">{decimal(index.value, 2)}</span>{" "}
      <Change trend={index.trend}>{signedPercent(index.change, 2)}</Change>
    </li>
  );
}

function IndicatorItem({ indicator }: { indicator: Indicator }) {
  return (
    <li className="flex items-baseline gap-x-2 pr-6 pl-4 whitespace-nowrap">
      <span>{indicator.name}</span>{" "}
      <span className="figures font-semibold">{withUnit(indicator.value, indicator.decimals, indicator.unit)}</span>{" "}
      <span className="text-note text-muted">{indicator.period}</span>
    </li>
  );
}

/** The exchanges and the country's figures, passing on two bands that one can stop without scripts. */
export function Tickers({ indices, indicators }: { indices: MarketIndex[]; indicators: Indicator[] }) {
  return (
    // The key is as wide before its word has come.
    <div className="ledger tickers row-start-1 grid grid-cols-[minmax(0,1fr)_minmax(6.375rem,auto)] text-small motion-reduce:grid-cols-1">
      <Ticker
        id="indices"
        title="Índices bursátiles"
        items={indices.map((index) => (
          <IndexItem key={index.name} index={index} />
        ))}
      />
      <Ticker
        id="indicadores"
        title="Indicadores económicos"
        items={indicators.map((indicator) => (
          <IndicatorItem key={indicator.name} indicator={indicator} />
        ))}
      />
      <label className="ticker-key relative col-start-2 row-span-2 row-start-1 grid cursor-pointer grid-flow-col place-content-center items-center gap-1.5 border-l border-ledger-rule bg-ledger px-4 text-note font-semibold">
        <input type="checkbox" className="ticker-stop sr-only" />
        <Pause className="size-4 fill-current" strokeWidth={1} aria-hidden="true" />
        <span>
          Detener<span className="sr-only"> las cifras</span>
        </span>
      </label>
    </div>
  );
}
