import type { FrontPage } from "../front";
import { namedArticle } from "./articles";
import { event, podcastEpisode, video, type Screening } from "./works";
import type { PageContent } from "./page";
import type { ImageAddress } from "./types";

/**
 * What the front's graph says: each story once, by its headline and its section's address, where the rest is told. The opinion
 * teaser is not among them: the front does not print its hour. `screening` is where the sidebar's film can be seen.
 */
export function homeContent(front: FrontPage, screening: Screening | undefined, image: ImageAddress): PageContent {
  const announced = [front.lead, ...front.side, ...front.latest, ...(front.sports ? [front.sports.main] : [])];
  const stories = announced.filter((story, index) => announced.findIndex(({ id }) => id === story.id) === index);
  return {
    path: "/",
    name: front.title,
    articles: [
      ...stories.map((story) => namedArticle("story", story)),
      ...front.featuredOpinions.map((piece) => namedArticle("opinion", piece)),
    ],
    times: [...stories, ...front.featuredOpinions].map((record) => record.time),
    others: [
      ...(front.film && screening ? [video(front.film, screening, image)] : []),
      ...[...front.podcasts, ...front.multimediaPodcasts].map((podcast) => podcastEpisode(podcast, image)),
      ...front.events.map((record) => event(record, image)),
    ],
  };
}
