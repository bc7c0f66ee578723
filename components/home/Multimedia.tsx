import { inRows } from "@/components/rows";
import type { Documentary as Film, Podcast, Video } from "@/data/schema/media";
import { Documentary } from "./Documentary";
import { MultimediaPodcasts } from "./MultimediaPodcasts";
import { VideoRow } from "./VideoRow";

/** So many videos stand beside the documentary; more stand in a row below it. */
const BESIDE = 2;

type Props = { documentary: Film; videos: Video[]; podcasts: Podcast[] };

/** The dark room of the front: a documentary, videos, podcasts. */
export function Multimedia({ documentary, videos, podcasts }: Props) {
  const many = videos.length > BESIDE;
  return (
    <section aria-labelledby="multimedia" className="night pb-6 lg:pb-10">
      <div className="documentary grid">
        <h2
          id="multimedia"
          className="text-2xl text-saffron max-lg:px-4 max-lg:pt-3 max-lg:pb-1 max-lg:sm:px-6 lg:col-start-4 lg:pt-6 lg:pb-4"
        >
          Multimedia
        </h2>
        <Documentary film={documentary} />
        <div
          className={`mt-4 max-lg:px-4 max-lg:sm:px-6 ${many ? "lg:col-span-3 lg:col-start-2 lg:mt-8 lg:grid lg:grid-cols-12 lg:gap-x-8" : "lg:col-start-4"}`}
        >
          {inRows(videos, { lg: 4 }).map(({ item: video, span }) => (
            <VideoRow key={video.title} video={video} className={span} />
          ))}
        </div>
      </div>
      <div className="measure mt-6">
        <MultimediaPodcasts podcasts={podcasts} />
      </div>
    </section>
  );
}
