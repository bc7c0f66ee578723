import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Byline } from "@/components/story/Byline";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { PlacedStory } from "@/components/story/types";
import type { Related as RelatedLine } from "@/schema/home";
import { Related } from "./Related";
import { Vote } from "./Vote";

/** Where the figures of a vote stand in a picture's place they have a row of their own on phones. */
const columns = {
  picture: "grid-cols-[minmax(0,1fr)_min(5.5rem,31%)] lg:grid-cols-[9rem_1fr] xl:grid-cols-[11rem_1fr]",
  narrowPicture: "grid-cols-[minmax(0,1fr)_min(5.5rem,31%)] lg:grid-cols-[7rem_minmax(0,1fr)]",
  vote: "lg:grid-cols-[13rem_minmax(0,1fr)]",
  narrowVote: "",
} as const;

type FrontBriefProps = {
  story: PlacedStory;
  /** Where three share the page's width. */
  narrow: boolean;
  className: string;
};

/** A story under the lead: a small picture, the headline beside it, and the rest below both where there is little room. */
function FrontBrief({ story, narrow, className }: FrontBriefProps) {
  const figure = story.vote ? (narrow ? "narrowVote" : "vote") : narrow ? "narrowPicture" : "picture";
  return (
    <article
      data-section={story.section}
      className={`grid content-start gap-x-4 border-t border-ink pt-3 md:grid-rows-[auto_1fr] ${columns[figure]} ${className}`}
    >
      <div className="self-start">
        <StoryTitle story={story} scale="brief" level={2} brief />
      </div>
      <div className={figure === "narrowVote" ? "row-start-2 mt-2" : `lg:order-first ${narrow ? "" : "xl:row-span-2"}`}>
        {story.vote ? (
          <Vote vote={story.vote} room={narrow ? "wide" : "narrow"} />
        ) : (
          <Picture of={story} sizes={`(width < 64rem) 5.5rem, ${narrow ? 7 : 11}rem`} box={["aspect-[5/4]"]} />
        )}
      </div>
      <div className={narrow ? "col-span-full" : "max-xl:col-span-full"}>
        <StoryBody story={story} scale="brief" />
      </div>
    </article>
  );
}

/** The story in the column beside the lead: the figures of its vote, or its picture. */
function BesideLead({ story }: { story: PlacedStory }) {
  return (
    <article
      data-section={story.section}
      className="flex flex-col border-rule max-md:border-t max-md:pt-3 md:col-span-6 md:-ml-4 md:border-l md:pl-4 lg:col-span-4 lg:col-start-9 lg:row-start-2 lg:*:last:mt-auto lg:*:last:pt-2 xl:col-span-3 xl:col-start-10"
    >
      <StoryTitle story={story} scale="brief" size={4} level={2} brief />
      {story.vote ? (
        <div className="mb-1 md:mb-2.5">
          <Vote vote={story.vote} room="quarter" />
        </div>
      ) : (
        <Picture
          of={story}
          sizes="(width < 48rem) 100vw, (width < 64rem) 47vw, (width < 84rem) 23vw, 18rem"
          box={["aspect-[3/2]"]}
          className="order-first mb-3"
        />
      )}
      <StoryBody story={story} scale="brief" />
    </article>
  );
}

function LeadFigure({ lead, wide }: { lead: PlacedStory; wide: boolean }) {
  if (lead.vote) return <Vote vote={lead.vote} room="wide" />;
  return (
    <Picture
      of={lead}
      sizes={`(width < 64rem) 100vw, (width < 84rem) ${wide ? "73vw, 58rem" : "48vw, 37rem"}`}
      priority
      box={["aspect-[8/5]", "md:max-lg:aspect-[2/1]", "lg:max-xl:aspect-[3/2]"]}
      fills="lg:h-full"
      className="lg:absolute lg:inset-0"
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
      <div className="grid gap-x-8 gap-y-4 pt-4 md:grid-cols-12 xl:grid-rows-[auto_1fr]">
        <article data-section={lead.section} className="contents">
          <div className="md:col-span-12">
            <StoryTitle story={lead} scale="lead" size={lead.title.length <= LARGEST ? 1 : 2} />
          </div>
          <div
            className={`md:col-span-12 ${beside ? "lg:max-xl:col-span-8 xl:col-span-6" : "xl:col-span-9"} lg:row-start-2 xl:col-start-4 ${lead.vote ? "" : "relative max-lg:-mx-4 max-lg:sm:-mx-6 lg:min-h-107 xl:min-h-100"}`}
          >
            <LeadFigure lead={lead} wide={!beside} />
          </div>
          {/* Between a tablet and a desk the words stand in two columns beneath. */}
          <div
            className={`${beside ? "md:col-span-6" : "md:col-span-12"} gap-x-8 lg:max-xl:col-span-12 lg:max-xl:row-start-3 lg:max-xl:grid lg:max-xl:grid-cols-2 xl:col-span-3 xl:col-start-1 xl:row-start-2`}
          >
            <div>
              <p className="text-standfirst">{lead.excerpt}</p>
              <Byline piece={lead} />
            </div>
            {related.length > 0 && <Related lines={related} />}
          </div>
        </article>
        {beside && <BesideLead story={beside} />}
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-3 empty:hidden md:mt-7 md:grid-cols-12 md:gap-y-6">
        {inRows(others, { md: 2, lg: 3 }).map(({ item: story, span, across }) => (
          <FrontBrief key={story.id} story={story} narrow={across > 2} className={span} />
        ))}
      </div>
    </>
  );
}
