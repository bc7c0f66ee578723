import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { StoryMeta } from "@/components/story/StoryMeta";
import { TimeText } from "@/components/text/TimeText";
import type { Story } from "@/data/schema/story";
import { href } from "@/lib/paths";

function WholeStory({ story }: { story: Story }) {
  return (
    <article id={story.id} className="grid grid-cols-1 items-start gap-x-6 gap-y-3 anchor sm:max-lg:grid-cols-2">
      <Picture
        image={story.image}
        alt={story.alt}
        sizes="(width < 36rem) 80vw, (width < 64rem) 42vw, (width < 84rem) 25vw, 21rem"
        className="aspect-[8/5]"
      />
      <div>
        <Kicker story={story} />
        <Headline className="mt-1.5">{story.title}</Headline>
        <p className="mt-2 text-base text-muted">{story.excerpt}</p>
        <StoryMeta story={story} className="mt-3" />
      </div>
    </article>
  );
}

type Props = {
  /** Those that stand in the grid beside it: here a line that leads there. */
  inGrid: Story[];
  /** Those that stand nowhere else: printed here in full. */
  alone: Story[];
};

/** All the news by the hour. */
export function LatestList({ inGrid, alone }: Props) {
  return (
    <Block id="ultimas-noticias" title="Últimas noticias">
      <ol>
        {inGrid.map((story) => (
          <li key={story.id} className="grid grid-cols-[4.25rem_minmax(0,1fr)] border-b border-rule py-3 first:pt-0">
            <TimeText value={story.time} mode="clock" className="pt-0.5 figures text-sm font-semibold text-accent" />
            <p className="font-serif text-lg leading-snug font-semibold">
              <a href={href(`/economia#${story.id}`)} className="headline-link">
                {story.title}
              </a>
            </p>
          </li>
        ))}
        {alone.map((story) => (
          <li key={story.id} className="grid grid-cols-[4.25rem_minmax(0,1fr)] pt-4">
            <TimeText value={story.time} mode="clock" className="figures text-sm font-semibold text-accent" />
            <WholeStory story={story} />
          </li>
        ))}
      </ol>
    </Block>
  );
}
