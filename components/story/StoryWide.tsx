import { Picture } from "@/components/Picture";
import type { HeadlineSize } from "./Headline";
import { StoryText } from "./StoryText";
import type { AnyStory } from "./types";

type Props = { story: AnyStory; size?: HeadlineSize; sizes: string; className?: string };

/** A story across the columns, half of it picture. */
export function StoryWide({ story, size = "xl", sizes, className = "" }: Props) {
  return (
    <article id={story.id} className={`grid grid-cols-1 gap-x-8 gap-y-4 anchor md:grid-cols-2 ${className}`}>
      <Picture image={story.image} alt={story.alt} sizes={sizes} className="aspect-[8/5] md:h-full" />
      <div className="self-center">
        <StoryText story={story} size={size} />
      </div>
    </article>
  );
}
