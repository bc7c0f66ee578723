import type { Event } from "@/data/schema/event";
import { integer, price } from "@/lib/format";

/** Hour, place, attendance and price of an event, a ruled line each. */
export function EventFacts({ event }: { event: Event }) {
  return (
    <dl className="border-b border-rule text-sm *:grid *:grid-cols-[min(5rem,40%)_minmax(0,1fr)] *:gap-x-4 *:border-t *:border-rule *:py-2">
      <div>
        <dt className="text-muted">Hora</dt>
        <dd className="figures">{event.time}</dd>
      </div>
      <div>
        <dt className="text-muted">Lugar</dt>
        <dd>{event.location}</dd>
      </div>
      <div>
        <dt className="text-muted">Asistentes</dt>
        <dd className="figures">{integer(event.attendees)}</dd>
      </div>
      <div>
        <dt className="text-muted">Precio</dt>
        <dd className="figures font-semibold">{price(event.price)}</dd>
      </div>
    </dl>
  );
}
