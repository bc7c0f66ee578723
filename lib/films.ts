import { films } from "@/.generated/films";
import { basePath } from "./paths";
import { prepared } from "./prepared";

/** A film's two files, made by tools/film and served under names made from their content. */
export type FilmFile = { webm: string; mp4: string };

/** An address for a `<source>`, with its type down to the codec, so that a browser takes only what it plays. */
export type FilmSource = { src: string; type: string };

/** Leads nowhere, so that the poster stays. */
const STAND_IN: FilmFile = { webm: "/media/not-yet", mp4: "/media/not-yet" };

/**
 * The files of a film of data/videos, lightest first.
 * @param video the record's field, such as `puerto`
 * @throws Error if `npm run assets` has not laid it out
 */
export function filmSources(video: string): FilmSource[] {
  const file = prepared(films[video], STAND_IN, `data/videos/${video}`);
  return [
    { src: basePath + file.webm, type: 'video/webm; codecs="av01.0.05M.08"' },
    { src: basePath + file.mp4, type: 'video/mp4; codecs="avc1.640028"' },
  ];
}
