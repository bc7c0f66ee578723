import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { EventFacts, EventKicker, EventText } from "@/components/story/Event";
import { Headline } from "@/components/story/Headline";
import { Tags } from "@/components/text/Tags";
import type { Event } from "@/schema/event";
import { dayOfMonth, shortMonth, year } from "@/lib/format";
import { edition } from "@/paper/site";

/** Its place on the wall with its ground (posters.css), what shape its picture has there, and how wide that is on a desk. */
const looks = {
  full: {
    poster: "areas poster poster-full garnet",
    box: ["aspect-[2/1]", "md:aspect-[8/5]", "lg:aspect-[16/7]"],
    wide: "58vw, 46rem",
  },
  soft: {
    poster: "areas poster poster-soft bg-accent-soft",
    box: ["aspect-[2/1]", "md:aspect-[8/5]"],
    wide: "42vw, 33rem",
  },
  across: {
    poster: "areas poster poster-across garnet",
    box: ["aspect-[2/1]", "md:aspect-[8/5]"],
    wide: "50vw, 39rem",
  },
} as const;

/** An event as the poster that hangs for it: its picture, and the day it is on larger than anything. */
function Poster({ event, look }: { event: Event; look: keyof typeof looks }) {
  const { poster, box, wide } = looks[look];
  const { date, title, tags, url } = event;
  return (
    <article className={poster}>
      <div className="@container/poster area-day">
        <time dateTime={date} className="poster-day block px-4 text-accent in-[.garnet]:text-ink lg:px-6 print:px-0">
          {dayOfMonth(date)} <span className="hand">{shortMonth(date)}</span>
        </time>
      </div>
      <div className="flex flex-col px-4 pb-4 area-words lg:px-6 lg:pb-6 print:px-0">
        <div className="pb-1">
          <EventKicker event={event}>{year(date) !== year(edition.close) && `, ${year(date)}`}</EventKicker>
        </div>
        <Headline weight={3} url={url}>
          {title}
        </Headline>
        <p className="mt-2 text-body">
          <EventText event={event} />
        </p>
        <div className="mt-auto pt-3 text-meta">
          <EventFacts event={event} />
        </div>
        <Tags tags={tags} />
      </div>
      <div className="area-picture">
        <Picture of={event} sizes={`(width < 48rem) 100vw, (width < 64rem) 48vw, (width < 84rem) ${wide}`} box={box} />
      </div>
    </article>
  );
}

/** Two share a row, the larger one on the full ground; the next two change sides. One that is left over lies across. */
function lookOf(index: number, count: number): keyof typeof looks {
  if (index === count - 1 && count % 2 === 1) return "across";
  return index % 4 === 0 || index % 4 === 3 ? "full" : "soft";
}

/** Events worth a journey, as posters on a wall. */
export const FeaturedEvents = ({ events }: { events: Event[] }) => (
  <Block id="eventos" title="Eventos destacados">
    <div className="areas gap-6 md:grid-cols-12 md:gap-8">
      {events.map((event, index) => (
        <Poster key={event.title} event={event} look={lookOf(index, events.length)} />
      ))}
    </div>
  </Block>
);
