import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { StoryMeta } from "@/components/story/StoryMeta";
import type { PlacedStory } from "@/components/story/types";
import { SideStory } from "./SideStory";

/** The front's first screen: the lead, and three stories set by rules beside it. */
export function Hero({ lead, side }: { lead: PlacedStory; side: PlacedStory[] }) {
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
        <Kicker story={lead} className="mt-4" />
        <Headline size="3xl" level={2} to={lead.href} className="mt-2 font-bold">
          {lead.title}
        </Headline>
        <p className="mt-4 max-w-3xl text-lg text-muted">{lead.excerpt}</p>
        <StoryMeta story={lead} className="mt-4" />
      </article>
      <div className="flex flex-col divide-y divide-rule border-t-4 border-ink lg:col-span-4">
        {side.map((story) => (
          <SideStory key={story.id} story={story} className="py-5 lg:flex-1 lg:content-start lg:last:pb-0" />
        ))}
      </div>
    </div>
  );
}
