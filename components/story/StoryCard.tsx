import { Picture } from "@/components/Picture";
import type { HeadlineSize } from "./Headline";
import { StoryText } from "./StoryText";
import type { AnyStory } from "./types";

type Props = {
  story: AnyStory;
  size?: HeadlineSize;
  level?: 2 | 3;
  sizes: string;
  /** Classes of the picture: its ratio where it is not 8 to 5. */
  picture?: string;
  className?: string;
};

/** A story set under its picture, without a box. */
export function StoryCard({ story, size, level, sizes, picture = "aspect-[8/5]", className = "" }: Props) {
  return (
    <article id={story.href ? undefined : story.id} data-section={story.section} className={`anchor ${className}`}>
      <Picture image={story.image} alt={story.alt} sizes={sizes} className={picture} />
      <div className="mt-3">
        <StoryText story={story} size={size} level={level} />
      </div>
    </article>
  );
}
