import { Picture } from "@/components/Picture";
import type { Sport } from "@/data/schema/sport";
import type { Story } from "@/data/schema/story";
import type { SectionKey } from "@/data/sections/sections";
import { Headline, type HeadlineSize } from "./Headline";
import { Kicker } from "./Kicker";
import { StoryMeta } from "./StoryMeta";

type Props = {
  /** On its own section's page the story is the anchor; elsewhere it has an address and a section. */
  story: Story & { sport?: Sport; href?: `/${string}`; section?: SectionKey };
  size?: HeadlineSize;
  level?: 2 | 3 | 4;
  sizes: string;
  priority?: boolean;
  /** Classes of the picture: its ratio where it is not 8 to 5. */
  picture?: string;
  excerpt?: boolean;
  className?: string;
};

/** A story set under its picture, without a box. */
export function StoryCard({
  story,
  size = "lg",
  level = 3,
  sizes,
  priority = false,
  picture = "aspect-[8/5]",
  excerpt = true,
  className = "",
}: Props) {
  return (
    <article id={story.href ? undefined : story.id} data-section={story.section} className={`anchor ${className}`}>
      <Picture image={story.image} alt={story.alt} sizes={sizes} priority={priority} className={picture} />
      <Kicker story={story} className="mt-3" />
      <Headline size={size} level={level} to={story.href} className="mt-1.5">
        {story.title}
      </Headline>
      {excerpt && <p className="mt-2 text-base text-muted">{story.excerpt}</p>}
      <StoryMeta story={story} className="mt-3" />
    </article>
  );
}
