import type { Story } from "@/schema/story";
import type { FrontPage } from "../front";
import { articleOf } from "./articles";
import { event, podcastEpisode, video, type Screening } from "./works";
import type { PageContent } from "./page";
import type { ImageAddress } from "./types";

/**
 * What the front's graph says: each story once, with its section's address. The opinion teaser is not among them: the
 * front does not print its hour. `screening` is where the sidebar's film can be seen.
 */
export function homeContent(front: FrontPage, screening: Screening | undefined, image: ImageAddress): PageContent {
  // What was mended in them is printed on their sections' pages.
  const asHere = <Kind extends Story>(story: Kind): Kind => ({ ...story, correction: undefined });
  const announced = [front.lead, ...front.side, ...front.latest, ...(front.sports ? [front.sports.main] : [])];
  const stories = announced.filter((story, index) => announced.findIndex(({ id }) => id === story.id) === index);
  return {
    path: "/",
    name: front.title,
    articles: [
      ...stories.map((story) => articleOf("story", asHere(story), image)),
      ...front.featuredOpinions.map((piece) => articleOf("opinion", asHere(piece), image)),
    ],
    times: [...stories, ...front.featuredOpinions].map((record) => record.time),
    others: [
      ...(front.film && screening ? [video(front.film, screening, image)] : []),
      ...[...front.podcasts, ...front.multimediaPodcasts].map((podcast) => podcastEpisode(podcast, image)),
      ...front.events.map((record) => event(record, image)),
    ],
  };
}
