import { Block } from "@/components/Block";
import { inRows } from "@/components/rows";
import type { Documentary, Podcast, Video } from "@/data/schema/media";
import { PodcastEpisode } from "./PodcastEpisode";
import { VideoFigure } from "./VideoFigure";

type VideosProps = { documentary: Documentary; videos: Video[] };

/** One or two videos stand beside the documentary, as wide as fills its height. */
function VideosBeside({ documentary, videos }: VideosProps) {
  const [large, column] =
    videos.length === 1 ? ["lg:col-span-6", "lg:col-span-6"] : ["lg:col-span-8", "sm:max-lg:grid-cols-2 lg:col-span-4"];
  return (
    <div className="grid gap-8 lg:grid-cols-12">
      <VideoFigure video={documentary} look="large" label="Documental" className={large} />
      <div className={`grid content-start gap-8 ${column}`}>
        {videos.map((video) => (
          <VideoFigure key={video.title} video={video} look="small" label="Vídeo" />
        ))}
      </div>
    </div>
  );
}

/** More of them stand in rows below it. */
function VideosBelow({ documentary, videos }: VideosProps) {
  return (
    <div className="grid gap-8 sm:grid-cols-12">
      <VideoFigure video={documentary} look="across" label="Documental" className="sm:col-span-12" />
      {inRows(videos, { sm: 3, lg: 4 }).map(({ item: video, span }) => (
        <VideoFigure key={video.title} video={video} look="small" label="Vídeo" className={span} />
      ))}
    </div>
  );
}

type Props = VideosProps & { podcasts: Podcast[] };

/** The dark room of the front: a documentary, videos, podcasts. */
export function Multimedia({ documentary, videos, podcasts }: Props) {
  const Videos = videos.length > 2 ? VideosBelow : VideosBeside;
  return (
    <div className="bg-night py-10 text-on-night lg:py-14">
      <Block id="multimedia" title="Multimedia" look="night" className="measure">
        <Videos documentary={documentary} videos={videos} />
        <ul className="mt-10 grid gap-8 border-t border-night-rule pt-8 lg:grid-cols-12">
          {inRows(podcasts, { lg: 3 }).map(({ item: podcast, span }) => (
            <PodcastEpisode key={podcast.title} podcast={podcast} className={span} />
          ))}
        </ul>
      </Block>
    </div>
  );
}
