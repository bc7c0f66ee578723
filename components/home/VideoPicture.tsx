import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { Picture } from "@/components/Picture";
import type { Video } from "@/schema/media";
import { linkTo } from "@/lib/links";
import { site } from "@/paper/site";

/** Where it stands: what is around it, the picture, and the sign on its button. */
const places = {
  documentary: {
    around: "aspect-[2/1] md:col-span-2 lg:-mr-8 lg:row-span-3 lg:row-start-1 lg:aspect-auto lg:min-h-100",
    picture: {
      sizes: "(width < 64rem) 100vw, 67vw",
      box: ["aspect-[12/7]", "lg:max-xl:aspect-square", "min-[100rem]:aspect-[5/2]"],
      fills: "h-full",
      className: "absolute inset-0 object-top",
    },
    sign: "size-6",
    button: "bottom-4 left-4 size-16 lg:bottom-8 lg:left-[max(2rem,50vw-40rem)]",
  },
  row: {
    around: "",
    picture: { sizes: "6rem", box: ["aspect-video"] },
    sign: "size-3",
    button: "bottom-1 left-1 size-6 after:absolute after:-inset-2.5 after:content-['']",
  },
} as const;

/** A round button in the corner of the picture, off its motif; by its name paper and high contrast know it. */
const round =
  "play-button absolute grid place-items-center rounded-full bg-on-night text-night fades hover:bg-saffron hover:text-on-saffron";

type Props = {
  video: Video;
  place: keyof typeof places;
  /** What lies over the picture besides. */
  children?: ReactNode;
};

/** The picture of a video with a button to play it, which leads to where it can be seen if its record says so. */
export function VideoPicture({ video, place, children }: Props) {
  const { around, picture, sign, button: size } = places[place];
  const button = { "aria-label": `Reproducir: ${video.title}`, className: `${round} ${size}` };
  const play = <Play className={`fill-current ${sign}`} aria-hidden="true" />;
  return (
    <div className={`relative order-first ${around}`}>
      <Picture of={video} {...picture} />
      {video.url && (
        <a {...linkTo(video.url, site.url)} {...button}>
          {play}
        </a>
      )}
      {!video.url && site.sample && (
        <button type="button" {...button}>
          {play}
        </button>
      )}
      {children}
    </div>
  );
}
