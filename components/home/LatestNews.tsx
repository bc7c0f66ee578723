import { Block } from "@/components/Block";
import type { PlacedStory } from "@/components/story/types";
import { LatestStory } from "./LatestStory";

/** Six stories of all sections: one across, four two abreast, one across. */
export function LatestNews({ stories }: { stories: PlacedStory[] }) {
  const last = stories.length - 1;
  return (
    <Block id="ultimas-noticias" title="Últimas Noticias" className="flex h-full flex-col">
      <div className="grid flex-1 content-between gap-x-8 gap-y-5 sm:grid-cols-2 sm:gap-y-7">
        {stories.map((story, index) => (
          <LatestStory
            key={story.id}
            story={story}
            form={index === 0 ? "picture-left" : index === last ? "picture-right" : "column"}
          />
        ))}
      </div>
    </Block>
  );
}
