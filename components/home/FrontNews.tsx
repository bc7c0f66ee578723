import { Block } from "@/components/Block";
import type { PlacedStory } from "@/components/story/types";
import { FrontStory } from "./FrontStory";

/** Up to so many, the first is printed large. */
const FEW = 5;

/**
 * The latest of all sections, two abreast between a story across at the head and, where
 * they are even in number, one across at the foot.
 */
export function FrontNews({ stories }: { stories: PlacedStory[] }) {
  const foot = stories.length % 2 === 0 ? stories.length - 1 : undefined;
  const head = stories.length > FEW ? "head" : "largeHead";
  return (
    <Block id="ultimas-noticias" title="Últimas Noticias" className="flex h-full flex-col">
      <div className="grid flex-1 content-between gap-x-8 gap-y-5 sm:grid-cols-2 sm:gap-y-7">
        {stories.map((story, index) => (
          <FrontStory key={story.id} story={story} place={index === 0 ? head : index === foot ? "foot" : "column"} />
        ))}
      </div>
    </Block>
  );
}
