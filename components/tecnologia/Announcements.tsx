import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import { StoryMeta } from "@/components/story/StoryMeta";
import type { Announcement } from "@/data/schema/tecnologia";

function AnnouncementStory({ story }: { story: Announcement }) {
  return (
    <article
      id={story.id}
      className="grid grid-cols-1 content-start gap-x-6 gap-y-4 border-t border-rule pt-6 anchor sm:grid-cols-[2fr_3fr]"
    >
      <Picture
        image={story.image}
        alt={story.alt}
        sizes="(width < 36rem) 100vw, (width < 64rem) 37vw, (width < 84rem) 18vw, 15rem"
        className="aspect-[8/5] lg:aspect-square"
      />
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3 text-xs text-muted">
          <span className="kicker text-accent">{story.company}</span>
          <span>{story.category}</span>
        </p>
        <Headline size="lg" className="mt-1.5">
          {story.title}
        </Headline>
        <p className="mt-2 text-sm text-muted">{story.excerpt}</p>
        <StoryMeta story={story} className="mt-3" />
      </div>
    </article>
  );
}

/** What four companies of weight have made known. */
export function Announcements({ stories }: { stories: Announcement[] }) {
  return (
    <Block id="anuncios" title="Anuncios de las grandes empresas">
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-2">
        {stories.map((story) => (
          <AnnouncementStory key={story.id} story={story} />
        ))}
      </div>
    </Block>
  );
}
