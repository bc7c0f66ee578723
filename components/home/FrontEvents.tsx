import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { inRows } from "@/components/rows";
import { EventTags } from "@/components/story/EventTags";
import { TimeText } from "@/components/text/TimeText";
import type { Event } from "@/data/schema/event";
import { integer, price } from "@/lib/format";
import { CornerCard } from "./CornerCard";

function Facts({ event }: { event: Event }) {
  return (
    <dl className="mt-4 grid flex-1 grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 border-t border-rule pt-3 text-sm">
      <dt className="text-muted">Fecha</dt>
      <dd className="figures">
        <TimeText value={event.date} mode="short" />, {event.time}
      </dd>
      <dt className="text-muted">Lugar</dt>
      <dd>{event.location}</dd>
      <dt className="text-muted">Asistentes</dt>
      <dd className="figures">{integer(event.attendees)}</dd>
      <dt className="text-muted">Precio</dt>
      <dd className="figures font-semibold">{price(event.price)}</dd>
    </dl>
  );
}

/** What is on, with all one needs to go. */
export function FrontEvents({ events }: { events: Event[] }) {
  return (
    <Block id="eventos-destacados" title="Eventos Destacados" section="cultura">
      <ul className="grid gap-4 sm:grid-cols-12 sm:gap-6">
        {inRows(events, { sm: 2, xl: 4 }).map(({ item: event, span, across }) => (
          <CornerCard
            key={event.title}
            image={event.image}
            alt={event.alt}
            kicker={event.category}
            title={event.title}
            across={across}
            className={span}
          >
            <p className="mt-2 text-sm text-muted">{event.description}</p>
            <Facts event={event} />
            <EventTags tags={event.tags} />
            <Button tone="outline" className="mt-4" label={`Más información: ${event.title}`}>
              Más información
            </Button>
          </CornerCard>
        ))}
      </ul>
    </Block>
  );
}
