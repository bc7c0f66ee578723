import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { Announcement } from "@/schema/tecnologia";

/** More than these stand in two columns of rows, under the first. */
const BESIDE_LEAD = 3;

const SIZES = "(width < 36rem) 6rem, 13rem";
const BOX = ["aspect-[5/4]", "sm:aspect-[8/5]", "lg:max-xl:aspect-[5/4]"] as const;

/** The company's name stands for the category. */
const named = (story: Announcement) => ({ ...story, category: story.company, topic: story.topic ?? story.category });

function Large({ story, className }: { story: Announcement; className: string }) {
  return (
    <article id={story.id} className={`anchor grid content-start gap-x-8 gap-y-3 md:max-lg:grid-cols-2 ${className}`}>
      <div>
        <StoryTitle story={named(story)} scale="brief" size="xl" first="category" />
        <StoryBody story={story} scale="brief" />
      </div>
      <Picture
        of={story}
        sizes="(width < 48rem) 100vw, (width < 84rem) 47vw, 39rem"
        box={["aspect-[8/5]", "lg:aspect-[5/4]", "xl:aspect-[7/5]"]}
        className="order-first self-start"
      />
    </article>
  );
}

/** On phones its text runs under its headline and its picture. */
function Row({ story, className }: { story: Announcement; className: string }) {
  return (
    <article
      id={story.id}
      className={`anchor grid grid-cols-[minmax(0,1fr)_min(6rem,30%)] grid-rows-[auto_auto_1fr] items-start gap-x-5 border-rule sm:grid-cols-[min(33%,13rem)_minmax(0,1fr)] lg:max-xl:grid-cols-[8.5rem_minmax(0,1fr)] ${className}`}
    >
      <div className="max-sm:col-span-2 max-sm:mb-1 sm:col-start-2">
        <Kicker story={named(story)} first="category" />
      </div>
      <Headline url={story.url} className="mt-1 sm:col-start-2 md:mt-2">
        {story.title}
      </Headline>
      <Picture of={story} sizes={SIZES} box={BOX} className="max-sm:mt-1 sm:col-start-1 sm:row-span-3 sm:row-start-1" />
      <div className="max-sm:col-span-2 sm:col-start-2">
        <StoryBody story={story} scale="brief" />
      </div>
    </article>
  );
}

/** What companies of weight have made known: the first large, the others in rows at its side or under it. */
export function Announcements({ stories }: { stories: Announcement[] }) {
  const [lead, ...rest] = stories;
  const beside = rest.length <= BESIDE_LEAD;
  return (
    <Block id="anuncios" title="Novedades de las grandes empresas">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-12">
        {lead && <Large story={lead} className={beside ? "lg:col-span-5" : "lg:col-span-12 lg:grid-cols-2"} />}
        <div
          className={`grid grid-cols-1 content-start gap-y-5 ${beside ? "lg:col-span-7" : "gap-x-8 lg:col-span-12 lg:grid-cols-12"}`}
        >
          {inRows(rest, { lg: beside ? 1 : 2 }).map(({ item: story, span }, index) => (
            <Row
              key={story.id}
              story={story}
              className={`max-lg:border-t max-lg:pt-5 ${beside ? (index > 0 ? "border-t pt-5" : "") : `border-t pt-5 ${span}`}`}
            />
          ))}
        </div>
      </div>
    </Block>
  );
}
