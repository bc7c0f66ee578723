import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { Picture } from "@/components/Picture";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import { TimeText } from "@/components/text/TimeText";
import type { Story } from "@/schema/story";

/** How many of the first are set larger. */
const LARGE = 2;

const ranks = {
  large: {
    size: 3,
    sizes: "(width < 36rem) 100vw, (width < 80rem) 12.5rem, 15rem",
    grid: "sm:grid-cols-[minmax(0,1fr)_38%]",
    // A phone has its picture under the headline: after the byline it would be the next story's.
    body: "max-sm:order-last",
    box: ["aspect-[8/5]", "sm:aspect-[5/4]", "md:aspect-[9/10]"],
    picture: "max-sm:mt-3",
  },
  small: {
    size: 4,
    sizes: "(width < 36rem) 5.5rem, (width < 80rem) 12.5rem, 15rem",
    grid: "grid-cols-[minmax(0,1fr)_min(5.5rem,30%)] sm:grid-cols-[minmax(0,1fr)_30%]",
    // On a phone the line over the headline runs over its small picture, and the text under it.
    body: "max-sm:col-span-2",
    box: ["aspect-[5/4]", "md:aspect-[9/10]", "xl:aspect-[4/3]"],
    picture: "max-sm:col-start-2 max-sm:row-start-2 max-sm:mt-1.5 xl:max-h-49.75",
  },
} as const;

/** The line of the day, a node on it for each story and a hollow one for those before; wider windows have the hours in its margin. */
const LINE =
  "pb-8 pl-7.25 before:absolute before:top-2 before:-bottom-2 last:before:-bottom-3 before:left-[calc((1.0625rem-3px)/2)] before:w-0.75 before:bg-accent sm:pl-29.25 sm:before:left-[calc(5.5rem+(1.0625rem-3px)/2)]";
const NODE = "relative after:absolute after:left-0 after:size-4.25 after:rounded-full after:border-3 sm:after:left-22";

/** A story on the line of the day: its hour in the margin, a node on the line, its picture at the right. */
function Hour({ story, rank }: { story: Story; rank: keyof typeof ranks }) {
  const { size, sizes, grid, body, box, picture } = ranks[rank];
  return (
    <article id={story.id} className={`anchor ${LINE} ${NODE} after:top-0.5 after:border-paper after:bg-accent`}>
      <TimeText
        value={story.time}
        mode="hour"
        className="mb-2 block figures font-serif text-headline-4 leading-none font-semibold tracking-tight text-accent sm:absolute sm:top-0 sm:left-0 sm:max-w-22"
      />
      <div
        className={`grid gap-x-6 sm:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,1fr)_12.5rem] xl:grid-cols-[minmax(0,1fr)_15rem] ${grid}`}
      >
        <div className="max-sm:contents max-sm:*:first:col-span-full [&_.kicker-flag]:before:hidden [&_h3]:max-w-[17em]">
          <StoryTitle story={story} size={size} first="category" />
        </div>
        <div className={`sm:col-start-1 ${body}`}>
          <StoryBody story={story} scale="brief" />
        </div>
        <div className={`fills sm:col-start-2 sm:row-span-2 sm:row-start-1 md:max-xl:max-h-74 ${picture}`}>
          <Picture of={story} sizes={sizes} box={box} />
        </div>
      </div>
    </article>
  );
}

/** The latest along the hours of the day, the first two larger, and the button for those before them. */
export function HourSpine({ stories }: { stories: Story[] }) {
  return (
    <Block id="ultimas-noticias" title="Últimas Noticias">
      <div>
        {stories.map((story, index) => (
          <Hour key={story.id} story={story} rank={index < LARGE ? "large" : "small"} />
        ))}
      </div>
      <div className={`pl-7.25 sm:pl-29.25 ${NODE} after:top-3 after:border-accent after:bg-paper`}>
        <Button tone="outline">Cargar más noticias</Button>
      </div>
    </Block>
  );
}
