import { StoryCard } from "@/components/story/StoryCard";
import { StoryRow } from "@/components/story/StoryRow";
import type { Story } from "@/data/schema/story";
import { Spread } from "./Spread";

/** Four stories of the section: one large, three set by rules beside it. */
export function CultureNews({ stories }: { stories: Story[] }) {
  const [lead, ...others] = stories;
  return (
    <Spread id="noticias" title="Noticias de cultura">
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 xl:grid-cols-12">
        {lead && <StoryCard story={lead} size="2xl" sizes="(width < 80rem) 100vw, 48rem" className="xl:col-span-7" />}
        <div className="flex flex-col justify-between divide-y divide-rule border-rule max-xl:border-t xl:col-span-5">
          {others.map((story) => (
            <StoryRow key={story.id} story={story} excerpt className="py-5 last:pb-0 xl:first:pt-0" />
          ))}
        </div>
      </div>
    </Spread>
  );
}
