import { scaleLinear, scalePoint } from "d3-scale";
import type { MarketIndex, Week } from "@/schema/economia";
import { dayAndMonth, decimal, integer, signed, signedPercent } from "@/lib/format";
import { changesOf } from "@/lib/prices";
import { inUnits, percentOf, Plot, PlotLine, type Point } from "./Plot";

/** The first week's place and the last one's: between the figures of the axis and the edge. */
const SIDES = [17, 94] as const;
/** The heights of the lowest figure of the axis and of the highest close: the last value stands above, the days below. */
const FLOOR = 88;
const CEILING = 25;
/** How high above its point the middle of a change is. */
const LABEL = 5;

function summary({ name }: MarketIndex, weeks: readonly Week[]): string {
  const closes = weeks.map(({ date, close }) => `${dayAndMonth(date)}, ${decimal(close, 2)}`).join("; ");
  const changes = changesOf(weeks.map(({ close }) => close)).map((change) => signedPercent(change, 2));
  return `${name} al cierre de cada semana: ${closes}. Variación de cada semana: ${changes.join(", ")}.`;
}

/** Figures of the axis with more characters would reach into the line on a phone, where the days' changes say enough. */
const LONG = 8;

/** A figure of the axis. */
const tickText = (tick: number) => (Number.isInteger(tick) ? integer(tick) : decimal(tick, 2));

type MarkProps = { week: Week; change: number | undefined; point: Point; last: boolean; raised: boolean };

/** A week's point, its change above it, or a line higher, clear of long ones beside it and of a line of the axis, and its day on the axis. */
const WeekMark = ({ week, change, point: [x, y], last, raised }: MarkProps) => (
  <>
    <circle cx={percentOf(x)} cy={percentOf(y)} r={last ? 7 : 4} className={last ? "fill-saffron" : "fill-accent"} />
    {change !== undefined && (
      <text
        x={percentOf(x)}
        y={percentOf(y)}
        dy={raised ? "-1.8em" : "-0.8em"}
        textAnchor={last || change > 0 ? "end" : "start"}
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-ink stroke-paper figures font-semibold"
      >
        {signed(change, 2)}
        <tspan className={last ? "" : "chart-roomy"}> %</tspan>{" "}
      </text>
    )}
    <text x={percentOf(x)} y="97%" textAnchor="middle" className="fill-muted">
      {dayAndMonth(week.date)}
    </text>
  </>
);

/** An index's last weeks: each close with its change on the one before it, the last with its value. */
export function WeeklyChart({ index, weeks }: { index: MarketIndex; weeks: readonly Week[] }) {
  const closes = weeks.map(({ close }) => close);
  const changes = changesOf(closes);
  const crowded = changes.some((change) => Math.abs(change) >= 100);
  const y = scaleLinear([Math.min(...closes), Math.max(...closes)], [FLOOR, CEILING]).nice(4);
  y.domain([y.domain()[0] ?? 0, Math.max(...closes)]);
  const x = scalePoint(SIDES).domain(weeks.map(({ date }) => date));
  const points = weeks.map(({ date, close }) => [x(date) ?? 0, y(close)] as const);
  const end = points.length - 1;
  const ticks = y.ticks(4);
  const struck = ([, height]: Point) => ticks.some((tick) => Math.abs(height - LABEL - y(tick)) < LABEL / 2);
  return (
    <Plot
      label={summary(index, weeks)}
      spanning="weeks"
      drawn={
        <>
          <path
            d={ticks.map((tick) => `M0 ${inUnits(y(tick))}H1000`).join("")}
            vectorEffect="non-scaling-stroke"
            className="stroke-rule"
          />
          <PlotLine points={points} stroke="stroke-accent" />
        </>
      }
    >
      {ticks.map((tick) => (
        <text
          key={tick}
          y={percentOf(y(tick))}
          dy="-0.4em"
          className={`fill-muted figures ${tickText(tick).length > LONG ? "chart-roomy" : ""}`}
        >
          {tickText(tick)}
        </text>
      ))}
      {weeks.map((week, at) => (
        <WeekMark
          key={week.date}
          week={week}
          change={changes[at - 1]}
          point={points[at] ?? [0, 0]}
          last={at === end}
          raised={(crowded && at % 2 === 0) || struck(points[at] ?? [0, 0])}
        />
      ))}
      <text x="100%" y="11%" textAnchor="end" className="fill-saffron font-serif text-headline-3 font-semibold">
        {decimal(index.value, 2)}
      </text>
    </Plot>
  );
}
