import { TimeText } from "@/components/text/TimeText";
import type { Event } from "@/schema/event";
import type { Imprint } from "@/schema/imprint";

/** What an event is, and how long it is on, where it is for more than a day. */
export function EventText({ event: { description, until }, imprint }: { event: Event; imprint: Imprint }) {
  if (!until) return description;
  return (
    <>
      {description} Hasta el <TimeText value={until} mode="day" imprint={imprint} />.
    </>
  );
}
