import { LeafDate } from "@/components/text/LeafDate";
import type { UpcomingSportEvent } from "@/data/schema/sport";

/** What comes next, under its dates. */
export function UpcomingSports({ events }: { events: UpcomingSportEvent[] }) {
  return (
    <div className="mt-2 border-t-3 border-accent pt-3 md:mt-5 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:items-center lg:gap-x-8">
      <h3 className="font-sans text-xl font-extrabold tracking-tight text-accent">Próximos Eventos</h3>
      <ul className="grid gap-x-8 gap-y-3 max-lg:mt-2 md:auto-cols-fr md:grid-flow-col">
        {events.map((event) => (
          <li key={event.event} className="grid grid-cols-[auto_auto_1fr] grid-rows-[auto_auto_1fr] gap-x-1">
            <LeafDate
              date={event.date}
              time={event.time}
              day="row-span-3 min-w-12 grotesk-display text-5xl text-accent lg:mr-2"
              month="text-xs font-bold text-accent"
              hour="figures text-xs font-bold text-accent before:mr-1 before:content-['·']"
            />
            <p className="col-span-2 text-sm font-semibold text-balance">{event.event}</p>
            <p className="col-span-2 text-xs text-muted">{event.sport}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
