import { Block } from "@/components/Block";
import { StoryCard } from "@/components/story/StoryCard";
import type { PlacedSportItem, PlacedStory } from "@/components/story/types";
import { TimeText } from "@/components/text/TimeText";
import type { UpcomingSportEvent } from "@/data/schema/sport";
import { href } from "@/lib/paths";

function Items({ items }: { items: PlacedSportItem[] }) {
  return (
    <ul className="flex flex-1 flex-col divide-y divide-rule border-y border-rule">
      {items.map((item) => (
        <li key={item.id} className="flex flex-1 flex-col justify-center py-3">
          <p className="flex flex-wrap gap-x-3 text-xs text-muted">
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
      <ul className="mt-3 divide-y divide-rule">
        {events.map((event) => (
          <li
            key={event.event}
            className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 first:pt-0 last:pb-0"
          >
            <p className="font-semibold">
              <span className="block kicker text-accent">{event.sport}</span>
              {event.event}
            </p>
            <p className="figures text-sm">
              <TimeText value={event.date} mode="short" />, {event.time}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { main: PlacedStory; items: PlacedSportItem[]; upcoming: UpcomingSportEvent[] };

/** The sports of the front: a story, lines of news and what comes next. */
export function FrontSports({ main, items, upcoming }: Props) {
  return (
    <Block id="deportes-portada" title="Deportes" section="deportes">
      <div className="grid gap-8 md:grid-cols-12">
        <StoryCard
          story={main}
          size="xl"
          sizes="(width < 48rem) 100vw, (width < 84rem) 55vw, 46rem"
          picture="aspect-[8/5] md:max-lg:aspect-square md:flex-1 lg:max-xl:aspect-[5/4]"
          className="flex flex-col md:col-span-7"
        />
        <div className="flex flex-col gap-6 md:col-span-5">
          <Items items={items} />
          <Upcoming events={upcoming} />
        </div>
      </div>
    </Block>
  );
}
