import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { StoryText } from "@/components/story/StoryText";
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
        <StoryText story={story} size="md" />
      </div>
    </article>
  );
}

type Props = {
  /** Those that stand in the grid beside it: here a line that leads there. */
  inGrid: Story[];
  /** The one that stands nowhere else: printed here in full. */
  alone: Story | undefined;
};

/** All the news by the hour. */
export function LatestList({ inGrid, alone }: Props) {
  return (
    <Block id="ultimas-noticias" title="Últimas noticias" className="flex h-full flex-col">
      <ol className="flex flex-1 flex-col justify-between">
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
        {alone && (
          <li className="grid grid-cols-[4.25rem_minmax(0,1fr)] pt-4">
            <TimeText value={alone.time} mode="clock" className="figures text-sm font-semibold text-accent" />
            <WholeStory story={alone} />
          </li>
        )}
      </ol>
    </Block>
  );
}
