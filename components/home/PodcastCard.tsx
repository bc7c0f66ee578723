import { Picture } from "@/components/Picture";
import type { Podcast } from "@/schema/recordings";
import { isoDuration, minutes } from "@/lib/format";
import { linkTo } from "@/lib/links";
import { site } from "@/paper/site";

/** What an episode is called, and the way to where it can be heard if its record says so. */
function EpisodeName({ podcast }: { podcast: Podcast }) {
  if (!podcast.url) return podcast.episode;
  return (
    <a {...linkTo(podcast.url, site.url)} className="headline-link">
      {podcast.episode}
    </a>
  );
}

/** An episode beside its cover: names, how long one listens, and what it is about where its record says so. */
export function PodcastCard({ podcast }: { podcast: Podcast }) {
  return (
    <div className="podcast text-small">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 area-head">
        <h3 className="font-sans font-semibold tracking-normal">{podcast.title}</h3>{" "}
        <time dateTime={isoDuration(podcast.duration)} className="figures text-meta whitespace-nowrap text-muted">
          {minutes(podcast.duration)}
        </time>
      </div>
      <p className="area-title">
        <EpisodeName podcast={podcast} />
      </p>
      {podcast.description && <p className="mt-2 text-muted area-text">{podcast.description}</p>}
      <div className="area-picture">
        <Picture of={podcast} sizes="4rem" box={["aspect-square"]} />
      </div>
    </div>
  );
}
