import { Picture } from "@/components/Picture";
import { StoryBody, StoryTitle } from "./StoryText";
import type { AnyStory } from "./types";

type Props = { story: AnyStory; level?: 2 | 3; className?: string };

/** A story beside a lead: its picture stands by the headline, and the text runs under both where the column is narrow. */
export function SideStory({ story, level = 3, className = "" }: Props) {
  return (
    <article
      id={story.href ? undefined : story.id}
      data-section={story.section}
      className={`grid grid-cols-[1fr_min(6.5rem,35%)] grid-rows-[auto_1fr] gap-x-4 anchor sm:grid-cols-[1fr_min(12rem,35%)] sm:gap-x-8 lg:grid-cols-[1fr_min(6.5rem,35%)] lg:gap-x-4 xl:grid-cols-[1fr_min(9rem,35%)] ${className}`}
    >
      <div>
        <StoryTitle story={story} scale="brief" level={level} />
      </div>
      <div className="col-start-1 row-start-2 max-sm:col-span-2 lg:col-span-2">
        <StoryBody story={story} scale="brief" />
      </div>
      <Picture
        image={story.image}
        alt={story.alt}
        sizes="(width < 36rem) 6.5rem, (width < 64rem) 12rem, (width < 80rem) 6.5rem, 9rem"
        className="col-start-2 row-start-1 aspect-square sm:aspect-[8/5] sm:max-lg:row-span-2 lg:max-xl:aspect-square"
      />
    </article>
  );
}
