import type { Podcast } from "@/data/schema/media";
import { linkTo } from "@/lib/address";

/** What an episode is called, and the way to where it can be heard if its record says so. */
export function EpisodeName({ podcast, className }: { podcast: Podcast; className?: string }) {
  return (
    <p className={className}>
      {podcast.url ? (
        <a {...linkTo(podcast.url)} className="headline-link">
          {podcast.episode}
        </a>
      ) : (
        podcast.episode
      )}
    </p>
  );
}
