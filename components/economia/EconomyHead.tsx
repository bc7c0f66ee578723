import { TitleLine } from "@/components/TitleLine";
import { TimeText } from "@/components/text/TimeText";
import type { Indicator, MarketIndex } from "@/schema/economia";
import { Tickers } from "./Tickers";

/** Keeps the room of none, one or two bands free before they are there (tickers.css). */
const rooms = ["under-bands", "under-bands under-bands-1", "under-bands under-bands-2"];

type Props = {
  title: string;
  intro: string;
  indices: MarketIndex[];
  indicators: Indicator[];
  /** The instant at which the figures were taken, if there are any. */
  close: string | undefined;
};

/** The page's head, below its tickers: it says what it is before they pass, and of when its figures are. */
export function EconomyHead({ title, intro, indices, indicators, close }: Props) {
  const bands = [indices, indicators].filter(({ length }) => length > 0).length;
  return (
    <div className={rooms[bands]}>
      <div className="measure pt-4">
        <TitleLine title={title} intro={intro}>
          {close && (
            <p className="mt-2 shrink-0 grow text-meta text-muted min-[75rem]:text-right">
              Cifras al cierre de la edición{" "}
              <span className="font-semibold text-ink">
                <TimeText value={close} mode="short" />, <TimeText value={close} mode="clock" />
              </span>
            </p>
          )}
        </TitleLine>
      </div>
      {bands > 0 && <Tickers indices={indices} indicators={indicators} />}
    </div>
  );
}
