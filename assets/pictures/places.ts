/** How the pages show a record's picture, and what a photograph needs to be good enough for it. */
export type Place = { ratio: readonly [width: number, height: number]; minWidth: number };

const SQUARE: Place = { ratio: [1, 1], minWidth: 300 };
const UPRIGHT: Place = { ratio: [2, 3], minWidth: 400 };
const SCREEN: Place = { ratio: [16, 9], minWidth: 640 };
const PANORAMA: Place = { ratio: [8, 3], minWidth: 640 };
const STORY: Place = { ratio: [8, 5], minWidth: 640 };

/** The first pattern that a record's path fits says its place; all other pictures stand over stories. */
const PLACES: readonly (readonly [RegExp, Place])[] = [
  [/\.logo$/, SQUARE],
  [/\.(poster|cover)$/, UPRIGHT],
  [/^data\/home\.ts: (film|documentary|videos\[\d+\])\./, SCREEN],
  [/^data\/home\.ts: (podcasts|multimediaPodcasts)\[/, SQUARE],
  [/^data\/cultura\.ts: panorama\[/, PANORAMA],
  [/^data\/politica\.ts: (parties|statements)\[/, SQUARE],
  [/^data\/deportes\.ts: players\[/, SQUARE],
  [/^data\/opinion\.ts: (featured|latest|columnists)\[/, SQUARE],
];

/**
 * The place of a record's picture.
 * @param record the path of its field, such as `data/economia.ts: news[2].image`
 */
export function placeOf(record: string): Place {
  return PLACES.find(([pattern]) => pattern.test(record))?.[1] ?? STORY;
}
