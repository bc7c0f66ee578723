import { Play } from "lucide-react";
import { Picture } from "@/components/Picture";
import type { Documentary, Podcast, Video } from "@/data/schema/media";
import { integer, isoDuration, playingTime } from "@/lib/format";
import { Podcasts } from "./Podcasts";

type Size = "large" | "small";

function VideoFigure({
  video,
  size,
  label,
  description,
}: {
  video: Video;
  size: Size;
  label: string;
  description?: string;
}) {
  return (
    <article
      className={
        size === "small"
          ? "max-sm:grid max-sm:grid-cols-[min(9rem,40%)_1fr] max-sm:items-start max-sm:gap-x-4"
          : undefined
      }
    >
      <div className={`relative ${size === "small" ? "max-sm:[--play-button:2.75rem]" : ""}`}>
        <Picture
          image={video.image}
          alt={video.alt}
          sizes={
            size === "large"
              ? "(width < 36rem) 92vw, (width < 64rem) 100vw, (width < 84rem) 63vw, 53rem"
              : "(width < 36rem) 9rem, (width < 64rem) 47vw, (width < 84rem) 30vw, 26rem"
          }
          className={size === "large" ? "aspect-[8/5]" : "aspect-video"}
        />
        <button type="button" aria-label={`Reproducir: ${video.title}`} className="play-button">
          <Play className="size-6 fill-current" aria-hidden="true" />
        </button>
        <time
          dateTime={isoDuration(video.duration)}
          className="absolute right-0 bottom-0 bg-night px-2 py-0.5 figures text-xs font-semibold text-on-night"
        >
          {playingTime(video.duration)}
        </time>
      </div>
      <div className={size === "small" ? "min-w-0 sm:mt-3" : "mt-3"}>
        <p className="kicker text-saffron">{label}</p>
        <h3 className={`mt-1 ${size === "large" ? "text-3xl" : "text-xl"}`}>{video.title}</h3>
        {description && <p className="mt-2 max-w-2xl text-base text-on-night-muted">{description}</p>}
        <p className="mt-1.5 figures text-xs text-on-night-muted">{integer(video.views)} reproducciones</p>
      </div>
    </article>
  );
}

type Props = { documentary: Documentary; videos: Video[]; podcasts: Podcast[] };

/** The dark room of the front: a documentary, two videos, three podcasts. */
export function Multimedia({ documentary, videos, podcasts }: Props) {
  return (
    <section aria-labelledby="multimedia" className="bg-night py-10 text-on-night lg:py-14">
      <div className="measure">
        <h2 id="multimedia" className="mb-5 border-t-4 border-saffron pt-3 text-2xl">
          Multimedia
        </h2>
        <div className="grid gap-8 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <VideoFigure video={documentary} size="large" label="Documental" description={documentary.description} />
          </div>
          <div className="grid content-start gap-8 sm:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
            {videos.map((video) => (
              <VideoFigure key={video.title} video={video} size="small" label="Vídeo" />
            ))}
          </div>
        </div>
        <Podcasts podcasts={podcasts} className="mt-10 grid gap-8 border-t border-night-rule pt-8 lg:grid-cols-3" />
      </div>
    </section>
  );
}
