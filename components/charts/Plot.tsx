import type { ReactNode } from "react";
import { stepsOf } from "@/lib/steps";

/** A series' colour, by where it is going. */
export const strokes = { up: "stroke-up", down: "stroke-down", stable: "stroke-muted" } as const;
export const fills = { up: "fill-up", down: "fill-down", stable: "fill-muted" } as const;
export const areas = { up: "fill-green-soft", down: "fill-red-soft", stable: "fill-rule" } as const;

export type Point = readonly [x: number, y: number];

/** A place in a square of 100 by 100 in the drawing's own units, which are finer than a pixel. */
export const inUnits = (place: number): number => Math.round(place * 10);

type PlotLineProps = {
  /** In a square of 100 by 100. */
  points: readonly Point[];
  /** The height of what the line is measured against, and the classes of the area between the two. */
  over?: { base: number; area: string };
  stroke: string;
};

/** A line, over the area that parts it from its base if it has one. */
export function PlotLine({ points, over, stroke }: PlotLineProps) {
  const drawn = `m${stepsOf(points.map(([x, y]) => ({ x: inUnits(x), y: inUnits(y) }))).join(" ")}`;
  const first = inUnits(points.at(0)?.[0] ?? 0);
  return (
    <>
      {over && <path d={`${drawn}V${inUnits(over.base)}H${first}z`} className={over.area} />}
      <path
        d={drawn}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className={stroke}
      />
    </>
  );
}

/** A place in a chart that is a hundred wide and a hundred high, as the attribute of a label that is not stretched with it. */
export const percentOf = (place: number): string => `${Number(place.toFixed(2))}%`;

type Props = {
  /** What the chart shows, in one sentence. */
  label: string;
  /** Paths and lines in units (inUnits), which stretches with the chart; their strokes do not. */
  drawn: ReactNode;
  /** Labels and points, placed in per cent. */
  children: ReactNode;
  /** The time that it spans, by which it has its height (charts.css). */
  spanning: "session" | "weeks";
};

/** A chart as wide as its column, with letters and points that keep their size. */
export const Plot = ({ label, drawn, children, spanning }: Props) => (
  <svg role="img" aria-label={label} width="100%" height="112" className={`chart chart-${spanning}`}>
    <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" className="chart-drawn">
      {drawn}
    </svg>
    {children}
  </svg>
);
