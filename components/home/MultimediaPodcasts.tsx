import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import type { Podcast } from "@/data/schema/media";
import { isoDuration, minutes } from "@/lib/format";
import { Rail } from "./Rail";

/** What one can listen to, in columns. */
export function MultimediaPodcasts({ podcasts }: { podcasts: Podcast[] }) {
  return (
    <Rail label="Episodios" className="lg:grid lg:grid-cols-12 lg:gap-8">
      {inRows(podcasts, { lg: 3 }).map(({ item: podcast, span }) => (
        <li key={podcast.title} className={`grid grid-cols-[4rem_1fr] content-start gap-x-4 text-sm ${span}`}>
          <div>
            <div className="flex flex-wrap gap-x-2.5">
              <h3 className="font-sans font-bold tracking-normal">{podcast.title}</h3>{" "}
              <time dateTime={isoDuration(podcast.duration)} className="figures text-on-night-muted">
                {minutes(podcast.duration)}
              </time>
            </div>
            <p>{podcast.episode}</p>
            {podcast.description && <p className="text-on-night-muted">{podcast.description}</p>}
          </div>
          <div className="order-first">
            <Picture image={podcast.image} alt={podcast.alt} sizes="4rem" className="aspect-square" />
          </div>
        </li>
      ))}
    </Rail>
  );
}
