import { Block } from "@/components/Block";
import { inRows } from "@/components/rows";
import { StoryCard } from "@/components/story/StoryCard";
import { StoryWide } from "@/components/story/StoryWide";
import type { Story } from "@/data/schema/story";

/** The news in full: one across, the others in columns under it. */
export function EconomyNews({ stories }: { stories: Story[] }) {
  const [lead, ...rest] = stories;
  return (
    <Block id="noticias" title="Noticias de economía">
      {lead && <StoryWide story={lead} sizes="(width < 48rem) 100vw, (width < 72rem) 35rem, 28rem" />}
      <div className="mt-8 border-t border-rule pt-6">
        <div className="grid grid-cols-1 gap-y-8 md:-mx-5 md:grid-cols-12">
          {inRows(rest, { md: 3 }).map(({ item: story, span, first }) => (
            <StoryCard
              key={story.id}
              story={story}
              size="md"
              sizes="(width < 48rem) 100vw, (width < 64rem) 44vw, (width < 84rem) 29vw, 25rem"
              className={`border-rule md:px-5 ${span} ${first ? "" : "md:border-l"}`}
            />
          ))}
        </div>
      </div>
    </Block>
  );
}
