import { scaleLinear, type ScaleLinear } from "d3-scale";
import { integer } from "@/lib/format";
import { percentOf } from "./Plot";

/** Per cent to places from 0 to 100 along an axis that begins and ends with round figures. */
export type Axis = ScaleLinear<number, number>;

/** So many marks have room on a phone. */
const MARKS = 4;

/** The axis that bars of these lengths share; zero is always on it. */
export const axisOf = (values: readonly number[]): Axis =>
  scaleLinear([Math.min(0, ...values), Math.max(0, ...values) || 1], [0, 100]).nice(MARKS);

/** Figures of more characters than this have no room beside each other on narrow axes. */
const SHORT = 3;

/** The figures of an axis, the last with its unit: fewer where they are long and the page is narrow. */
export function AxisFigures({ axis }: { axis: Axis }) {
  const marks = axis.ticks(MARKS);
  const isLong = marks.some((mark) => integer(mark).length > SHORT);
  const shown = (mark: number) => {
    if (!isLong || mark === marks.at(-1)) return "";
    return mark === 0 ? "max-[18rem]:hidden" : "max-xl:hidden";
  };
  return (
    <svg width="100%" height="16" className="h-4 overflow-visible text-note" aria-hidden="true">
      {marks.map((mark) => (
        <text
          key={mark}
          x={percentOf(axis(mark))}
          y="75%"
          textAnchor="middle"
          className={`fill-muted figures ${shown(mark)}`}
        >
          {integer(mark)}
          {mark === marks.at(-1) && "\u00a0%"}{" "}
        </text>
      ))}
    </svg>
  );
}

/** Lines at an axis's marks, as high as what they lie behind. */
export const AxisLines = ({ axis }: { axis: Axis }) => (
  <svg
    viewBox="0 0 100 1"
    width="100%"
    height="100%"
    preserveAspectRatio="none"
    className="absolute inset-0 overflow-visible"
    aria-hidden="true"
  >
    {axis.ticks(MARKS).map((mark) => (
      <path
        key={mark}
        d={`M${axis(mark)} 0V1`}
        vectorEffect="non-scaling-stroke"
        className={mark === 0 ? "stroke-ink" : "stroke-rule"}
      />
    ))}
  </svg>
);

/** An item of a row, as long as its share of the axis: what follows it in the row is its label. */
export function Bar({ axis, value }: { axis: Axis; value: number }) {
  const start = axis(Math.min(0, value));
  const end = axis(Math.max(0, value));
  return (
    <svg width={percentOf(end)} height="24" className="relative flex-none" aria-hidden="true">
      <rect x={percentOf(end > 0 ? (start / end) * 100 : 0)} width="100%" height="100%" className="fill-accent" />
    </svg>
  );
}
