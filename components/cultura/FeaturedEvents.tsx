import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { TimeText } from "@/components/text/TimeText";
import type { Event } from "@/data/schema/event";
import { EventFacts } from "./EventFacts";

function FeaturedEvent({ event, mirrored }: { event: Event; mirrored: boolean }) {
  return (
    <article className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-12">
      <Picture
        image={event.image}
        alt={event.alt}
        sizes="(width < 64rem) 100vw, (width < 70rem) 48rem, (width < 84rem) 55vw, 46rem"
        className={`aspect-[8/5] lg:col-span-7 lg:aspect-auto lg:h-full ${mirrored ? "lg:order-last" : ""}`}
      />
      <div className="self-center lg:col-span-5">
        <p className="kicker text-accent">{event.category}</p>
        <p className="mt-1.5 font-italic text-xl text-balance text-accent italic sm:text-2xl">
          <TimeText value={event.date} mode="long" />
        </p>
        <h3 className="mt-1 text-3xl">{event.title}</h3>
        <p className="mt-3 text-base text-muted">{event.description}</p>
        <EventFacts event={event} />
        <ul className="mt-4 flex flex-wrap gap-2 text-xs" aria-label="Etiquetas">
          {event.tags.map((tag) => (
            <li key={tag} className="rounded-full bg-accent-soft px-3 py-1 text-accent">
              {tag}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** Events worth a journey, their pictures on alternate sides. */
export function FeaturedEvents({ events }: { events: Event[] }) {
  return (
    <Block look="arts" id="eventos" title="Eventos destacados">
      <div className="space-y-12">
        {events.map((event, index) => (
          <FeaturedEvent key={event.title} event={event} mirrored={index % 2 === 1} />
        ))}
      </div>
    </Block>
  );
}
