import { films } from "@/.generated/films";
import type { FilmFile } from "@/lib/media";
import { basePath } from "@/lib/paths";
import { prepared } from "@/lib/prepared";

/** Leads nowhere, so that the poster stays. */
const STAND_IN: FilmFile = { av1: "/media/not-yet", h264: "/media/not-yet" };

/** A film's files for a `<source>` each, lightest first. @throws Error if `npm run assets` has not laid it out */
export function filmSources(video: string) {
  const file = prepared(films[video], STAND_IN, `data/videos/${video}`);
  return [
    { src: basePath + file.av1, type: 'video/mp4; codecs="av01.0.05M.08"' },
    { src: basePath + file.h264, type: 'video/mp4; codecs="avc1.640028"' },
  ] as const;
}
