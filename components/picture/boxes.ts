import { breakpoints } from "@/.generated/theme";

/** In rem, as app/styles/tokens.css has them. */
type Breakpoint = keyof typeof breakpoints;

/** A box's width by its height, and the windows in which it is so, in rem, the end not included. */
export type Aspect = { ratio: number; from: number; to: number };

type Windows = "" | `${Breakpoint}:` | `${Breakpoint}:max-${Breakpoint}:` | `min-[${number}rem]:`;

/** A class that gives a picture's box its ratio, in all windows or in some, written whole as Tailwind looks for it. */
export type RatioClass = `${Windows}aspect-${"square" | "video" | `${number}/${number}` | `[${number}/${number}]`}`;

/** A picture's box: the class of its ratio, and those of the ratios it has in some windows only. */
export type Box = readonly RatioClass[];

const CLASS = /^(?:(?<from>[a-z]+):)?(?:max-(?<to>[a-z]+):)?(?:min-\[(?<rem>\d+)rem\]:)?aspect-(?<ratio>.+)$/;

/** What a class says of a box. */
export function aspectOf(name: RatioClass): Aspect {
  const { from, to, rem, ratio = "" } = CLASS.exec(name)?.groups ?? {};
  const at = (word: string) => breakpoints[word as Breakpoint];
  const [across = 1, down = 1] = ratio === "video" ? [16, 9] : (ratio.match(/\d+/g) ?? []).map(Number);
  return { ratio: across / down, from: from ? at(from) : Number(rem ?? 0), to: to ? at(to) : Infinity };
}

/** A box's ratios, those that win where several hold first. */
export const aspectsOf = (box: Box): Aspect[] =>
  box.map(aspectOf).sort((one, other) => other.from - one.from || one.to - other.to);

/** The ratio that a box has in windows of such a width, in rem, if it has one. */
export const ratioAt = (aspects: readonly Aspect[], width: number): number | undefined =>
  aspects.find(({ from, to }) => from <= width && width < to)?.ratio;
