import { Button } from "@/components/Button";
import { Picture } from "@/components/Picture";
import { Rail } from "@/components/Rail";
import { EventTags } from "@/components/story/EventTags";
import { EventText } from "@/components/story/EventText";
import { LeafDate } from "@/components/text/LeafDate";
import { Place } from "@/components/text/Place";
import type { Event } from "@/schema/event";
import { counted, price } from "@/lib/format";

/** Where, with how many and for how much. */
function Facts({ event }: { event: Event }) {
  return (
    <dl className="flex flex-wrap gap-x-1 pb-2.5 text-small font-semibold lg:pb-4">
      <dt className="sr-only">Lugar</dt>
      <dd className="w-full">
        <Place name={event.location} />
      </dd>
      <dt className="sr-only">Asistentes</dt>
      <dd>{counted(event.attendees, "persona", "personas")}</dd>
      <dt className="sr-only">Precio</dt>
      <dd className="before:mr-1 before:content-['·'/'']">{price(event.price)}</dd>
    </dl>
  );
}

/** An event as a row of the agenda: date, text, facts, picture; in a rail a card under its picture. */
function EventRow({ event }: { event: Event }) {
  return (
    <li className="flex flex-col border-rule lg:grid lg:grid-cols-[10.5rem_1fr_11.5rem_13rem] lg:gap-x-8 lg:py-5 lg:not-last:border-b xl:grid-cols-[11rem_1fr_13rem_18.75rem]">
      <div className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] items-start gap-x-2 max-lg:mt-2 lg:-mt-2 lg:grid-cols-[5.75rem_1fr] lg:self-start">
        <LeafDate date={event.date} time={event.time} look="agenda" />
      </div>
      <div className="max-lg:mt-2 max-lg:mb-2">
        <p className="kicker text-accent">{event.category}</p>
        <h3 className="mt-1 text-headline-5 lg:mt-2 xl:text-headline-4">{event.title}</h3>
        <p className="mt-1.5 text-small text-muted">
          <EventText event={event} />
        </p>
        <EventTags tags={event.tags} />
      </div>
      <div className="flex flex-col items-start border-rule max-lg:mt-auto lg:-ml-4 lg:border-l lg:pl-4">
        <Facts event={event} />
        <Button to={event.url} tone="outline" label={`Más información: ${event.title}`}>
          Más información
        </Button>
      </div>
      <div className="fills max-lg:order-first lg:max-h-43 xl:max-h-none">
        <Picture
          of={event}
          sizes="(width < 64rem) 18rem, (width < 80rem) 13rem, 18.75rem"
          box={["aspect-[2/1]", "lg:aspect-[5/4]", "xl:aspect-[8/5]"]}
        />
      </div>
    </li>
  );
}

/** What is on, as an agenda under its dates, with all one needs to go. */
export function FrontEvents({ events }: { events: Event[] }) {
  return (
    <section aria-labelledby="eventos-destacados" data-section="cultura">
      <h2
        id="eventos-destacados"
        className="border-accent text-headline-4 text-accent max-lg:mb-2 max-lg:border-t-3 max-lg:pt-2 lg:border-b-3 lg:pb-4 lg:text-headline-2"
      >
        Eventos Destacados
      </h2>
      <Rail label="Agenda de eventos" className="gap-8 md:grid md:grid-cols-2 lg:block">
        {events.map((event) => (
          <EventRow key={event.title} event={event} />
        ))}
      </Rail>
    </section>
  );
}
