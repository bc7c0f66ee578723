import { Origin } from "@/components/charts/Source";
import { Columns } from "@/components/lists/Columns";
import { Picture } from "@/components/Picture";
import { Byline } from "@/components/story/Byline";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { decks } from "@/components/story/Story";
import type { FrontPage } from "@/paper/front";
import { FrontStory } from "./FrontStory";
import { Related } from "./Related";
import { Vote } from "./Vote";

const LeadPicture = ({ lead, alone }: Pick<FrontPage, "lead"> & { alone: boolean }) => (
  <div className="front-lead-picture">
    <Picture
      of={lead}
      sizes={`(width < 64rem) 100vw, (width < 84rem) ${alone ? "73vw, 58rem" : "65vw, 44rem"}`}
      priority
      box={["aspect-[8/5]", "md:max-lg:aspect-[2/1]", "lg:max-xl:aspect-[3/2]"]}
      fills="lg:h-full lg:absolute"
    />
  </div>
);

type Props = Pick<FrontPage, "lead" | "related" | "side">;

/** The front's first screen: a banner headline over words, picture and other stories, areas of one grid (lead.css). */
export const FrontLead = ({ lead, related, side: [beside, ...others] }: Props) => (
  <>
    <div className={`front-lead areas pt-4 ${beside ? "front-lead-accompanied" : ""}`}>
      <article data-section={lead.section} className="contents">
        <div className="grid gap-y-1 area-title md:gap-y-2">
          <Kicker story={lead} />
          <Headline weight={1} level={2} to={lead.href} url={lead.url}>
            {lead.title}
          </Headline>
        </div>
        <div className="area-figure">
          {lead.vote ? <Vote vote={lead.vote} /> : <LeadPicture lead={lead} alone={!beside} />}
        </div>
        <div className="gap-x-8 area-words max-xl:lg:grid max-xl:lg:grid-cols-2 print:block">
          <div>
            <p className={decks[1]}>{lead.excerpt}</p>
            <Byline piece={lead} />
            <Origin of={lead.vote?.source} />
          </div>
          {related.length > 0 && <Related lines={related} />}
        </div>
      </article>
      {beside && (
        <div className="border-ink area-beside max-md:border-t max-md:pt-3 md:hairline print:mt-5">
          <FrontStory story={beside} form={beside.vote ? "lead" : "stack"} weight={4} room="quarter" level={2} />
        </div>
      )}
    </div>
    {others.length > 0 && (
      <div className="mt-(--half) border-t border-ink pt-(--half) md:mt-6">
        <Columns most={3}>
          {others.map((story) => (
            <FrontStory
              key={story.id}
              story={story}
              form={story.vote ? "lead" : "row"}
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
