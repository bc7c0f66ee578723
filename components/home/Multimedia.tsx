import { Picture } from "@/components/Picture";
import { Rail } from "@/components/Rail";
import { inRows } from "@/components/rows";
import type { Documentary as Film, Podcast, Video } from "@/schema/media";
import { isoDuration, minutes, playingTime, plays } from "@/lib/format";
import { typeset } from "@/lib/typeset";
import { EpisodeName } from "./FrontSidebar";
import { VideoPicture } from "./VideoPicture";

/** A video beside its small picture: how long it lasts, what it is and how often it has been played. */
function VideoRow({ video, className }: { video: Video; className: string }) {
  return (
    <article
      className={`grid grid-cols-[min(6rem,40%)_1fr] content-start items-start gap-x-4 border-t border-night-rule py-2 lg:py-3 ${className}`}
    >
      <div className="py-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2 text-meta text-on-night-muted">
          <span className="kicker text-saffron">Vídeo</span>{" "}
          <time dateTime={isoDuration(video.duration)} className="figures">
            {playingTime(video.duration)}
          </time>
        </p>
        <h3 className="mt-1 text-standfirst leading-tight lg:mt-1.5">{typeset(video.title)}</h3>
        <p className="mt-1 figures text-meta text-on-night-muted">{plays(video.views)}</p>
      </div>
      <VideoPicture video={video} place="row" />
    </article>
  );
}

/** What one can listen to, in columns. */
function MultimediaPodcasts({ podcasts }: { podcasts: Podcast[] }) {
  return (
    <Rail label="Episodios" className="text-small md:grid md:grid-cols-12 md:gap-8">
      {inRows(podcasts, { md: 3 }).map(({ item: podcast, span }) => (
        <li
          key={podcast.title + podcast.episode}
          className={`grid grid-cols-[3.25rem_1fr] content-start gap-x-3 gap-y-2 lg:grid-cols-[4rem_1fr] lg:gap-x-4 ${span}`}
        >
          <div>
            <div className="flex flex-wrap gap-x-2.5">
              <h3 className="font-sans font-bold tracking-normal">{podcast.title}</h3>{" "}
              <time dateTime={isoDuration(podcast.duration)} className="figures text-on-night-muted">
                {minutes(podcast.duration)}
              </time>
            </div>
            <EpisodeName podcast={podcast} />
          </div>
          {podcast.description && <p className="text-on-night-muted max-lg:col-span-full">{podcast.description}</p>}
          <Picture of={podcast} sizes="4rem" box={["aspect-square"]} className="order-first lg:row-span-2" />
        </li>
      ))}
    </Rail>
  );
}

/** The film of the front: its picture runs off the page at the left, its text stands beside. Items of the grid around it. */
function Documentary({ film }: { film: Film }) {
  return (
    <article className="contents">
      <div className="max-lg:px-4 max-lg:sm:px-6 md:col-start-1 lg:col-start-4">
        <p className="kicker text-saffron">Documental</p>
        <h3 className="mt-1 text-headline-2 md:mt-2">{film.title}</h3>
        <p className="mt-2 text-small text-on-night-muted">{film.description}</p>
        <p className="mt-2 figures text-meta text-on-night-muted">{plays(film.views)}</p>
      </div>
      <VideoPicture video={film} place="documentary">
        <time
          dateTime={isoDuration(film.duration)}
          className="absolute right-0 bottom-0 bg-night px-2 py-1 figures text-meta font-semibold text-on-night"
        >
          {playingTime(film.duration)}
        </time>
      </VideoPicture>
    </article>
  );
}

/** So many videos stand beside the documentary; more stand in a row below it. */
const BESIDE = 2;

type Props = { documentary: Film | undefined; videos: Video[]; podcasts: Podcast[] };

/** The dark room of the front: a documentary, videos, podcasts. */
export function Multimedia({ documentary, videos, podcasts }: Props) {
  // Without a documentary there is nothing to stand beside.
  const many = !documentary || videos.length > BESIDE;
  return (
    <section aria-labelledby="multimedia" className="night pb-1 md:pb-8 lg:pb-10">
      <div className="documentary grid max-md:grid-cols-1 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_1fr]">
        <h2
          id="multimedia"
          className={`pt-3 text-headline-3 text-saffron max-lg:px-4 max-lg:pb-1 max-lg:sm:px-6 md:pt-6 lg:pb-4 ${documentary ? "lg:col-start-4" : "lg:col-start-2"}`}
        >
          Multimedia
        </h2>
        {documentary && <Documentary film={documentary} />}
        {videos.length > 0 && (
          <div
            className={`mt-4 gap-x-8 max-lg:px-4 max-lg:sm:px-6 ${many ? "md:col-span-2 md:grid md:grid-cols-12 lg:col-span-3 lg:col-start-2 lg:mt-8" : "md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-2 md:max-lg:mt-8 lg:col-start-4"}`}
          >
            {inRows(videos, { md: 2, lg: 4 }).map(({ item: video, span }) => (
              <VideoRow key={video.title} video={video} className={span} />
            ))}
          </div>
        )}
      </div>
      {podcasts.length > 0 && (
        <div className="measure mt-4 lg:mt-6">
          <MultimediaPodcasts podcasts={podcasts} />
        </div>
      )}
    </section>
  );
}
