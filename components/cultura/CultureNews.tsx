import { Block } from "@/components/Block";
import { StoryCard } from "@/components/story/StoryCard";
import { StoryColumns } from "@/components/story/StoryColumns";
import { StoryRow } from "@/components/story/StoryRow";
import type { Story } from "@/data/schema/story";

/** From so many on, the first leads. */
const LED_FROM = 4;

function Led({ stories }: { stories: Story[] }) {
  const [lead, ...others] = stories;
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-8 xl:grid-cols-12">
      {lead && <StoryCard story={lead} size="2xl" sizes="(width < 80rem) 100vw, 48rem" className="xl:col-span-7" />}
      <div className="flex flex-col justify-between divide-y divide-rule border-rule max-xl:border-t xl:col-span-5">
        {others.map((story) => (
          <StoryRow key={story.id} story={story} className="py-5 last:pb-0 xl:first:pt-0" />
        ))}
      </div>
    </div>
  );
}

/** The section's stories: a few side by side, or one large and the others set by rules beside it. */
export function CultureNews({ stories }: { stories: Story[] }) {
  return (
    <Block look="arts" id="noticias" title="Noticias de cultura">
      {stories.length < LED_FROM ? <StoryColumns stories={stories} /> : <Led stories={stories} />}
    </Block>
  );
}
