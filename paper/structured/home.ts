import { recordAddress } from "../address";
import type { FrontPage } from "../front";
import { event, podcastEpisode, video, type Screening } from "./works";
import type { PageContent } from "./page";
import type { BitmapOf } from "./types";

/**
 * What the front's graph says: each story once, by its section's address, where it is told whole. The opinion teaser is
 * not among them: the front does not print its hour. `screening` is where the sidebar's film can be seen.
 */
export function homeContent(front: FrontPage, screening: Screening | undefined, bitmapOf: BitmapOf): PageContent {
  const announced = [front.lead, ...front.side, ...front.latest, ...(front.sports ? [front.sports.main] : [])];
  const stories = announced.filter((story, index) => announced.findIndex(({ id }) => id === story.id) === index);
  const listed = [...stories, ...front.featuredOpinions];
  return {
    path: "/",
    name: front.title,
    listed: listed.map((record) => ({ url: recordAddress(record, record.href) })),
    times: listed.map((record) => record.time),
    others: [
      ...(front.film && screening ? [video(front.film, screening, bitmapOf)] : []),
      ...[...front.podcasts, ...front.multimediaPodcasts].map((podcast) => podcastEpisode(podcast, bitmapOf)),
      ...front.events.map((record) => event(record, bitmapOf)),
    ],
  };
}
