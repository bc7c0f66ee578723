import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { EventTags } from "@/components/story/EventTags";
import { TimeText } from "@/components/text/TimeText";
import type { Event } from "@/data/schema/event";
import { EventFacts } from "./EventFacts";

function Notice({ event, className }: { event: Event; className: string }) {
  return (
    <li className={`border border-rule md:row-span-3 md:mb-6 md:grid md:grid-cols-1 md:grid-rows-subgrid ${className}`}>
      <Picture
        image={event.image}
        alt={event.alt}
        sizes="(width < 48rem) 100vw, (width < 84rem) 47vw, 39rem"
        className="aspect-[8/5]"
      />
      <div className="p-5 pb-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-accent">
          <TimeText value={event.date} mode="day" className="font-italic text-4xl italic" />
          <span className="kicker">{event.category}</span>
        </p>
        <h3 className="mt-3 text-2xl">{event.title}</h3>
        <p className="mt-2 text-base text-muted">{event.description}</p>
      </div>
      <div className="px-5 pb-5">
        <EventFacts event={event} />
        <EventTags tags={event.tags} />
      </div>
    </li>
  );
}

/** The next dates of the agenda. */
export function UpcomingEvents({ events }: { events: Event[] }) {
  return (
    <Block look="arts" id="agenda" title="Próximos eventos">
      <ul className="grid grid-cols-1 gap-6 md:-mb-6 md:grid-cols-12 md:gap-y-0">
        {inRows(events, { md: 3 }).map(({ item: event, span }) => (
          <Notice key={event.title} event={event} className={span} />
        ))}
      </ul>
    </Block>
  );
}
