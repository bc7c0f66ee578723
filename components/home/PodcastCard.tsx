import { Picture } from "@/components/Picture";
import type { Podcast } from "@/schema/recordings";
import { isoDuration, minutes } from "@/lib/format";
import { linkTo } from "@/lib/links";
import { site } from "@/paper/site";

/** An episode beside its cover: names, how long one listens, what it is about and where it can be heard, if its record says so. */
export function PodcastCard({ podcast }: { podcast: Podcast }) {
  const { episode, url } = podcast;
  return (
    <div className="podcast text-small">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 area-head">
        <h3 className="font-sans font-semibold tracking-normal">{podcast.title}</h3>{" "}
        <time dateTime={isoDuration(podcast.duration)} className="figures text-meta whitespace-nowrap text-muted">
          {minutes(podcast.duration)}
        </time>
      </div>
      <p className="area-title">
        {url ? (
          <a {...linkTo(url, site.url)} className="headline-link">
            {episode}
          </a>
        ) : (
          episode
        )}
      </p>
      {podcast.description && <p className="mt-2 text-muted area-text">{podcast.description}</p>}
      <div className="area-picture">
        <Picture of={podcast} sizes="4rem" box={["aspect-square"]} />
      </div>
    </div>
  );
}
