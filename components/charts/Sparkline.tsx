import { stepsOf } from "@/lib/steps";
import { trendOf } from "@/lib/trend";
import { fills, strokes } from "./Plot";

/* Shown at half this size or less, so that whole units are finer than what a screen shows. */
const WIDTH = 120;
const HEIGHT = 36;
const PAD = 3;

/** The small one stands where there is room for it. */
const sizes = { small: "hidden h-4 w-13 xl:block", large: "h-6 w-20" } as const;

type Props = { series: number[]; change: number; size: keyof typeof sizes };

/** A small line of a series, oldest first, in the colour of its change, with its last point marked. The figures stand in the text beside it. */
export function Sparkline({ series, change, size }: Props) {
  const low = Math.min(...series);
  const span = Math.max(...series) - low || 1;
  const points = series.map((value, index) => ({
    x: PAD + Math.round((index / (series.length - 1)) * (WIDTH - 2 * PAD)),
    y: HEIGHT - PAD - Math.round(((value - low) / span) * (HEIGHT - 2 * PAD)),
  }));
  const trend = trendOf(change, 2);
  const last = points.at(-1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} className={sizes[size]} aria-hidden="true">
      <path
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        className={strokes[trend]}
        d={`m${stepsOf(points).join(" ")}`}
      />
      {last && <circle cx={last.x} cy={last.y} r="3" className={fills[trend]} />}
    </svg>
  );
}
