import { Picture } from "@/components/Picture";
import type { Podcast } from "@/data/schema/media";
import { isoDuration, minutes } from "@/lib/format";
import { EpisodeName } from "./EpisodeName";

/** An episode with its cover, as an item of a list. */
export function PodcastEpisode({ podcast, className = "" }: { podcast: Podcast; className?: string }) {
  return (
    <li className={`grid grid-cols-[min(4.5rem,40%)_1fr] items-start gap-4 ${className}`}>
      <Picture image={podcast.image} alt={podcast.alt} sizes="4.5rem" className="aspect-square" />
      <div>
        <h3 className="text-lg leading-snug">{podcast.title}</h3>
        <EpisodeName podcast={podcast} className="text-sm" />
        <p className="mt-0.5 figures text-xs opacity-80">
          <time dateTime={isoDuration(podcast.duration)}>{minutes(podcast.duration)}</time>
        </p>
        {podcast.description && <p className="mt-2 text-sm opacity-90">{podcast.description}</p>}
      </div>
    </li>
  );
}
