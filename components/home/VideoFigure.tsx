import { Play } from "lucide-react";
import { Picture } from "@/components/Picture";
import type { Video } from "@/data/schema/media";
import { isoDuration, playingTime, plays } from "@/lib/format";

/** The documentary fills its column; on phones a video is a row with a small picture; across, the text stands beside. */
const looks = {
  large: {
    article: "",
    picture: "aspect-[8/5]",
    sizes: "(width < 36rem) 92vw, (width < 64rem) 100vw, (width < 84rem) 63vw, 53rem",
    button: "",
    text: "mt-3",
    title: "text-3xl",
  },
  across: {
    article: "lg:grid lg:grid-cols-12 lg:items-center lg:gap-x-8",
    picture: "aspect-[8/5]",
    sizes: "(width < 36rem) 92vw, (width < 64rem) 100vw, (width < 84rem) 63vw, 53rem",
    button: "lg:col-span-8",
    text: "max-lg:mt-3 lg:col-span-4",
    title: "text-3xl",
  },
  small: {
    article: "max-sm:grid max-sm:grid-cols-[min(9rem,40%)_1fr] max-sm:items-start max-sm:gap-x-4",
    picture: "aspect-video",
    sizes: "(width < 36rem) 9rem, (width < 64rem) 47vw, (width < 84rem) 30vw, 26rem",
    button: "max-sm:[--play-button:2.75rem]",
    text: "min-w-0 sm:mt-3",
    title: "text-xl",
  },
} as const;

type Props = { video: Video & { description?: string }; look: keyof typeof looks; label: string; className?: string };

/** A video: its picture with a button to play it, how long it lasts, what it is and how often it has been played. */
export function VideoFigure({ video, look, label, className = "" }: Props) {
  const { article, picture, sizes, button, text, title } = looks[look];
  return (
    <article className={`${article} ${className}`}>
      <div className={`relative ${button}`}>
        <Picture image={video.image} alt={video.alt} sizes={sizes} className={picture} />
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
      <div className={text}>
        <p className="kicker text-saffron">{label}</p>
        <h3 className={`mt-1 ${title}`}>{video.title}</h3>
        {video.description && <p className="mt-2 max-w-2xl text-base text-on-night-muted">{video.description}</p>}
        <p className="mt-1.5 figures text-xs text-on-night-muted">{plays(video.views)}</p>
      </div>
    </article>
  );
}
