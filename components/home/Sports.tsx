import { Block } from "@/components/Block";
import { StoryCard } from "@/components/story/StoryCard";
import type { PlacedSportItem, PlacedStory } from "@/components/story/types";
import { TimeText } from "@/components/text/TimeText";
import type { UpcomingSportEvent } from "@/data/schema";
import { href } from "@/lib/paths";

function Items({ items }: { items: PlacedSportItem[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {items.map((item) => (
        <li key={item.id} className="py-3.5">
          <p className="flex gap-3 text-xs text-muted">
            <span className="kicker text-accent">{item.sport}</span>
            <TimeText value={item.time} />
          </p>
          <h3 className="mt-1 text-lg leading-snug">
            <a href={href(item.href)} className="headline-link">
              {item.title}
            </a>
          </h3>
        </li>
      ))}
    </ul>
  );
}

function Upcoming({ events }: { events: UpcomingSportEvent[] }) {
  return (
    <div className="bg-accent-soft p-5">
      <h3 className="text-xl">Próximos Eventos</h3>
      <ul className="mt-3 space-y-4">
        {events.map((event) => (
          <li key={event.event}>
            <p className="kicker text-accent">{event.sport}</p>
            <p className="font-semibold">{event.event}</p>
            <p className="text-sm figures">
              <TimeText value={event.date} mode="short" />, {event.time} h
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { main: PlacedStory; items: PlacedSportItem[]; upcoming: UpcomingSportEvent[] };

/** The sports of the front: a story, four lines of news and what comes next. */
export function Sports({ main, items, upcoming }: Props) {
  return (
    <Block id="deportes-portada" title="Deportes" section="deportes">
      <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-12">
        <div className="md:col-span-2 lg:col-span-6">
          <StoryCard story={main} size="xl" sizes="(width < 64rem) 100vw, 40rem" />
        </div>
        <div className="lg:col-span-3">
          <Items items={items} />
        </div>
        <div className="lg:col-span-3">
          <Upcoming events={upcoming} />
        </div>
      </div>
    </Block>
  );
}
