import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { Rail } from "@/components/lists/Rail";
import { Rows } from "@/components/lists/Rows";
import { Picture } from "@/components/Picture";
import { EventFacts, EventText } from "@/components/story/Event";
import { Headline } from "@/components/story/Headline";
import { DayAndHour } from "@/components/text/Day";
import { Tags } from "@/components/text/Tags";
import type { Event } from "@/schema/event";

/** An event as a row of the agenda: day, text, facts, picture; in a rail a card under its picture (agenda.css). */
const EventRow = ({ event }: { event: Event }) => (
  <div className="@container/agenda h-full">
    <div className="agenda-areas areas h-full">
      <div className="area-day">
        <DayAndHour value={event.date} hour={event.time} size="huge" />
      </div>
      <div className="area-text">
        <p className="kicker pb-1 text-accent">{event.category}</p>
        <Headline weight={4}>{event.title}</Headline>
        <p className="mt-2 text-small text-muted">
          <EventText event={event} />
        </p>
        <Tags tags={event.tags} />
      </div>
      <div className="grid content-start justify-items-start gap-3 area-facts">
        <div className="text-small">
          <EventFacts event={event} />
        </div>
        <Button to={event.url} tone="outline" label={`Más información: ${event.title}`}>
          Más información
        </Button>
      </div>
      <div className="area-picture">
        <Picture of={event} sizes="18rem" box={["aspect-[2/1]", "md:aspect-[5/4]", "lg:aspect-[8/5]"]} />
      </div>
    </div>
  </div>
);

/** What is on, as an agenda under its days, with all one needs to go. */
export const FrontEvents = ({ events }: { events: Event[] }) => (
  <Block id="eventos-destacados" title="Eventos Destacados" section="cultura">
    <Rail label="Agenda de eventos">
      <Rows>
        {events.map((event) => (
          <EventRow key={event.title} event={event} />
        ))}
      </Rows>
    </Rail>
  </Block>
);
