import type { Event } from "@/data/schema/event";
import { EventRow } from "./EventRow";
import { Rail } from "./Rail";

/** What is on, as an agenda under its dates, with all one needs to go. */
export function FrontEvents({ events }: { events: Event[] }) {
  return (
    <section aria-labelledby="eventos-destacados" data-section="cultura">
      <h2
        id="eventos-destacados"
        className="border-accent text-2xl text-accent max-lg:mb-3 max-lg:border-t-3 max-lg:pt-2 lg:border-b-3 lg:pb-4 lg:text-4xl"
      >
        Eventos Destacados
      </h2>
      <Rail label="Agenda de eventos" className="lg:block">
        {events.map((event) => (
          <EventRow key={event.title} event={event} />
        ))}
      </Rail>
    </section>
  );
}
