import type { Home } from "@/data/schema/home";
import type { OpinionPiece, Story } from "@/data/schema/story";
import type { SectionKey } from "../sections";
import { newsArticle, opinionArticle } from "./articles";
import { event } from "./events";
import { podcastEpisode, video, type Screening } from "./media";
import type { PageContent } from "./page";
import type { ImageAddress } from "./types";

type Placed<Kind> = Kind & { section: SectionKey };

/** The front's own records, and those of the sections that it announces, in its order. */
export type FrontPage = {
  page: Home;
  stories: readonly Placed<Story>[];
  opinions: readonly Placed<OpinionPiece>[];
  /** Where the sidebar's film can be seen. */
  screening: Screening;
};

/** What the graph of the front says: each story under the address it has on its section's page. */
export function homeContent({ page, stories, opinions, screening }: FrontPage, image: ImageAddress): PageContent {
  return {
    path: "/",
    name: page.title,
    articles: [
      ...stories.map((story) => newsArticle(story, `/${story.section}`, image)),
      ...opinions.map((piece) => opinionArticle(piece, `/${piece.section}`, image)),
    ],
    times: [...stories, ...opinions].map((record) => record.time),
    others: [
      video(page.film, screening, image),
      ...[...page.podcasts, ...page.multimediaPodcasts].map((podcast) => podcastEpisode(podcast, image)),
      ...page.events.map((record) => event(record, image)),
    ],
  };
}
