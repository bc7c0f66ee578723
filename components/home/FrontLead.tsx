import { Columns } from "@/components/lists/Columns";
import { Picture } from "@/components/Picture";
import { Byline } from "@/components/story/Byline";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { Story } from "@/components/story/Story";
import type { PlacedStory } from "@/components/story/types";
import type { Related as RelatedLine } from "@/schema/home";
import { Related } from "./Related";
import { Vote } from "./Vote";

function LeadPicture({ lead, alone }: { lead: PlacedStory; alone: boolean }) {
  if (lead.vote) return <Vote vote={lead.vote} />;
  return (
    <div className="front-lead-picture">
      <Picture
        of={lead}
        sizes={`(width < 64rem) 100vw, (width < 84rem) ${alone ? "73vw, 58rem" : "65vw, 37rem"}`}
        priority
        box={["aspect-[8/5]", "md:max-lg:aspect-[2/1]", "lg:max-xl:aspect-[3/2]"]}
        fills="lg:h-full"
        className="front-lead-image"
      />
    </div>
  );
}

type Props = { lead: PlacedStory; related: RelatedLine[]; side: PlacedStory[] };

/**
 * The front's first screen: a banner headline over all columns, then words, picture and the first of the
 * other stories, then the rest of them. The lead's parts are areas of that grid (lead.css), beside the other story's.
 */
export function FrontLead({ lead, related, side: [beside, ...others] }: Props) {
  return (
    <>
      <div className={beside ? "front-lead" : "front-lead front-lead-alone"}>
        <article data-section={lead.section} className="contents">
          <div className="front-lead-title">
            <Kicker story={lead} />
            <Headline weight={1} level={2} to={lead.href} url={lead.url}>
              {lead.title}
            </Headline>
          </div>
          <div className="front-lead-figure">
            <LeadPicture lead={lead} alone={!beside} />
          </div>
          <div className="front-lead-words">
            <div>
              <p className="text-standfirst">{lead.excerpt}</p>
              <Byline piece={lead} />
            </div>
            {related.length > 0 && <Related lines={related} />}
          </div>
        </article>
        {beside && (
          <div className="front-lead-beside">
            <Story
              story={beside}
              form={beside.vote ? "lead" : "stack"}
              figure={beside.vote && <Vote vote={beside.vote} />}
              weight={4}
              room="quarter"
              level={2}
            />
          </div>
        )}
      </div>
      {others.length > 0 && (
        <div className="front-lead-others">
          <Columns most={3}>
            {others.map((story) => (
              <Story
                key={story.id}
                story={story}
                form={story.vote ? "lead" : "row"}
                figure={story.vote && <Vote vote={story.vote} />}
                weight={5}
                room="half"
                level={2}
              />
            ))}
          </Columns>
        </div>
      )}
    </>
  );
}
