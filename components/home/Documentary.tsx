import type { Documentary as Film } from "@/data/schema/media";
import { isoDuration, playingTime, plays } from "@/lib/format";
import { VideoPicture } from "./VideoPicture";

/** The film of the front: its picture runs off the page at the left, its text stands beside. Items of the grid around it. */
export function Documentary({ film }: { film: Film }) {
  return (
    <article className="contents">
      <div className="max-lg:px-4 max-lg:sm:px-6 lg:col-start-4">
        <p className="kicker text-saffron">Documental</p>
        <h3 className="mt-1 text-4xl">{film.title}</h3>
        <p className="mt-2 text-sm text-on-night-muted">{film.description}</p>
        <p className="mt-2 figures text-xs text-on-night-muted">{plays(film.views)}</p>
      </div>
      <VideoPicture video={film} place="documentary">
        <time
          dateTime={isoDuration(film.duration)}
          className="absolute right-0 bottom-0 bg-night px-2 py-1 figures text-xs font-semibold text-on-night"
        >
          {playingTime(film.duration)}
        </time>
      </VideoPicture>
    </article>
  );
}
