import { scaleLinear } from "d3-scale";
import type { Company } from "@/schema/economia";
import { decimal, euros } from "@/lib/format";
import { changeIn, type Reach } from "@/lib/prices";
import { trendOf } from "@/lib/trend";
import { areas, fills, inUnits, percentOf, Plot, PlotLine, strokes } from "./Plot";

/** How far from the left the session ends: its last point is drawn whole. */
const END = 98;

/** A label near an end of the chart runs inwards from its point. */
function anchorAt(x: number): "start" | "middle" | "end" {
  if (x < 12) return "start";
  return x > 88 ? "end" : "middle";
}

function summary({ name, previousClose, series, price }: Company): string {
  const before = previousClose === undefined ? "" : `cierre anterior, ${euros(previousClose)}; `;
  const low = euros(Math.min(...series));
  const high = euros(Math.max(...series));
  return `${name}, cotización de la sesión: ${before}mínimo, ${low}; máximo, ${high}; último, ${euros(price)}.`;
}

/** A share's session: its line over the last close, with the high and the low at their points. */
export function SessionChart({ company, reach }: { company: Company; reach: Reach }) {
  const { series, change } = company;
  const x = scaleLinear([0, series.length - 1], [0, END]);
  const percents = scaleLinear(reach, [100, 0]);
  const base = percents(0);
  const y = (price: number) => percents(changeIn(company, price));
  const trend = trendOf(change, 2);
  const top = series.indexOf(Math.max(...series));
  const bottom = series.indexOf(Math.min(...series));
  const high = { at: top, dy: "-0.55em" };
  const marks = top === bottom ? [high] : [high, { at: bottom, dy: "1.15em" }];
  return (
    <Plot
      label={summary(company)}
      spanning="session"
      drawn={
        <>
          <PlotLine
            points={series.map((value, index) => [x(index), y(value)])}
            over={{ base, area: areas[trend] }}
            stroke={strokes[trend]}
          />
          <path
            d={`M0 ${inUnits(base)}H1000`}
            strokeDasharray="2 2"
            vectorEffect="non-scaling-stroke"
            className="stroke-ink"
          />
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
