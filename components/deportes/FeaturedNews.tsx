import { StoryCard } from "@/components/story/StoryCard";
import type { SportStory } from "@/data/schema/sport";
import { Panel } from "./Panel";

/** Three stories: the first large, the next two as a list beside it. */
export function FeaturedNews({ stories }: { stories: SportStory[] }) {
  const [lead, ...others] = stories;
  return (
    <Panel id="destacadas" title="Noticias destacadas">
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
        {lead && (
          <StoryCard
            story={lead}
            size="3xl"
            sizes="(width < 64rem) 100vw, (width < 84rem) 63vw, 53rem"
            picture="aspect-[8/5] lg:aspect-[4/3]"
            className="lg:col-span-8"
          />
        )}
        <ul className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
          {others.map((story) => (
            <li key={story.id}>
              <StoryCard
                story={story}
                size="md"
                sizes="(width < 36rem) 100vw, (width < 64rem) 47vw, (width < 84rem) 30vw, 26rem"
                picture="aspect-2/1"
              />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
