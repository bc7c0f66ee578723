import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { Rail } from "@/components/Rail";
import { inRows } from "@/components/rows";
import { EventTags } from "@/components/story/EventTags";
import { EventText } from "@/components/story/EventText";
import { Headline } from "@/components/story/Headline";
import { TimeText } from "@/components/text/TimeText";
import type { Event } from "@/schema/event";
import { integer, price } from "@/lib/format";

/** Hour, place, attendance and price of an event, a ruled line each. */
function EventFacts({ event }: { event: Event }) {
  const facts = [
    ["Hora", event.time, "figures"],
    ["Lugar", event.location, undefined],
    ["Asistentes", integer(event.attendees), "figures"],
    ["Precio", price(event.price), "figures font-semibold"],
  ] as const;
  return (
    <dl className="border-b border-rule text-small *:grid *:grid-cols-[min(5rem,40%)_minmax(0,1fr)] *:gap-x-4 *:border-t *:border-rule *:py-2 md:row-span-4 md:grid md:grid-rows-subgrid">
      {facts.map(([name, fact, look]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className={look}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notice({ event, className }: { event: Event; className: string }) {
  return (
    <li className={`grid grid-cols-1 content-start md:row-span-7 md:grid-rows-subgrid ${className}`}>
      <div className="pt-3 pb-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-accent md:max-lg:flex-col">
          <TimeText value={event.date} mode="day" className="hand text-headline-2" />{" "}
          <span className="kicker">{event.category}</span>
        </p>
        <Headline weight={4} url={event.url}>
          {event.title}
        </Headline>
        <p className="mt-2 text-small text-muted">
          <EventText event={event} />
        </p>
      </div>
      <EventFacts event={event} />
      <EventTags tags={event.tags} />
      <div className="order-first">
        <Picture of={event} sizes="(width < 48rem) 18rem, (width < 84rem) 47vw, 39rem" box={["aspect-[8/5]"]} />
      </div>
    </li>
  );
}

/** The next dates of the agenda. */
export function UpcomingEvents({ events }: { events: Event[] }) {
  return (
    <Block id="agenda" title="Próximos eventos">
      <Rail label="Próximas citas" className="gap-x-8 md:-mb-8 md:grid md:grid-cols-12">
        {inRows(events, { md: 3 }).map(({ item: event, span }) => (
          <Notice key={event.title} event={event} className={`md:mb-8 ${span}`} />
        ))}
      </Rail>
    </Block>
  );
}
