import type { ReactNode } from "react";
import { Place } from "@/components/text/Place";
import { TimeText } from "@/components/text/TimeText";
import type { Event } from "@/schema/event";
import { counted, price, weekday } from "@/lib/format";

/** The line over an event's headline: what kind it is, its weekday and its hour; and what follows that. */
export const EventKicker = ({ event, children }: { event: Event; children?: ReactNode }) => (
  <p className="flex flex-wrap items-baseline gap-x-3 text-meta">
    <span className="kicker text-accent">{event.category}</span>{" "}
    <span>
      {weekday(event.date)}, {event.time}
      {children}
    </span>
  </p>
);

/** What an event is, and how long it is on, where it is for more than a day. */
export function EventText({ event: { description, until } }: { event: Event }) {
  if (!until) return description;
  return (
    <>
      {description} Hasta el <TimeText value={until} mode="day" />.
    </>
  );
}

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
