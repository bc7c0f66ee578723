import { Pause } from "lucide-react";
import type { ReactNode } from "react";
import { Change } from "@/components/text/Change";
import type { Indicator, MarketIndex } from "@/schema/economia";
import { decimal, signedPercent, withUnit } from "@/lib/format";

/** A keyboard stop: focus holds what moves. */
const KEYBOARD_STOP = 0;

/** The two bands, one over the other, each with its ground and how long it takes to pass once (tickers.css). */
const bands = { indices: "ticker ticker-indices", indicadores: "ticker ticker-indicators" } as const;

/** A band on which a list passes without end: printed twice, the second time for the eyes only. None of an empty list. */
function Ticker({ id, title, items }: { id: keyof typeof bands; title: string; items: ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} tabIndex={KEYBOARD_STOP} className={bands[id]}>
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <ul className="ticker-copy">{items}</ul>
      <ul className="ticker-copy" aria-hidden="true">
        {items}
      </ul>
    </section>
  );
}

const IndexItem = ({ index }: { index: MarketIndex }) => (
  <li className="ticker-item">
    <span className="font-semibold">{index.name}</span> <span className="figures">{decimal(index.value, 2)}</span>{" "}
    <Change trend={index.trend}>{signedPercent(index.change, 2)}</Change>
  </li>
);

const IndicatorItem = ({ indicator }: { indicator: Indicator }) => (
  <li className="ticker-item">
    <span>{indicator.name}</span>{" "}
    <span className="figures font-semibold">{withUnit(indicator.value, indicator.decimals, indicator.unit)}</span>{" "}
    <span className="text-note text-muted">{indicator.period}</span>
  </li>
);

/** The exchanges and the country's figures, passing on two bands that one can stop without scripts. */
export const Tickers = ({ indices, indicators }: { indices: MarketIndex[]; indicators: Indicator[] }) => (
  <div className="ledger tickers text-small">
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
    <label className="ticker-key text-note">
      <input type="checkbox" className="ticker-stop sr-only" />
      <Pause className="size-4 fill-current" strokeWidth={1} aria-hidden="true" />
      <span>
        Detener<span className="sr-only"> las cifras</span>
      </span>
    </label>
  </div>
);
