import { Picture } from "@/components/Picture";
import { SideStory } from "@/components/story/SideStory";
import { StoryCard } from "@/components/story/StoryCard";
import { StoryText } from "@/components/story/StoryText";
import type { PlacedStory } from "@/components/story/types";

/** So many stand beside the lead with small pictures; fewer have large ones. */
const SMALL_FROM = 3;

/** The front's first screen: the lead, and the stories set by rules beside it. */
export function FrontLead({ lead, side }: { lead: PlacedStory; side: PlacedStory[] }) {
  return (
    <div className="grid gap-x-8 gap-y-8 pt-6 lg:grid-cols-12 lg:pt-8">
      <article data-section={lead.section} className="lg:col-span-8">
        <Picture
          image={lead.image}
          alt={lead.alt}
          sizes="(width < 64rem) 100vw, (width < 84rem) 63vw, 53rem"
          priority
          className="aspect-[8/5]"
        />
        <div className="mt-4">
          <StoryText story={lead} scale="lead" size="3xl" />
        </div>
      </article>
      {side.length < SMALL_FROM ? (
        <div className="grid gap-8 border-t-4 border-ink pt-5 sm:max-lg:grid-cols-2 lg:col-span-4">
          {side.map((story) => (
            <StoryCard
              key={story.id}
              story={story}
              size="md"
              level={2}
              sizes="(width < 36rem) 100vw, (width < 64rem) 47vw, (width < 84rem) 30vw, 26rem"
            />
          ))}
        </div>
      ) : (
        <div className="flex flex-col divide-y divide-rule border-t-4 border-ink lg:col-span-4">
          {side.map((story) => (
            <SideStory
              key={story.id}
              story={story}
              level={2}
              className="py-5 lg:flex-1 lg:content-start lg:last:pb-0"
            />
          ))}
        </div>
      )}
    </div>
  );
}
