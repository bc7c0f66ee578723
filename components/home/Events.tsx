import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { Picture } from "@/components/Picture";
import { TimeText } from "@/components/text/TimeText";
import type { Event } from "@/data/schema/event";
import { integer, price } from "@/lib/format";

function EventCard({ event }: { event: Event }) {
  return (
    <li className="relative flex flex-col border border-rule">
      <Picture
        image={event.image}
        alt={event.alt}
        sizes="(width < 36rem) 6.5rem, (width < 80rem) 47vw, 20rem"
        className="aspect-square max-sm:absolute max-sm:top-0 max-sm:right-0 max-sm:w-26 sm:aspect-[8/5]"
      />
      <div className="flex flex-1 flex-col p-4">
        <div className="max-sm:min-h-24 max-sm:pr-26">
          <p className="kicker text-accent">{event.category}</p>
          <h3 className="mt-1 text-xl">{event.title}</h3>
        </div>
        <p className="mt-2 text-sm text-muted">{event.description}</p>
        <dl className="mt-4 grid flex-1 grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 border-t border-rule pt-3 text-sm">
          <dt className="text-muted">Fecha</dt>
          <dd className="figures">
            <TimeText value={event.date} mode="short" />, {event.time}
          </dd>
          <dt className="text-muted">Lugar</dt>
          <dd>{event.location}</dd>
          <dt className="text-muted">Aforo</dt>
          <dd className="figures">{integer(event.attendees)} personas</dd>
          <dt className="text-muted">Precio</dt>
          <dd className="figures font-semibold">{price(event.price)}</dd>
        </dl>
        <ul className="mt-3 flex flex-wrap gap-x-3 text-xs text-muted" aria-label="Etiquetas">
          {event.tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
        <Button tone="outline" className="mt-4" label={`Más información: ${event.title}`}>
          Más información
        </Button>
      </div>
    </li>
  );
}

/** Four events, with all one needs to go. */
export function Events({ events }: { events: Event[] }) {
  return (
    <Block id="eventos-destacados" title="Eventos Destacados" section="cultura">
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-4">
        {events.map((event) => (
          <EventCard key={event.title} event={event} />
        ))}
      </ul>
    </Block>
  );
}
