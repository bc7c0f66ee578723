import type { Documentary as Film } from "@/data/schema/media";
import { isoDuration, playingTime, plays } from "@/lib/format";
import { VideoPicture } from "./VideoPicture";

/** The film of the front: its picture runs off the page at the left, its text stands beside. Items of the grid around it. */
export function Documentary({ film }: { film: Film }) {
  return (
    <article className="contents">
      <div className="max-lg:px-4 max-lg:sm:px-6 lg:col-start-4">
        <p className="kicker text-saffron">Documental</p>
        <h3 className="mt-1 text-4xl leading-[1.05] tracking-tight">{film.title}</h3>
        <p className="mt-2 text-sm text-on-night-muted">{film.description}</p>
        <p className="mt-2 figures text-xs text-on-night-muted">{plays(film.views)}</p>
      </div>
      <VideoPicture
        video={film}
        sizes="(width < 64rem) 100vw, 67vw"
        className="order-first aspect-[2/1] lg:col-span-2 lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:aspect-auto lg:min-h-100"
        picture="absolute inset-0 h-full object-top aspect-[12/7]"
        sign="size-6"
      >
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
