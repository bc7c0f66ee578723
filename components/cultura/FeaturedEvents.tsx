import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { EventText } from "@/components/story/EventText";
import { Headline } from "@/components/story/Headline";
import { Place } from "@/components/text/Place";
import { SplitDate } from "@/components/text/SplitDate";
import type { Event } from "@/schema/event";
import { counted, price, weekday, year } from "@/lib/format";
import { edition } from "@/paper/site";

/** Its grounds, how large its day and its headline are, and what shape the picture has. */
const grounds = {
  full: {
    poster: "garnet",
    date: "text-ink text-poster-day md:text-poster-day",
    headline: "lg:text-headline-2",
    box: ["aspect-[8/5]", "xl:aspect-[7/3]"],
  },
  soft: {
    poster: "bg-accent-soft",
    date: "text-accent text-poster-day md:text-poster-day",
    headline: "",
    box: ["aspect-[8/5]"],
  },
} as const;

/** Place, attendance and price in a line; what each is, for ears. */
function Facts({ event }: { event: Event }) {
  const facts = [
    ["Lugar", <Place key="place" name={event.location} />],
    ["Asistentes", counted(event.attendees, "persona", "personas")],
    ["Precio", price(event.price)],
  ] as const;
  return (
    <dl className="dotted mt-3 text-meta font-semibold *:min-w-0">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt className="sr-only">{name}</dt> <dd>{fact}</dd>{" "}
        </div>
      ))}
    </dl>
  );
}

type Props = {
  event: Event;
  ground: keyof typeof grounds;
  /** Whether it lies across the page, its picture at its side. */
  across: boolean;
  className: string;
};

/** An event as the poster that hangs for it: its picture, and the day it is on larger than anything. */
function DatePoster({ event, ground, across, className }: Props) {
  const look = grounds[ground];
  return (
    <article
      className={`flex flex-col ${look.poster} ${across ? "lg:grid lg:grid-cols-2" : "md:row-span-3 md:grid md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0"} ${className}`}
    >
      <SplitDate
        value={event.date}
        yearApart
        className={`mt-8 block px-4 indent-[-0.03em] font-serif leading-[0.9] font-semibold tracking-[-0.045em] sm:px-7 ${look.date} ${across ? "lg:self-end" : "md:self-baseline-last"}`}
        look="poster"
      />
      <div className="flex flex-col px-4 pb-6 sm:px-7">
        <p className="flex flex-wrap items-baseline gap-x-3 text-meta">
          <span className="kicker text-accent">{event.category}</span>{" "}
          <span>
            {weekday(event.date)}, {event.time}
            {year(event.date) !== year(edition.close) && `, ${year(event.date)}`}
          </span>
        </p>
        <Headline weight={3} url={event.url}>
          {event.title}
        </Headline>
        <p className="mt-2.5 text-body">
          <EventText event={event} />
        </p>
        <Facts event={event} />
        <ul className="dotted mt-2.5 text-meta font-bold text-accent" aria-label="Etiquetas">
          {event.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
      <div
        className={`relative order-first ${across ? "lg:row-span-2 lg:min-h-90" : "md:min-h-56 lg:min-h-75 xl:min-h-80"}`}
      >
        <Picture
          of={event}
          sizes="(width < 48rem) 100vw, (width < 64rem) 50vw, (width < 84rem) 58vw, 49rem"
          box={across ? ["aspect-[8/5]", "md:aspect-[2/1]"] : look.box}
          fills={across ? "lg:h-full" : "md:h-full"}
          className={across ? "lg:absolute lg:inset-0" : "md:absolute md:inset-0"}
        />
      </div>
    </article>
  );
}

/** Two share a row, the larger one on the full ground; the next two change sides. One that is left over lies across. */
function placeOf(index: number, count: number) {
  if (index === count - 1 && count % 2 === 1)
    return { ground: "full", across: true, className: "md:col-span-12" } as const;
  const full = index % 4 === 0 || index % 4 === 3;
  return {
    ground: full ? "full" : "soft",
    across: false,
    className: full ? "md:col-span-6 lg:col-span-7" : "md:col-span-6 lg:col-span-5",
  } as const;
}

/** Events worth a journey, as posters on a wall. */
export function FeaturedEvents({ events }: { events: Event[] }) {
  return (
    <Block id="eventos" title="Eventos destacados">
      <div className="grid gap-8 md:grid-cols-12">
        {events.map((event, index) => (
          <DatePoster key={event.title} event={event} {...placeOf(index, events.length)} />
        ))}
      </div>
    </Block>
  );
}
