import { ratioAt, type Aspect } from "./boxes";

/*
 * How wide a photograph is painted. Where its box, whose width `sizes` says, is narrower in its ratio (a landscape in
 * a square), it fills it by its height and hangs over at the sides, unseen: it is painted wider than the box.
 */

const ENTRY = /^(?:\(width < (\d+(?:\.\d+)?)rem\) )?(.+)$/;

/** A length and the width of window it holds below. */
type Entry = { limit: number; length: string };

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
 * @param aspects the box's ratios (./boxes); where it has none it has the photograph's
 * @param ratio the photograph's width by its height
 */
export function paintedSizes(sizes: string, aspects: readonly Aspect[], ratio: number): string {
  const edges = [...new Set(aspects.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other);
  const painted: Entry[] = [];
  let start = 0;
  for (const { limit, length } of entriesOf(sizes)) {
    // Where the box changes its ratio within an entry, the entry is divided.
    for (const end of [...edges.filter((edge) => edge > start && edge < limit), limit]) {
      const box = ratioAt(aspects, start) ?? ratio;
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

/** From so wide on, in rem, everything is larger (app/styles/base.css); a rem of `sizes` is what it is in every window. */
const WIDE = { from: 105, factor: 1.2 };

/** `sizes` with the last length, that of the widest windows, as it is there too. */
export function grownSizes(sizes: string): string {
  const { length } = entriesOf(sizes).at(-1) ?? { length: sizes };
  const grown = length.replace(
    /(\d+(?:\.\d+)?)rem/g,
    (_, rem: string) => `${Number((Number(rem) * WIDE.factor).toFixed(3))}rem`,
  );
  return grown === length ? sizes : `${sizes.slice(0, -length.length)}(width < ${WIDE.from}rem) ${length}, ${grown}`;
}
