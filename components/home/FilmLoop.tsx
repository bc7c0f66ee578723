import type { LoopedFilm } from "@/data/schema/media";
import { filmSources } from "@/lib/films";
import { isoDuration, plays, seconds } from "@/lib/format";
import { pictureFile } from "@/lib/pictures";

/*
 * Browsers that know it fetch a lazy video and its poster only near the screen, and
 * never while it is not displayed. React's types do not know it yet.
 */
const NEAR_THE_SCREEN = { loading: "lazy" };

type Props = { film: LoopedFilm; autoPlay: boolean; className: string };

/** The film with the browser's own controls: they pause and play it without scripts. */
function Film({ film, autoPlay, className }: Props) {
  const poster = pictureFile(film.image);
  return (
    <video
      {...NEAR_THE_SCREEN}
      muted
      loop
      playsInline
      controls
      autoPlay={autoPlay}
      preload="none"
      poster={poster.src}
      width={poster.width}
      height={poster.height}
      aria-label={film.alt}
      className={`aspect-video w-full bg-accent-soft ${className}`}
    >
      {filmSources(film.video).map(({ src, type }) => (
        // Where videos are not lazy, this spares the undisplayed one its fetch.
        <source
          key={src}
          src={src}
          type={type}
          media={autoPlay ? "(prefers-reduced-motion: no-preference)" : undefined}
        />
      ))}
    </video>
  );
}

/**
 * The silent loop of the sidebar. There are two of it and one is displayed: whether
 * a video starts by itself cannot depend on the reader's wish for less motion, but
 * which one is there can.
 */
export function FilmLoop({ film }: { film: LoopedFilm }) {
  return (
    <figure>
      <Film film={film} autoPlay className="motion-reduce:hidden" />
      <Film film={film} autoPlay={false} className="hidden motion-reduce:block" />
      <figcaption className="mt-2">
        <h3 className="text-xl">{film.title}</h3>
        <p className="mt-1 text-sm text-muted">{film.description}</p>
        <p className="mt-1 figures text-xs text-muted">
          <time dateTime={isoDuration(film.duration)}>{seconds(film.duration)}</time> · {plays(film.views)}
        </p>
      </figcaption>
    </figure>
  );
}
