import { Block } from "@/components/Block";
import { StoryCard } from "@/components/story/StoryCard";
import type { PlacedStory } from "@/components/story/types";

/** Six stories of all sections, two abreast. */
export function LatestNews({ stories }: { stories: PlacedStory[] }) {
  return (
    <Block id="ultimas-noticias" title="Últimas Noticias" className="flex h-full flex-col">
      <div className="grid flex-1 content-between gap-x-8 gap-y-10 sm:grid-cols-2">
        {stories.map((story) => (
          <StoryCard key={story.id} story={story} sizes="(width < 36rem) 100vw, (width < 64rem) 50vw, 26rem" picture="aspect-[4/3]" />
        ))}
      </div>
    </Block>
  );
}
