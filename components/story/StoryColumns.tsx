import { inRows } from "@/components/rows";
import { StoryCard } from "./StoryCard";
import type { AnyStory } from "./types";

/** A few stories of one rank, side by side. */
export function StoryColumns({ stories }: { stories: AnyStory[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-12">
      {inRows(stories, { md: 3 }).map(({ item: story, span }) => (
        <StoryCard
          key={story.id}
          story={story}
          size="xl"
          sizes="(width < 48rem) 100vw, (width < 84rem) 47vw, 39rem"
          className={span}
        />
      ))}
    </div>
  );
}
