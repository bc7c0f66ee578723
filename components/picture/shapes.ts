import type { PictureFile } from "@/lib/media";
import { ratioAt, type Aspect } from "./boxes";
import { lastBelow } from "./sizes";

/** How much of a picture is seen in a box of such a ratio that it fills, from 0 to 1. */
const shareSeen = ({ width, height }: PictureFile, box: number): number =>
  Math.min(width / height / box, (box * height) / width);

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
  const windows = new Map<PictureFile, string[]>();
  for (const [index, to] of edges.slice(1).entries()) {
    const from = edges[index] ?? 0;
    const box = ratioAt(aspects, from);
    const file = files.reduce((one, other) => (box && shareSeen(other, box) > shareSeen(one, box) ? other : one));
    const limits = [from > 0 && `(min-width: ${from}rem)`, to < Infinity && `(max-width: ${lastBelow(to)}rem)`];
    windows.set(file, [...(windows.get(file) ?? []), limits.filter(Boolean).join(" and ")]);
  }
  return [...windows].map(([file, media]) => ({ file, media: media.join(", ") }));
}
