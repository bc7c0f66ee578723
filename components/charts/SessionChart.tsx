import { extent, maxIndex, minIndex } from "d3-array";
import { scaleLinear } from "d3-scale";
import { trendOf } from "@/data/schema/primitives";
import type { Company } from "@/data/schema/economia";
import { decimal, euros } from "@/lib/format";
import { percentOf, Plot, PlotLine } from "./Plot";

const strokes = { up: "stroke-up", down: "stroke-down", stable: "stroke-muted" } as const;
const fills = { up: "fill-up", down: "fill-down", stable: "fill-muted" } as const;

/** How far from the left the session ends: its last point is drawn whole. */
const END = 98.5;
/** The heights of the day's high and low, which leave room for their labels. */
const HIGH = 17;
const LOW = 83;

/** A label near an end of the chart runs inwards from its point. */
const anchorAt = (x: number) => (x < 12 ? "start" : x > 88 ? "end" : "middle");

/** Where the change is counted from, in euros: as it was given or, close enough to draw, worked out. */
function baseOf({ previousClose, price, change }: Company): number | undefined {
  return previousClose ?? (change > -100 ? price / (1 + change / 100) : undefined);
}

function summary({ name, previousClose, series, price }: Company): string {
  const before = previousClose === undefined ? "" : `cierre anterior, ${euros(previousClose)}; `;
  const [low = price, high = price] = extent(series);
  return `${name}, cotización de la sesión: ${before}mínimo, ${euros(low)}; máximo, ${euros(high)}; último, ${euros(price)}.`;
}

/** A share's session: its line over the last close, with the high and the low at their points. */
export function SessionChart({ company }: { company: Company }) {
  const { series, change } = company;
  const base = baseOf(company);
  const [low = 0, high = 0] = extent(base === undefined ? series : [...series, base]);
  const x = scaleLinear([0, series.length - 1], [0, END]);
  const y = scaleLinear([low, high], [LOW, HIGH]);
  const trend = trendOf(change);
  const [top, bottom] = [maxIndex(series), minIndex(series)];
  const marks =
    top === bottom
      ? [{ at: top, dy: "-0.55em" }]
      : [
          { at: top, dy: "-0.55em" },
          { at: bottom, dy: "1.15em" },
        ];
  return (
    <Plot
      label={summary(company)}
      className="h-28 text-2xs"
      drawn={
        <>
          <PlotLine
            points={series.map((value, index) => [x(index), y(value)])}
            base={y(base ?? low)}
            area={fills[trend]}
            stroke={strokes[trend]}
          />
          {base !== undefined && (
            <path
              d={`M0 ${y(base).toFixed(1)}H100`}
              strokeDasharray="2 2"
              vectorEffect="non-scaling-stroke"
              className="stroke-ink"
            />
          )}
        </>
      }
    >
      <circle cx={percentOf(END)} cy={percentOf(y(series.at(-1) ?? low))} r="4" className={fills[trend]} />
      {marks.map(({ at, dy }) => (
        <text
          key={dy}
          x={percentOf(x(at))}
          y={percentOf(y(series[at] ?? low))}
          dy={dy}
          textAnchor={anchorAt(x(at))}
          strokeWidth="3"
          strokeLinejoin="round"
          paintOrder="stroke"
          className="fill-ink stroke-paper figures"
        >
          {decimal(series[at] ?? low, 2)}
        </text>
      ))}
    </Plot>
  );
}
