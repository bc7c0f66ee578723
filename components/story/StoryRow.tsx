import { Picture } from "@/components/Picture";
import type { Sport } from "@/data/schema/sport";
import type { Story } from "@/data/schema/story";
import type { SectionKey } from "@/data/sections/sections";
import { Headline, type HeadlineSize } from "./Headline";
import { Kicker } from "./Kicker";
import { StoryMeta } from "./StoryMeta";

type Props = {
  story: Story & { sport?: Sport; href?: `/${string}`; section?: SectionKey };
  size?: HeadlineSize;
  level?: 2 | 3 | 4;
  excerpt?: boolean;
  priority?: boolean;
  className?: string;
};

/** A story with a small picture at its side. */
export function StoryRow({ story, size = "md", level = 3, excerpt = false, priority = false, className = "" }: Props) {
  return (
    <article
      id={story.href ? undefined : story.id}
      data-section={story.section}
      className={`grid grid-cols-[minmax(0,1fr)_min(6.5rem,30%)] grid-rows-[auto_1fr] gap-x-4 anchor sm:grid-cols-[minmax(0,1fr)_9rem] ${className}`}
    >
      <div>
        <Kicker story={story} />
        <Headline size={size} level={level} to={story.href} className="mt-1">
          {story.title}
        </Headline>
      </div>
      <div className="col-start-1 row-start-2 max-sm:col-span-2">
        {excerpt && <p className="mt-2 text-sm text-muted">{story.excerpt}</p>}
        <StoryMeta story={story} className="mt-2" />
      </div>
      <Picture
        image={story.image}
        alt={story.alt}
        sizes="(width < 36rem) 6.5rem, 9rem"
        priority={priority}
        className="col-start-2 row-start-1 aspect-square sm:row-end-3 sm:aspect-[8/5]"
      />
    </article>
  );
}
