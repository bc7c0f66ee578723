import { Place } from "@/components/text/Place";
import type { Event } from "@/schema/event";
import { counted, price } from "@/lib/format";

/** Place of an event, and under it attendance and price; what each is, for ears. */
export function EventFacts({ event: { location, attendees, price: euros } }: { event: Event }) {
  const facts = [
    ["Lugar", <Place key="place" name={location} />],
    ["Asistentes", counted(attendees, "persona", "personas")],
    ["Precio", price(euros)],
  ] as const;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-3 text-meta font-semibold">
      {facts.map(([name, fact]) => (
        <div key={name} className="first:w-full">
          <dt className="sr-only">{name}</dt> <dd>{fact}</dd>{" "}
        </div>
      ))}
    </dl>
  );
}
