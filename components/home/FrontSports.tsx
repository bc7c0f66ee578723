import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Headline } from "@/components/story/Headline";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { PlacedSportItem, PlacedStory } from "@/components/story/types";
import { LeafDate } from "@/components/text/LeafDate";
import { TimeText } from "@/components/text/TimeText";
import type { UpcomingSportEvent } from "@/schema/sport";

/** What comes next, under its dates. */
function UpcomingSports({ events }: { events: UpcomingSportEvent[] }) {
  return (
    <div className="mt-2 border-t-3 border-accent pt-3 md:mt-5 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] xl:items-baseline xl:gap-x-8">
      <h3 className="font-sans text-headline-5 font-extrabold tracking-tight text-accent">Próximos Eventos</h3>
      <ul className="grid grid-cols-12 gap-x-3 gap-y-2 max-xl:mt-2 md:gap-x-8 md:gap-y-3">
        {inRows(events, { base: 1, md: 4 }).map(({ item: event, span }) => (
          <li
            key={event.event}
            className={`grid grid-cols-[3.5rem_auto_auto_1fr] gap-x-1 md:grid-cols-[auto_auto_1fr] md:grid-rows-[auto_auto_1fr] ${span}`}
          >
            <LeafDate date={event.date} time={event.time} look="sports" />
            <p className="col-span-3 text-small font-semibold md:col-span-2">{event.event}</p>
            <p className="text-meta text-muted max-md:col-start-4 max-md:row-start-1 md:col-span-2">{event.sport}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The main story: its picture fills what the items beside it leave. */
function Main({ story }: { story: PlacedStory }) {
  return (
    <article className="flex flex-col">
      <div className="mt-3">
        <StoryTitle story={story} first="topic" voice="sports" size={3} />
        <StoryBody story={story} />
      </div>
      <div className="relative order-first aspect-[2/1] max-lg:-mx-4 max-lg:sm:-mx-6 lg:min-h-80 lg:grow">
        <Picture
          of={story}
          sizes="(width < 64rem) 100vw, (width < 84rem) 63vw, 52rem"
          box={["aspect-[2/1]"]}
          fills="h-full"
          className="absolute inset-0"
        />
      </div>
    </article>
  );
}

function Items({ items }: { items: PlacedSportItem[] }) {
  return (
    <ul className="flex flex-col gap-x-8 md:max-lg:grid md:max-lg:grid-cols-12 md:max-lg:gap-y-3">
      {inRows(items, { md: 2 }).map(({ item, span }) => (
        <li
          key={item.id}
          className={`flex-1 border-t border-rule py-2 lg:py-3 lg:first:border-0 lg:first:pt-0 ${span}`}
        >
          <p className="flex flex-wrap items-baseline gap-x-2 text-meta text-muted">
            <span className="kicker text-accent">{item.sport}</span> <TimeText value={item.time} />
          </p>
          <Headline weight={4} to={item.href}>
            {item.title}
          </Headline>
        </li>
      ))}
    </ul>
  );
}

type Props = { main: PlacedStory; items: PlacedSportItem[]; upcoming: UpcomingSportEvent[] };

/** The sports of the front: a story, lines of news and what comes next. */
export function FrontSports({ main, items, upcoming }: Props) {
  return (
    <section aria-labelledby="deportes-portada" data-section="deportes" className="border-t-8 border-accent">
      <h2 id="deportes-portada" className="py-2 grotesk-display text-headline-1 text-accent md:pb-4">
        Deportes
      </h2>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_calc((100%-4rem)/3)] not-has-[>ul]:lg:grid-cols-1">
        <Main story={main} />
        {items.length > 0 && <Items items={items} />}
      </div>
      {upcoming.length > 0 && <UpcomingSports events={upcoming} />}
    </section>
  );
}
