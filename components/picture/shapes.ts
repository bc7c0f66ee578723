import type { PictureFile } from "@/lib/media";
import { ratioAt, type Aspect } from "./boxes";
import { lastBelow } from "./sizes";

/** How much of a picture is seen in a box of such a ratio that it fills, from 0 to 1. */
const shareSeen = ({ width, height }: PictureFile, box: number): number =>
  Math.min(width / height / box, (box * height) / width);

/** Windows from a width on, in rem, to another, that not included. */
type Window = { from: number; to: number };

/** Such windows as a media query; for all there are an empty one. */
const mediaOf = ({ from, to }: Window): string =>
  [from > 0 && `(min-width: ${from}rem)`, to < Infinity && `(max-width: ${lastBelow(to)}rem)`]
    .filter(Boolean)
    .join(" and ");

/**
 * Which of a picture's shapes a box cuts least, in each window.
 * @param aspects the box's ratios (./boxes); where it has none the first shape is shown
 * @param files the picture itself and its other shapes; of two that are cut alike the earlier is shown
 * @returns those that are shown anywhere, and in which windows, as a media query
 */
export function shapesShown(
  aspects: readonly Aspect[],
  files: readonly PictureFile[],
): { file: PictureFile; media: string }[] {
  const edges = [...new Set([0, ...aspects.flatMap(({ from, to }) => [from, to]), Infinity])].sort((a, b) => a - b);
  const windows = new Map<PictureFile, Window[]>();
  for (const [index, to] of edges.slice(1).entries()) {
    const from = edges[index] ?? 0;
    const box = ratioAt(aspects, from);
    const file = files.reduce((one, other) => (box && shareSeen(other, box) > shareSeen(one, box) ? other : one));
    const own = windows.get(file) ?? [];
    const last = own.at(-1);
    if (last?.to === from) last.to = to;
    else windows.set(file, [...own, { from, to }]);
  }
  return [...windows].map(([file, own]) => ({ file, media: own.map(mediaOf).join(", ") }));
}
