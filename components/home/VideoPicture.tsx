import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { Picture } from "@/components/Picture";
import type { Video } from "@/schema/media";
import { linkTo } from "@/lib/address";

/** Where it stands: its box, the picture in it, the width it is shown in, and the sign on its button. */
const places = {
  documentary: {
    box: "aspect-[2/1] lg:col-span-2 lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:aspect-auto lg:min-h-100",
    picture: "absolute inset-0 h-full object-top aspect-[12/7] lg:max-xl:aspect-square min-[100rem]:aspect-[5/2]",
    sizes: "(width < 64rem) 100vw, 67vw",
    sign: "size-6",
    button: "size-16",
  },
  row: { box: "", picture: "aspect-video", sizes: "6rem", sign: "size-4", button: "size-9" },
} as const;

/** A round button over the middle of the picture; by its name paper and high contrast know it. */
const round =
  "play-button absolute inset-0 m-auto grid place-items-center rounded-full bg-night text-on-night fades hover:bg-saffron hover:text-on-saffron";

type Props = {
  video: Video;
  place: keyof typeof places;
  /** What lies over the picture besides. */
  children?: ReactNode;
};

/** The picture of a video with a button to play it, which leads to where it can be seen if its record says so. */
export function VideoPicture({ video, place, children }: Props) {
  const { box, picture, sizes, sign, button: size } = places[place];
  const button = { "aria-label": `Reproducir: ${video.title}`, className: `${round} ${size}` };
  const play = <Play className={`fill-current ${sign}`} aria-hidden="true" />;
  return (
    <div className={`relative order-first ${box}`}>
      <Picture of={video} sizes={sizes} className={picture} />
      {video.url ? (
        <a {...linkTo(video.url)} {...button}>
          {play}
        </a>
      ) : (
        <button type="button" {...button}>
          {play}
        </button>
      )}
      {children}
    </div>
  );
}
