import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { StoryBody } from "@/components/story/StoryText";
import type { Imprint } from "@/schema/imprint";
import type { Announcement } from "@/schema/tecnologia";

/** More than these stand in two columns of rows, under the first. */
const BESIDE_LEAD = 3;

const SIZES = "(width < 36rem) 100vw, 13rem";

function Text({ story, large, imprint }: { story: Announcement; large?: boolean; imprint: Imprint }) {
  return (
    <div>
      <Kicker story={{ ...story, category: story.company, topic: story.topic ?? story.category }} first="category" />
      <Headline size={large ? "xl" : "md"} url={story.url} className="mt-1 md:mt-2" imprint={imprint}>
        {story.title}
      </Headline>
      <StoryBody story={story} scale="brief" imprint={imprint} />
    </div>
  );
}

function Large({ story, className, imprint }: { story: Announcement; className: string; imprint: Imprint }) {
  return (
    <article id={story.id} className={`anchor grid content-start gap-x-8 gap-y-3 md:max-lg:grid-cols-2 ${className}`}>
      <Text story={story} large imprint={imprint} />
      <div className="order-first">
        <Picture
          of={story}
          sizes="(width < 48rem) 100vw, (width < 84rem) 47vw, 39rem"
          box={["aspect-[8/5]", "lg:aspect-[5/4]", "xl:aspect-[7/5]"]}
        />
      </div>
    </article>
  );
}

function Row({ story, className, imprint }: { story: Announcement; className: string; imprint: Imprint }) {
  return (
    <article
      id={story.id}
      className={`anchor grid grid-cols-1 items-start gap-x-5 gap-y-3 border-rule sm:grid-cols-[min(33%,13rem)_minmax(0,1fr)] lg:max-xl:grid-cols-[8.5rem_minmax(0,1fr)] ${className}`}
    >
      <Text story={story} imprint={imprint} />
      <Picture of={story} sizes={SIZES} box={["aspect-[8/5]", "lg:max-xl:aspect-[5/4]"]} className="order-first" />
    </article>
  );
}

/** What companies of weight have made known: the first large, the others in rows at its side or under it. */
export function Announcements({ stories, imprint }: { stories: Announcement[]; imprint: Imprint }) {
  const [lead, ...rest] = stories;
  const beside = rest.length <= BESIDE_LEAD;
  return (
    <Block id="anuncios" title="Novedades de las grandes empresas">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-12">
        {lead && (
          <Large
            story={lead}
            className={beside ? "lg:col-span-5" : "lg:col-span-12 lg:grid-cols-2"}
            imprint={imprint}
          />
        )}
        <div
          className={`grid grid-cols-1 content-start gap-y-5 ${beside ? "lg:col-span-7" : "gap-x-8 lg:col-span-12 lg:grid-cols-12"}`}
        >
          {inRows(rest, { lg: beside ? 1 : 2 }).map(({ item: story, span }, index) => (
            <Row
              key={story.id}
              story={story}
              className={`max-lg:border-t max-lg:pt-5 ${beside ? (index > 0 ? "border-t pt-5" : "") : `border-t pt-5 ${span}`}`}
              imprint={imprint}
            />
          ))}
        </div>
      </div>
    </Block>
  );
}
