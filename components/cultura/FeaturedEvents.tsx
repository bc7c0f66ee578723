import type { Event } from "@/data/schema/event";
import { DatePoster } from "./DatePoster";

/** Two share a row, the larger one on the full ground; the next two change sides. One that is left over lies across. */
function placeOf(index: number, count: number) {
  if (index === count - 1 && count % 2 === 1)
    return { ground: "full", across: true, className: "md:col-span-12" } as const;
  const full = index % 4 === 0 || index % 4 === 3;
  return {
    ground: full ? "full" : "soft",
    across: false,
    className: full ? "md:col-span-6 lg:col-span-7" : "md:col-span-6 lg:col-span-5",
  } as const;
}

/** Events worth a journey, as posters on a wall. */
export function FeaturedEvents({ events }: { events: Event[] }) {
  return (
    <section aria-labelledby="eventos">
      <h2 id="eventos" className="mb-5 text-2xl">
        Eventos destacados
      </h2>
      <div className="grid gap-8 md:grid-cols-12">
        {events.map((event, index) => (
          <DatePoster key={event.title} event={event} {...placeOf(index, events.length)} />
        ))}
      </div>
    </section>
  );
}
