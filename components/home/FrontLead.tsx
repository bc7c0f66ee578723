import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { StoryMeta } from "@/components/story/StoryMeta";
import { StoryTitle } from "@/components/story/StoryText";
import type { PlacedStory } from "@/components/story/types";
import type { Related as RelatedLine } from "@/data/schema/home";
import { BesideLead } from "./BesideLead";
import { FrontBrief } from "./FrontBrief";
import { Related } from "./Related";
import { Vote } from "./Vote";

function LeadFigure({ lead }: { lead: PlacedStory }) {
  if (lead.vote) return <Vote vote={lead.vote} room="wide" />;
  return (
    <Picture
      image={lead.image}
      alt={lead.alt}
      sizes="(width < 64rem) 100vw, (width < 84rem) 48vw, 37rem"
      priority
      className="aspect-[8/5] md:max-lg:aspect-[2/1] lg:absolute lg:inset-0 lg:h-full"
    />
  );
}

/** The most letters of a headline that the largest size holds on two or three lines. */
const LARGEST = 84;

type Props = { lead: PlacedStory; related: RelatedLine[]; side: PlacedStory[] };

/**
 * The front's first screen: a banner headline over all columns, then words, picture and the first of the
 * other stories, then the rest of them. The lead's parts are cells of that grid, beside the other story's.
 */
export function FrontLead({ lead, related, side: [beside, ...others] }: Props) {
  return (
    <>
      <div className="grid gap-x-8 gap-y-4 pt-4 md:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <article data-section={lead.section} className="contents">
          <div className="md:col-span-12">
            <StoryTitle story={lead} scale="lead" size={lead.title.length <= LARGEST ? "banner" : "2xl"} />
          </div>
          <div
            className={`md:col-span-12 lg:col-span-6 lg:col-start-4 lg:row-start-2 ${lead.vote ? "" : "relative max-lg:-mx-4 max-lg:sm:-mx-6 lg:min-h-100"}`}
          >
            <LeadFigure lead={lead} />
          </div>
          <div className="md:col-span-6 lg:col-span-3 lg:col-start-1 lg:row-start-2">
            <p className="text-lg">{lead.excerpt}</p>
            <StoryMeta story={lead} className="mt-3" />
            {related.length > 0 && <Related lines={related} />}
          </div>
        </article>
        {beside && <BesideLead story={beside} />}
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-3 md:mt-7 md:grid-cols-12 md:gap-y-6">
        {inRows(others, { md: 2, lg: 3 }).map(({ item: story, span, across }) => (
          <FrontBrief key={story.id} story={story} narrow={across > 2} className={span} />
        ))}
      </div>
    </>
  );
}
