import type { Video } from "@/data/schema/media";
import { isoDuration, playingTime, plays } from "@/lib/format";
import { VideoPicture } from "./VideoPicture";

/** A video beside its small picture: how long it lasts, what it is and how often it has been played. */
export function VideoRow({ video, className }: { video: Video; className: string }) {
  return (
    <article
      className={`grid grid-cols-[min(6rem,40%)_1fr] content-start items-start gap-x-4 border-t border-night-rule py-3 ${className}`}
    >
      <div className="py-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-on-night-muted">
          <span className="kicker text-saffron">Vídeo</span>{" "}
          <time dateTime={isoDuration(video.duration)} className="figures">
            {playingTime(video.duration)}
          </time>
        </p>
        <h3 className="mt-1 text-lg leading-tight">{video.title}</h3>
        <p className="mt-1 figures text-xs text-on-night-muted">{plays(video.views)}</p>
      </div>
      <VideoPicture video={video} place="row" />
    </article>
  );
}
