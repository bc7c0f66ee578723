/** The way from each point to the next, the first from 0, 0, as a path's small letters ask for it: half the bytes. */
export const stepsOf = (points: readonly { x: number; y: number }[]): string[] =>
  points.map(({ x, y }, index) => {
    const { x: left, y: top } = points[index - 1] ?? { x: 0, y: 0 };
    return `${x - left} ${y - top}`;
  });
