/*
 * How wide a photograph is painted. Where its box, whose width `sizes` says, is narrower in its ratio (a landscape in
 * a square), it fills it by its height and hangs over at the sides, unseen: it is painted wider than the box.
 */

/** Tailwind's breakpoints of this site, in rem (app/styles/tokens.css). */
const BREAKPOINTS = { sm: 36, md: 48, lg: 64, xl: 80 } as const;

const ASPECT =
  /^((?:(?:(?:max-)?(?:sm|md|lg|xl)|min-\[\d+rem\]):)*)aspect-(?:(square)|(video)|\[(\d+)\/(\d+)\]|(\d+)\/(\d+))$/;
const ENTRY = /^(?:\(width < (\d+(?:\.\d+)?)rem\) )?(.+)$/;

/** A ratio and the windows it holds in, in rem, the end not included. */
type Aspect = { from: number; to: number; ratio: number };
/** A length and the width of window it holds below. */
type Entry = { limit: number; length: string };

const isBreakpoint = (name: string): name is keyof typeof BREAKPOINTS => name in BREAKPOINTS;
/** A breakpoint by its name, or as `min-[90rem]` says it. */
const remOf = (name: string) => (isBreakpoint(name) ? BREAKPOINTS[name] : Number(/\d+/.exec(name)));

/** The ratios that a box's classes give it, those that win where several hold first. */
export function aspectsOf(className: string): Aspect[] {
  return className
    .split(/\s+/)
    .flatMap((name) => {
      const match = ASPECT.exec(name);
      if (!match) return [];
      const [, variants = "", square, video, width = match[6], height = match[7]] = match;
      const names = variants.split(":").filter((variant) => variant !== "");
      const least = names.filter((variant) => !variant.startsWith("max-")).map(remOf);
      const most = names.filter((variant) => variant.startsWith("max-")).map((variant) => remOf(variant.slice(4)));
      const ratio = square ? 1 : video ? 16 / 9 : Number(width) / Number(height);
      return [{ from: Math.max(0, ...least), to: Math.min(Infinity, ...most), ratio }];
    })
    .sort((one, other) => other.from - one.from || one.to - other.to);
}

/** The list in `sizes`, narrow windows first. */
function entriesOf(sizes: string): Entry[] {
  return sizes.split(/,\s*(?![^(]*\))/).map((entry) => {
    const [, below, length = entry] = ENTRY.exec(entry) ?? [];
    return { limit: below === undefined ? Infinity : Number(below), length };
  });
}

/**
 * `sizes` for the photograph as it is painted, from `sizes` for its box.
 * @param sizes the box's width: a list of `(width < 36rem) 100vw`, ascending, and a last length
 * @param className the box's classes, whose `aspect-…` say its ratio; without one it has the photograph's
 * @param ratio the photograph's width by its height
 */
export function paintedSizes(sizes: string, className: string, ratio: number): string {
  const aspects = aspectsOf(className);
  const edges = [...new Set(aspects.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other);
  const painted: Entry[] = [];
  let start = 0;
  for (const { limit, length } of entriesOf(sizes)) {
    // Where the box changes its ratio within an entry, the entry is divided.
    for (const end of [...edges.filter((edge) => edge > start && edge < limit), limit]) {
      const box = aspects.find(({ from, to }) => from <= start && start < to)?.ratio ?? ratio;
      const factor = Number((ratio / box).toFixed(3));
      const wide = factor > 1.02 ? `calc(${length} * ${factor})` : length;
      if (painted.at(-1)?.length === wide) painted.pop();
      painted.push({ limit: end, length: wide });
      start = end;
    }
  }
  return painted
    .map(({ limit, length }) => (limit === Infinity ? length : `(width < ${limit}rem) ${length}`))
    .join(", ");
}

/** The last width of window below a limit, both in rem; windows have whole pixels, a sixteenth of that unit. */
export const lastBelow = (limit: number): number => Number((limit - 0.01).toFixed(2));

/** `sizes` as browsers before 2023 understand it too: `(max-width: 35.99rem)` for `(width < 36rem)`. */
export const plainSizes = (sizes: string): string =>
  sizes.replace(/\(width < (\d+(?:\.\d+)?)rem\)/g, (_, limit: string) => `(max-width: ${lastBelow(Number(limit))}rem)`);
