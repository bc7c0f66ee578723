import type { ReactNode } from "react";
import type { Event } from "@/schema/event";
import { weekday } from "@/lib/format";

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
