import { TimeText } from "@/components/text/TimeText";
import type { Event } from "@/schema/event";

/** What an event is, and how long it is on, where it is for more than a day. */
export function EventText({ event: { description, until } }: { event: Event }) {
  if (!until) return description;
  return (
    <>
      {description} Hasta el <TimeText value={until} mode="day" />.
    </>
  );
}
