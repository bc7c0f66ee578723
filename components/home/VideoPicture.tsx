import { Play } from "lucide-react";
import { Pressable } from "@/components/Button";
import { Picture } from "@/components/Picture";
import type { Video } from "@/schema/recordings";

/** Where it stands: the picture, its button, and the sign on that. */
const places = {
  documentary: {
    picture: {
      sizes: "(width < 64rem) 100vw, 67vw",
      box: ["aspect-[12/7]", "lg:max-xl:aspect-square", "min-[100rem]:aspect-[5/2]"],
      fills: "h-full absolute inset-0 object-top",
    },
    sign: "size-6",
    button: "play-button bottom-4 left-[max(var(--edge),50vw-40rem)] size-16",
  },
  row: {
    picture: { sizes: "(width < 36rem) 6rem, (width < 64rem) 11rem, 6rem", box: ["aspect-video"] },
    sign: "size-3",
    button: "play-button play-button-small bottom-1 left-1 size-6",
  },
} as const;

/** The picture of a video with a button to play it, which leads to where it can be seen if its record says so. */
export function VideoPicture({ video, place }: { video: Video; place: keyof typeof places }) {
  const { picture, sign, button } = places[place];
  return (
    <>
      <Picture of={video} {...picture} />
      <Pressable to={video.url} label={`Reproducir: ${video.title}`} className={button}>
        <Play className={sign} aria-hidden="true" />
      </Pressable>
    </>
  );
}
