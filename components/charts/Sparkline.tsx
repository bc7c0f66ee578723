import { trendOf } from "@/components/text/Change";

const WIDTH = 120;
const HEIGHT = 36;
const PAD = 3;

const strokes = { up: "stroke-up", down: "stroke-down", stable: "stroke-muted" } as const;
const fills = { up: "fill-up", down: "fill-down", stable: "fill-muted" } as const;

type Props = {
  /** Oldest first. */
  series: number[];
  /** Its sign gives the colour. */
  change: number;
  className?: string;
};

/** A small line of a series, with its last point marked. The figures stand in the text beside it. */
export function Sparkline({ series, change, className = "" }: Props) {
  const low = Math.min(...series);
  const span = Math.max(...series) - low || 1;
  const points = series.map((value, index) => ({
    x: PAD + (index / (series.length - 1)) * (WIDTH - 2 * PAD),
    y: HEIGHT - PAD - ((value - low) / span) * (HEIGHT - 2 * PAD),
  }));
  const trend = trendOf(change);
  const last = points.at(-1);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className={`block ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <polyline
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        className={strokes[trend]}
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
      />
      {last && <circle cx={last.x.toFixed(1)} cy={last.y.toFixed(1)} r="3" className={fills[trend]} />}
    </svg>
  );
}
