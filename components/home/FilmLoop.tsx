import { Pause, Play } from "lucide-react";
import { Island } from "@/components/Island";
import { pictureFile } from "@/components/picture/files";
import { Headline } from "@/components/story/Headline";
import type { LoopedFilm } from "@/schema/recordings";
import { isoDuration, plays, seconds } from "@/lib/format";
import { filmSources } from "./film-sources";

/* Browsers that know it fetch a lazy video's poster only near the screen. React's types do not know it yet. */
const NEAR_THE_SCREEN = { loading: "lazy" };

/** The sidebar's silent loop: it plays in view, and by its button; without scripts, by the browser's controls. */
export function FilmLoop({ film }: { film: LoopedFilm }) {
  const poster = pictureFile(film.image);
  return (
    <figure>
      <div className="relative">
        <video
          {...NEAR_THE_SCREEN}
          muted
          loop
          playsInline
          controls
          preload="none"
          poster={poster.src}
          width={poster.width}
          height={poster.height}
          aria-label={film.alt}
          className="aspect-video w-full bg-accent-soft"
        >
          {filmSources(film.video).map((source) => (
            <source key={source.src} {...source} />
          ))}
        </video>
        <button type="button" hidden className="group play-button bottom-3 left-3 size-11">
          <Play role="img" aria-label="Reproducir el vídeo" className="size-5 group-data-plays:hidden" />
          <Pause role="img" aria-label="Pausar el vídeo" className="hidden size-5 group-data-plays:block" />
        </button>
      </div>
      <Island name="PlayInView" props={{}} />
      <figcaption className="mt-2">
        <Headline weight={5}>{film.title}</Headline>
        <p className="mt-1 text-small text-muted">{film.description}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 figures text-meta text-muted">
          <time dateTime={isoDuration(film.duration)}>{seconds(film.duration)}</time> <span>{plays(film.views)}</span>
        </p>
      </figcaption>
    </figure>
  );
}
