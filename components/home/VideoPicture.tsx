import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { Picture } from "@/components/Picture";
import type { Video } from "@/data/schema/media";
import { linkTo } from "@/lib/address";

type Props = {
  video: Video;
  sizes: string;
  /** Classes of the picture's box, of the picture in it and of the sign on its button. */
  className: string;
  picture: string;
  sign: string;
  /** What lies over the picture besides. */
  children?: ReactNode;
};

/** The picture of a video with a button to play it, which leads to where it can be seen if its record says so. */
export function VideoPicture({ video, sizes, className, picture, sign, children }: Props) {
  const button = { "aria-label": `Reproducir: ${video.title}`, className: "play-button" };
  const play = <Play className={`fill-current ${sign}`} aria-hidden="true" />;
  return (
    <div className={`relative ${className}`}>
      <Picture image={video.image} alt={video.alt} sizes={sizes} className={picture} />
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
