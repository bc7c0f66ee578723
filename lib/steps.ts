/**
 * The way from each point to the next, as a path's small letters ask for it («10 -5»); the first starts from 0, 0.
 * In whole units it takes half as many bytes as every point's own place.
 */
export const stepsOf = (points: readonly { x: number; y: number }[]): string[] =>
  points.map(({ x, y }, index) => {
    const { x: left, y: top } = points[index - 1] ?? { x: 0, y: 0 };
    return `${x - left} ${y - top}`;
  });
