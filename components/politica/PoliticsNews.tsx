import { StoryWide } from "@/components/story/StoryWide";
import type { Story } from "@/data/schema/story";

/** Stories of the day, one under the other, each across the columns. */
export function PoliticsNews({ news }: { news: Story[] }) {
  return (
    <div className="divide-y divide-rule">
      {news.map((story) => (
        <StoryWide
          key={story.id}
          story={story}
          sizes="(width < 48rem) 100vw, (width < 64rem) 46vw, (width < 80rem) 30vw, 29rem"
          className="py-8 first:pt-0 last:pb-0"
        />
      ))}
    </div>
  );
}
