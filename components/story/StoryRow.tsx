import { Picture } from "@/components/Picture";
import type { Story } from "@/data/schema";
import type { SectionKey } from "@/lib/sections";
import { Headline, type HeadlineSize } from "./Headline";
import { Kicker } from "./Kicker";
import { StoryMeta } from "./StoryMeta";

type Props = {
  story: Story & { href?: `/${string}`; section?: SectionKey };
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
      className={`anchor grid grid-cols-[1fr_6.5rem] gap-4 sm:grid-cols-[1fr_9rem] ${className}`}
    >
      <div>
        <Kicker story={story} />
        <Headline size={size} level={level} to={story.href} className="mt-1">
          {story.title}
        </Headline>
        {excerpt && <p className="mt-2 text-sm text-muted">{story.excerpt}</p>}
        <StoryMeta story={story} className="mt-2" />
      </div>
      <Picture image={story.image} alt={story.alt} sizes="(width < 36rem) 6.5rem, 9rem" priority={priority} className="aspect-square sm:aspect-[8/5]" />
    </article>
  );
}
