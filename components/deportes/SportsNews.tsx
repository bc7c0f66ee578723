import { Block } from "@/components/Block";
import { SideStory } from "@/components/story/SideStory";
import { StoryCard } from "@/components/story/StoryCard";
import { StoryColumns } from "@/components/story/StoryColumns";
import { StoryWide } from "@/components/story/StoryWide";
import type { SportStory } from "@/data/schema/sport";

const half = "(width < 36rem) 100vw, (width < 64rem) 47vw, (width < 84rem) 30vw, 26rem";

/** Beside the lead stand two with large pictures, or more with small ones. */
function Others({ stories }: { stories: SportStory[] }) {
  if (stories.length > 2) {
    return (
      <div className="flex flex-col justify-between divide-y divide-rule border-rule max-lg:border-t lg:col-span-4">
        {stories.map((story) => (
          <SideStory key={story.id} story={story} className="py-5 last:pb-0 lg:first:pt-0" />
        ))}
      </div>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
      {stories.map((story) => (
        <li key={story.id}>
          <StoryCard story={story} size="md" sizes={half} picture="aspect-2/1" />
        </li>
      ))}
    </ul>
  );
}

function Stories({ stories }: { stories: SportStory[] }) {
  const [lead, ...others] = stories;
  if (!lead) return null;
  if (others.length === 0)
    return <StoryWide story={lead} size="2xl" sizes="(width < 48rem) 100vw, (width < 84rem) 47vw, 39rem" />;
  if (others.length === 1) return <StoryColumns stories={stories} />;
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
      <StoryCard
        story={lead}
        size="3xl"
        sizes="(width < 64rem) 100vw, (width < 84rem) 63vw, 53rem"
        picture="aspect-[8/5] lg:mt-5 lg:aspect-[4/3]"
        className="lg:col-span-8 lg:flex lg:flex-col-reverse lg:justify-end"
      />
      <Others stories={others} />
    </div>
  );
}

/** The section's stories: one across, two side by side, or the first large and the others beside it. */
export function SportsNews({ stories }: { stories: SportStory[] }) {
  return (
    <Block look="sports" id="destacadas" title="Noticias destacadas">
      <Stories stories={stories} />
    </Block>
  );
}
