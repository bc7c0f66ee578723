import { Picture } from "@/components/Picture";
import type { Podcast } from "@/data/schema/media";
import { isoDuration, minutes } from "@/lib/format";
import { EpisodeName } from "./EpisodeName";

/** An episode on a line of the sidebar: cover, names, and how long one listens at the end. */
export function PodcastLine({ podcast }: { podcast: Podcast }) {
  return (
    <li className="grid grid-cols-[min(3.25rem,30%)_1fr_auto] items-start gap-x-3 border-rule py-2 not-first:border-t first:pt-0">
      <div className="text-sm">
        <h3 className="font-sans text-sm font-bold tracking-normal">{podcast.title}</h3>
        <EpisodeName podcast={podcast} />
        {podcast.description && <p className="mt-1 text-muted">{podcast.description}</p>}
      </div>
      <time dateTime={isoDuration(podcast.duration)} className="figures text-xs text-muted">
        {minutes(podcast.duration)}
      </time>
      <div className="order-first">
        <Picture image={podcast.image} alt={podcast.alt} sizes="3.25rem" className="aspect-square" />
      </div>
    </li>
  );
}
