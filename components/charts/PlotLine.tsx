import { line } from "d3-shape";

export type Point = readonly [x: number, y: number];

type Props = {
  /** In a square of 100 by 100. */
  points: readonly Point[];
  /** The height of what the line is measured against. */
  base: number;
  /** Classes of the area between the line and its base. */
  area: string;
  /** Classes of the line. */
  stroke: string;
};

/** A line over the area that parts it from its base. */
export function PlotLine({ points, base, area, stroke }: Props) {
  const drawn = line<Point>().digits(1)([...points]) ?? "";
  const first = points.at(0)?.[0] ?? 0;
  return (
    <>
      <path d={`${drawn}V${base.toFixed(1)}H${first}Z`} fillOpacity="0.14" className={area} />
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
