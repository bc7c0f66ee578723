import type { PodcastEpisode, VideoObject } from "schema-dts";
import type { Documentary, Podcast } from "@/data/schema/media";
import { isoDuration } from "../format";
import type { ImageAddress } from "./types";

/** An episode written «112. Por qué el bonito…»: its number, where it has one, and its name. */
function episodeOf(text: string): { name: string; episodeNumber?: number } {
  const [, number, name] = /^(\d+)\. (.+)$/.exec(text) ?? [];
  return number && name ? { name, episodeNumber: Number(number) } : { name: text };
}

/** An episode of a podcast. */
export function podcastEpisode(podcast: Podcast, image: ImageAddress): PodcastEpisode {
  return {
    "@type": "PodcastEpisode",
    ...episodeOf(podcast.episode),
    ...(podcast.description && { description: podcast.description }),
    partOfSeries: { "@type": "PodcastSeries", name: podcast.title },
    image: image(podcast.image),
    duration: isoDuration(podcast.duration),
  };
}

/** Where a film can be seen and since when. */
export type Screening = {
  /** The absolute address of its file. */
  file: string;
  /** The ISO instant it was put there. */
  since: string;
};

/**
 * A film that can be seen on the page: a record without a file is not one. Properties
 * from «Video structured data» of Google Search Central; a loop has no length to tell.
 */
export function video(film: Documentary, screening: Screening, image: ImageAddress): VideoObject {
  return {
    "@type": "VideoObject",
    name: film.title,
    description: film.description,
    thumbnailUrl: image(film.image),
    uploadDate: screening.since,
    contentUrl: screening.file,
    interactionStatistic: {
      "@type": "InteractionCounter",
      interactionType: { "@type": "WatchAction" },
      userInteractionCount: film.views,
    },
  };
}
