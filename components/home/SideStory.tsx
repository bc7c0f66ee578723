import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { StoryMeta } from "@/components/story/StoryMeta";
import type { PlacedStory } from "@/components/story/types";

/** A story beside the lead: its picture stands by the headline, and the text runs under both where the column is narrow. */
export function SideStory({ story, className = "" }: { story: PlacedStory; className?: string }) {
  return (
    <article
      data-section={story.section}
      className={`grid grid-cols-[1fr_min(6.5rem,35%)] grid-rows-[auto_1fr] gap-x-4 sm:grid-cols-[1fr_min(12rem,35%)] sm:gap-x-8 lg:grid-cols-[1fr_min(6.5rem,35%)] lg:gap-x-4 xl:grid-cols-[1fr_min(9rem,35%)] ${className}`}
    >
      <div>
        <Kicker story={story} />
        <Headline level={2} to={story.href} className="mt-1">
          {story.title}
        </Headline>
      </div>
      <div className="col-start-1 row-start-2 max-sm:col-span-2 lg:col-span-2">
        <p className="mt-2 text-sm text-muted">{story.excerpt}</p>
        <StoryMeta story={story} className="mt-2" />
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
