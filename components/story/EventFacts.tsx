import { Place } from "@/components/text/Place";
import type { Event } from "@/schema/event";
import { counted, price } from "@/lib/format";

type Props = { event: Event; className?: string };

/** Place of an event, and under it attendance and price; what each is, for ears. `className` is its size and place. */
export function EventFacts({ event, className = "mt-3 text-meta" }: Props) {
  const facts = [
    ["Lugar", <Place key="place" name={event.location} />],
    ["Asistentes", counted(event.attendees, "persona", "personas")],
    ["Precio", price(event.price)],
  ] as const;
  return (
    <dl className={`flex flex-wrap gap-x-3 font-semibold ${className}`}>
      {facts.map(([name, fact]) => (
        <div key={name} className="first:w-full">
          <dt className="sr-only">{name}</dt> <dd>{fact}</dd>{" "}
        </div>
      ))}
    </dl>
  );
}
