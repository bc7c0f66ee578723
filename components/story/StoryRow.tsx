import { Picture } from "@/components/Picture";
import { StoryBody, StoryTitle } from "./StoryText";
import type { AnyStory } from "./types";

type Props = {
  story: AnyStory;
  className?: string;
};

/** A story with a small picture at its side, among others that are set by rules. */
export function StoryRow({ story, className = "" }: Props) {
  return (
    <article
      id={story.href ? undefined : story.id}
      data-section={story.section}
      className={`anchor grid grid-cols-[minmax(0,1fr)_min(6.5rem,30%)] grid-rows-[auto_1fr] gap-x-4 sm:grid-cols-[minmax(0,1fr)_9rem] ${className}`}
    >
      <div>
        <StoryTitle story={story} scale="brief" />
      </div>
      <div className="col-start-1 row-start-2 max-sm:col-span-2">
        <StoryBody story={story} scale="brief" />
      </div>
      <div className="col-start-2 row-start-1 sm:row-end-3">
        <Picture
          image={story.image}
          alt={story.alt}
          sizes="(width < 36rem) 6.5rem, 9rem"
          className="aspect-square sm:aspect-[8/5]"
        />
      </div>
    </article>
  );
}
