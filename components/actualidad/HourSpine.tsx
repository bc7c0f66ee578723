import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { Picture } from "@/components/Picture";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import { TimeText } from "@/components/text/TimeText";
import type { Story } from "@/data/schema/story";

/** How many of the first are set larger. */
const LARGE = 2;

const ranks = {
  large: {
    headline: "sm:text-[2rem] sm:leading-[1.1]",
    sizes: "(width < 36rem) 100vw, (width < 84rem) 22vw, 17rem",
    columns: "sm:grid-cols-[minmax(0,1fr)_36%]",
  },
  small: {
    headline: "sm:text-2xl",
    sizes: "(width < 36rem) 100vw, (width < 84rem) 16vw, 12.5rem",
    columns: "sm:grid-cols-[minmax(0,1fr)_27%]",
  },
} as const;

/** A story on the line of the day: its hour in the margin, a node on the line, its picture at the right. */
function Hour({ story, rank }: { story: Story; rank: keyof typeof ranks }) {
  const { headline, sizes, columns } = ranks[rank];
  return (
    <article id={story.id} className="hour anchor">
      <TimeText
        value={story.time}
        mode="clock"
        className="hour-time figures font-serif text-2xl leading-none font-semibold text-accent"
      />
      <div className={`grid gap-x-6 gap-y-3 ${columns}`}>
        <div>
          <StoryTitle story={story} size="xl" headline={headline} />
          <StoryBody story={story} scale="brief" />
        </div>
        <Picture
          image={story.image}
          alt={story.alt}
          sizes={sizes}
          className="aspect-[8/5] self-start max-sm:max-h-44"
        />
      </div>
    </article>
  );
}

/** The latest along the hours of the day, the first two larger, and the button for those before them. */
export function HourSpine({ stories }: { stories: Story[] }) {
  return (
    <Block id="ultimas-noticias" title="Últimas Noticias">
      <div className="hours">
        {stories.map((story, index) => (
          <Hour key={story.id} story={story} rank={index < LARGE ? "large" : "small"} />
        ))}
      </div>
      <div className="hours-end">
        <Button tone="outline">Cargar más noticias</Button>
      </div>
    </Block>
  );
}
