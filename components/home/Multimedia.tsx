import { Columns } from "@/components/lists/Columns";
import { Rail } from "@/components/lists/Rail";
import { Headline } from "@/components/story/Headline";
import { StoryForm } from "@/components/story/StoryForm";
import type { Documentary as Film, Podcast, Video } from "@/schema/recordings";
import { isoDuration, playingTime, plays } from "@/lib/format";
import { PodcastCard } from "./PodcastCard";
import { VideoPicture } from "./VideoPicture";

const Length = ({ of: { duration } }: { of: Video }) => (
  <time dateTime={isoDuration(duration)} className="figures text-meta">
    {playingTime(duration)}
  </time>
);

/** A video with its small picture at its end: how long it lasts, what it is and how often it has been played. */
const VideoRow = ({ video }: { video: Video }) => (
  <StoryForm
    form="row"
    kicker={
      <p className="flex items-baseline gap-x-2 text-muted">
        <span className="kicker text-accent">Vídeo</span> <Length of={video} />
      </p>
    }
    headline={<Headline weight={6}>{video.title}</Headline>}
    picture={
      <div className="relative">
        <VideoPicture video={video} place="row" />
      </div>
    }
    text={<p className="figures text-meta text-muted">{plays(video.views)}</p>}
  />
);

/** The film of the front: words and picture are two areas of the grid around it. */
const Documentary = ({ film }: { film: Film }) => (
  <article className="contents">
    <div className="dark-room-part dark-room-half">
      <p className="kicker pb-2 text-accent">Documental</p>
      <Headline weight={2}>{film.title}</Headline>
      <p className="mt-2 text-small text-muted">{film.description}</p>
      <p className="mt-2 figures text-meta text-muted">{plays(film.views)}</p>
    </div>
    <div className="dark-room-picture relative">
      <VideoPicture video={film} place="documentary" />
      <div className="absolute right-0 bottom-0 flex bg-night px-2 py-1 print:static print:p-0">
        <Length of={film} />
      </div>
    </div>
  </article>
);

/** So many videos stand beside the documentary; more stand in a row below it. */
const BESIDE = 2;
const places = {
  beside: "dark-room-half mt-3 grid md:max-lg:mt-0 content-start gap-x-8 gap-y-3",
  below: "mt-3 grid content-start gap-x-8 gap-y-3 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]",
} as const;

type Props = { documentary: Film | undefined; videos: Video[]; podcasts: Podcast[] };

/** The dark room of the front: a documentary, videos, podcasts (media.css). */
export function Multimedia({ documentary, videos, podcasts }: Props) {
  // Without a documentary there is nothing to stand beside.
  const many = !documentary || videos.length > BESIDE;
  return (
    <section
      aria-labelledby="multimedia"
      className={`dark-room night areas pt-3 pb-4 md:pt-6 md:pb-10 ${documentary ? "dark-room-with-film" : ""}`}
    >
      <h2 id="multimedia" className="dark-room-part block-title voiced pb-2 lg:pb-4">
        Multimedia
      </h2>
      {documentary && <Documentary film={documentary} />}
      {videos.length > 0 && (
        <div className={`dark-room-part dark-room-videos ${places[many ? "below" : "beside"]}`}>
          {videos.map((video) => (
            <VideoRow key={video.title} video={video} />
          ))}
        </div>
      )}
      {podcasts.length > 0 && (
        <div className="dark-room-part mt-4 md:mt-8">
          <Rail label="Episodios">
            <Columns most={3}>
              {podcasts.map((podcast) => (
                <PodcastCard key={podcast.title + podcast.episode} podcast={podcast} />
              ))}
            </Columns>
          </Rail>
        </div>
      )}
    </section>
  );
}
