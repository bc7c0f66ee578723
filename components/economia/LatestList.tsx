import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import { TimeText } from "@/components/text/TimeText";
import type { Story } from "@/schema/story";

/** A story that stands nowhere else on the page: its title beside its hour, the rest under it. */
function WholeStory({ story }: { story: Story }) {
  return (
    <article id={story.id} className="anchor col-[1/3] row-start-1 grid grid-cols-subgrid">
      <div className="col-start-2">
        <StoryTitle story={story} scale="brief" size={4} />
      </div>
      <div className="col-start-2 gap-x-8 sm:max-lg:grid sm:max-lg:grid-cols-2">
        <Picture
          of={story}
          sizes="(width < 36rem) 85vw, (width < 64rem) 42vw, (width < 84rem) 26vw, 22rem"
          box={["aspect-[8/5]", "lg:aspect-[4/5]", "xl:aspect-[4/3]"]}
          className="mt-3"
        />
        <div className="sm:max-lg:mt-1">
          <StoryBody story={story} scale="brief" />
        </div>
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
    <Block id="ultimas-noticias" title="Últimas noticias">
      <ol>
        {[...inGrid, ...(alone ? [alone] : [])].map((story) => (
          <li
            key={story.id}
            className="grid grid-cols-[min(4rem,30%)_1fr] border-rule py-3.5 not-first:border-t first:pt-0 last:pb-0"
          >
            <TimeText
              value={story.time}
              mode="hour"
              className={`col-start-1 row-start-1 figures ${story === alone ? "-mt-0.75" : "pt-0.5"} text-small font-bold text-accent`}
            />
            {story === alone ? (
              <WholeStory story={story} />
            ) : (
              <Headline weight={5} to={`/economia#${story.id}`}>
                {story.title}
              </Headline>
            )}
          </li>
        ))}
      </ol>
    </Block>
  );
}
