import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Headline } from "@/components/story/Headline";
import { StoryBody } from "@/components/story/StoryText";
import type { Announcement } from "@/data/schema/tecnologia";

function AnnouncementStory({ story, alone, className }: { story: Announcement; alone: boolean; className: string }) {
  return (
    <article
      id={story.id}
      className={`grid grid-cols-1 content-start gap-x-6 gap-y-4 border-t border-rule pt-6 anchor sm:grid-cols-[2fr_3fr] ${className}`}
    >
      <Picture
        image={story.image}
        alt={story.alt}
        sizes="(width < 36rem) 100vw, (width < 64rem) 37vw, (width < 84rem) 18vw, 15rem"
        className={alone ? "aspect-[8/5]" : "aspect-[8/5] lg:aspect-square"}
      />
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3 text-xs text-muted">
          <span className="kicker text-accent">{story.company}</span>
          <span>{story.category}</span>
        </p>
        <Headline size="lg" className="mt-1.5">
          {story.title}
        </Headline>
        <StoryBody story={story} scale="brief" />
      </div>
    </article>
  );
}

/** What companies of weight have made known. */
export function Announcements({ stories }: { stories: Announcement[] }) {
  return (
    <Block id="anuncios" title="Novedades de las grandes empresas">
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
        {inRows(stories, { lg: 2 }).map(({ item: story, span, across }) => (
          <AnnouncementStory key={story.id} story={story} alone={across === 1} className={span} />
        ))}
      </div>
    </Block>
  );
}
