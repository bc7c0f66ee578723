import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { Picture } from "@/components/Picture";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import { TimeText } from "@/components/text/TimeText";
import type { Imprint } from "@/schema/imprint";
import type { Story } from "@/schema/story";

/** How many of the first are set larger. */
const LARGE = 2;

const ranks = {
  large: {
    size: "opener",
    sizes: "(width < 36rem) 100vw, (width < 84rem) 22vw, 17rem",
    grid: "sm:grid-cols-[minmax(0,1fr)_38%]",
    // A phone has its picture under the headline: after the byline it would be the next story's.
    body: "max-sm:order-last",
    box: ["aspect-[8/5]", "sm:aspect-[5/4]"],
    picture: "max-sm:mt-3 max-sm:max-h-44",
  },
  small: {
    size: "row",
    sizes: "(width < 36rem) 5.5rem, (width < 84rem) 16vw, 12.5rem",
    grid: "grid-cols-[minmax(0,1fr)_min(5.5rem,30%)] sm:grid-cols-[minmax(0,1fr)_30%]",
    // A phone's text runs under its small picture.
    body: "max-sm:col-span-2",
    box: ["aspect-[5/4]"],
    picture: "max-sm:col-start-2 max-sm:row-start-1",
  },
} as const;

/** The line of the day, which ends at the last story, and a node on it for each; wider windows have the hours in its margin. */
const LINE =
  "relative pb-8 pl-7.25 before:absolute before:top-2 before:-bottom-2 before:left-[calc((1.0625rem-3px)/2)] before:w-0.75 before:bg-accent last:before:bottom-8 sm:pl-29.25 sm:before:left-[calc(5.5rem+(1.0625rem-3px)/2)]";
const NODE =
  "after:absolute after:top-1 after:left-0 after:size-4.25 after:rounded-full after:border-3 after:border-paper after:bg-accent sm:after:left-22";

/** A story on the line of the day: its hour in the margin, a node on the line, its picture at the right. */
function Hour({ story, rank, imprint }: { story: Story; rank: keyof typeof ranks; imprint: Imprint }) {
  const { size, sizes, grid, body, box, picture } = ranks[rank];
  return (
    <article id={story.id} className={`anchor ${LINE} ${NODE}`}>
      <TimeText
        value={story.time}
        mode="hour"
        className="mb-2 block figures font-serif text-2xl leading-none font-semibold tracking-tight text-accent sm:absolute sm:top-0 sm:left-0 sm:max-w-22"
        imprint={imprint}
      />
      <div className={`grid gap-x-6 sm:grid-rows-[auto_1fr] ${grid}`}>
        <div>
          <StoryTitle story={story} size={size} first="category" imprint={imprint} />
        </div>
        <div className={`sm:col-start-1 ${body}`}>
          <StoryBody story={story} scale="brief" imprint={imprint} />
        </div>
        <Picture
          of={story}
          sizes={sizes}
          box={box}
          className={`self-start sm:col-start-2 sm:row-span-2 sm:row-start-1 ${picture}`}
        />
      </div>
    </article>
  );
}

/** The latest along the hours of the day, the first two larger, and the button for those before them. */
export function HourSpine({ stories, imprint }: { stories: Story[]; imprint: Imprint }) {
  return (
    <Block id="ultimas-noticias" title="Últimas Noticias">
      <div>
        {stories.map((story, index) => (
          <Hour key={story.id} story={story} rank={index < LARGE ? "large" : "small"} imprint={imprint} />
        ))}
      </div>
      <div className="pl-7.25 sm:pl-29.25">
        <Button tone="outline" imprint={imprint}>
          Cargar más noticias
        </Button>
      </div>
    </Block>
  );
}
