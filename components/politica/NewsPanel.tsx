import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { StoryMeta } from "@/components/story/StoryMeta";
import type { Story } from "@/data/schema/story";

/** Three stories of the day, one under the other, each across the columns. */
export function NewsPanel({ news }: { news: Story[] }) {
  return (
    <div className="divide-y divide-rule">
      {news.map((story) => (
        <article
          key={story.id}
          id={story.id}
          className="grid items-center gap-x-8 gap-y-4 py-8 anchor first:pt-0 last:pb-0 md:grid-cols-2"
        >
          <Picture
            image={story.image}
            alt={story.alt}
            sizes="(width < 48rem) 100vw, (width < 64rem) 46vw, (width < 80rem) 30vw, 29rem"
            className="aspect-[8/5]"
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
      ))}
    </div>
  );
}
