import { extent, maxIndex, minIndex } from "d3-array";
import { scaleLinear } from "d3-scale";
import type { Company } from "@/schema/economia";
import { decimal, euros } from "@/lib/format";
import { trendOf } from "@/lib/trend";
import { fills, percentOf, Plot, PlotLine, strokes } from "./Plot";

/** How far from the left the session ends: its last point is drawn whole. */
const END = 98.5;
/** The height of the last close. */
const BASE = 50;

/** A label near an end of the chart runs inwards from its point. */
const anchorAt = (x: number) => (x < 12 ? "start" : x > 88 ? "end" : "middle");

/** Where the change is counted from, in euros: as it was given or, close enough to draw, worked out. */
const baseOf = ({ previousClose, price, change, series }: Company): number =>
  previousClose ?? (change > -100 ? price / (1 + change / 100) : (series[0] ?? price));

/** A price's change on the last close, in per cent. */
const changeIn = (company: Company, price: number) => (price / (baseOf(company) || 1) - 1) * 100;

/** The axis that the charts of some companies share reaches so far up and down, in whole per cent. */
export const reachOf = (companies: readonly Company[]): number =>
  Math.max(1, ...companies.flatMap((one) => one.series.map((price) => Math.ceil(Math.abs(changeIn(one, price))))));

function summary({ name, previousClose, series, price }: Company): string {
  const before = previousClose === undefined ? "" : `cierre anterior, ${euros(previousClose)}; `;
  const [low = price, high = price] = extent(series);
  return `${name}, cotización de la sesión: ${before}mínimo, ${euros(low)}; máximo, ${euros(high)}; último, ${euros(price)}.`;
}

type Props = {
  company: Company;
  /** How far its axis reaches from the last close, up and down, in per cent. */
  reach: number;
};

/** A share's session: its line over the last close, with the high and the low at their points. */
export function SessionChart({ company, reach }: Props) {
  const { series, change } = company;
  const x = scaleLinear([0, series.length - 1], [0, END]);
  const percents = scaleLinear([-reach, reach], [2 * BASE, 0]);
  const y = (price: number) => percents(changeIn(company, price));
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
      className="h-24 text-2xs"
      drawn={
        <>
          <PlotLine
            points={series.map((value, index) => [x(index), y(value)])}
            over={{ base: BASE, area: fills[trend] }}
            stroke={strokes[trend]}
          />
          <path d={`M0 ${BASE}H100`} strokeDasharray="2 2" vectorEffect="non-scaling-stroke" className="stroke-ink" />
        </>
      }
    >
      <circle cx={percentOf(END)} cy={percentOf(y(company.price))} r="4" className={fills[trend]} />
      {marks.map(({ at, dy }) => (
        <text
          key={dy}
          x={percentOf(x(at))}
          y={percentOf(y(series[at] ?? company.price))}
          dy={dy}
          textAnchor={anchorAt(x(at))}
          strokeWidth="3"
          strokeLinejoin="round"
          paintOrder="stroke"
          className="fill-ink stroke-paper figures"
        >
          {decimal(series[at] ?? company.price, 2)}
        </text>
      ))}
    </Plot>
  );
}
