/*
 * How wide a photograph is painted. `sizes` says how wide its box is; where the
 * box is narrower in its ratio than the photograph (a landscape in a square), the
 * photograph fills it by its height and hangs over at the sides, unseen, so it is
 * painted wider than the box.
 */

/** Tailwind's breakpoints of this site, in rem (app/globals.css). */
const BREAKPOINTS = { sm: 36, md: 48, lg: 64, xl: 80 } as const;

const ASPECT = /^(?:(sm|md|lg|xl):)?aspect-(?:(square)|(video)|\[(\d+)\/(\d+)\]|(\d+)\/(\d+))$/;
const ENTRY = /^(?:\(width < (\d+(?:\.\d+)?)rem\) )?(.+)$/;

const PIXELS_A_REM = 16;
/** The densest screens that show more for more pixels. */
const DENSITY = 3;

type Aspect = { from: number; ratio: number };

const isBreakpoint = (name: string): name is keyof typeof BREAKPOINTS => name in BREAKPOINTS;

/** The box's ratio from each breakpoint on, as its classes say it; none where they leave it to the picture. */
function aspectsOf(className: string): Aspect[] {
  return className
    .split(/\s+/)
    .flatMap((name) => {
      const match = ASPECT.exec(name);
      if (!match) return [];
      const [, at = "", square, video, width = match[6], height = match[7]] = match;
      const ratio = square ? 1 : video ? 16 / 9 : Number(width) / Number(height);
      return [{ from: isBreakpoint(at) ? BREAKPOINTS[at] : 0, ratio }];
    })
    .sort((one, other) => one.from - other.from);
}

/**
 * `sizes` for the photograph as it is painted, from `sizes` for its box.
 * @param sizes the box's width: a list of `(width < 36rem) 100vw` and a last length
 * @param className the box's classes, whose `aspect-…` say its ratio
 * @param ratio the photograph's width by its height
 */
export function paintedSizes(sizes: string, className: string, ratio: number): string {
  const aspects = aspectsOf(className);
  return sizes
    .split(/,\s*(?![^(]*\))/)
    .map((entry) => {
      const [, below, length = entry] = ENTRY.exec(entry) ?? [];
      const limit = below === undefined ? Infinity : Number(below);
      const box = aspects.findLast(({ from }) => from < limit)?.ratio ?? ratio;
      const factor = Number((ratio / box).toFixed(3));
      const painted = factor > 1.02 ? `calc(${length} * ${factor})` : length;
      return below === undefined ? painted : `(width < ${below}rem) ${painted}`;
    })
    .join(", ");
}

/**
 * Those of a photograph's widths that a browser could choose. Where the picture's
 * width is fixed, the widths beyond it only lengthen the page.
 * @param widths in pixels, ascending
 * @param sizes as given by `paintedSizes`
 */
export function offeredWidths(widths: readonly number[], sizes: string): readonly number[] {
  if (/vw|%/.test(sizes)) return widths;
  const rems = [...sizes.matchAll(/(?<!< )(\d+(?:\.\d+)?)rem(?: \* (\d+(?:\.\d+)?))?/g)].map(([, rem, factor = 1]) => Number(rem) * Number(factor));
  const most = Math.max(...rems) * PIXELS_A_REM * DENSITY;
  const enough = widths.findIndex((width) => width >= most);
  return rems.length === 0 || enough === -1 ? widths : widths.slice(0, enough + 1);
}
