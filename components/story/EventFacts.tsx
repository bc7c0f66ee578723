import { Place } from "@/components/text/Place";
import type { Event } from "@/schema/event";
import { counted, price } from "@/lib/format";

/** Place of an event, and under it attendance and price, in the size of what is around; what each is, for ears. */
export function EventFacts({ event }: { event: Event }) {
  const facts = [
    ["Lugar", <Place key="place" name={event.location} />],
    ["Asistentes", counted(event.attendees, "persona", "personas")],
    ["Precio", price(event.price)],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-3 font-semibold">
      {facts.map(([name, fact]) => (
        <div key={name} className="first:w-full">
          <dt className="sr-only">{name}</dt> <dd>{fact}</dd>{" "}
        </div>
      ))}
    </dl>
  );
}
