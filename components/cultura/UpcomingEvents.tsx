import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { TimeText } from "@/components/text/TimeText";
import type { Event } from "@/data/schema/event";
import { price } from "@/lib/format";

function Notice({ event, className }: { event: Event; className: string }) {
  return (
    <li className={`border border-rule md:row-span-3 md:mb-6 md:grid md:grid-cols-1 md:grid-rows-subgrid ${className}`}>
      <Picture
        image={event.image}
        alt={event.alt}
        sizes="(width < 48rem) 100vw, (width < 84rem) 47vw, 39rem"
        className="aspect-[8/5]"
      />
      <div className="p-5 pb-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-accent">
          <TimeText value={event.date} mode="day" className="font-italic text-4xl whitespace-nowrap italic" />
          <span className="kicker">{event.category}</span>
        </p>
        <h3 className="mt-3 text-2xl">{event.title}</h3>
      </div>
      <dl className="mx-5 mb-5 grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 border-t border-rule pt-3 text-sm">
        <dt className="text-muted">Hora</dt>
        <dd className="figures">{event.time}</dd>
        <dt className="text-muted">Lugar</dt>
        <dd>{event.location}</dd>
        <dt className="text-muted">Precio</dt>
        <dd className="figures font-semibold">{price(event.price)}</dd>
      </dl>
    </li>
  );
}

/** The next dates of the agenda. */
export function UpcomingEvents({ events }: { events: Event[] }) {
  return (
    <Block look="arts" id="agenda" title="Próximos eventos">
      <ul className="grid grid-cols-1 gap-6 md:-mb-6 md:grid-cols-12 md:gap-y-0">
        {inRows(events, { md: 3 }).map(({ item: event, span }) => (
          <Notice key={event.title} event={event} className={span} />
        ))}
      </ul>
    </Block>
  );
}
