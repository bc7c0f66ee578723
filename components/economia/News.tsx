import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { StoryCard } from "@/components/story/StoryCard";
import { StoryMeta } from "@/components/story/StoryMeta";
import type { Story } from "@/data/schema/story";

function LeadStory({ story }: { story: Story }) {
  return (
    <article id={story.id} className="grid grid-cols-1 gap-x-8 gap-y-4 anchor md:grid-cols-2">
      <Picture
        image={story.image}
        alt={story.alt}
        sizes="(width < 48rem) 100vw, (width < 72rem) 35rem, 28rem"
        className="aspect-[8/5] md:h-full"
      />
      <div>
        <Kicker story={story} />
        <Headline size="xl" className="mt-2">
          {story.title}
        </Headline>
        <p className="mt-3 text-base text-muted">{story.excerpt}</p>
        <StoryMeta story={story} className="mt-3" />
      </div>
    </article>
  );
}

/** The first four stories: one large, three in columns under it. */
export function News({ stories }: { stories: Story[] }) {
  const [lead, ...rest] = stories;
  return (
    <Block id="noticias" title="Noticias de economía">
      {lead && <LeadStory story={lead} />}
      <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 border-t border-rule pt-6 md:grid-cols-3">
        {rest.map((story) => (
          <StoryCard
            key={story.id}
            story={story}
            size="md"
            sizes="(width < 48rem) 100vw, (width < 64rem) 29vw, (width < 84rem) 19vw, 16rem"
            className="relative before:absolute before:inset-y-0 before:-left-5 before:border-rule md:not-first:before:border-l"
          />
        ))}
      </div>
    </Block>
  );
}
