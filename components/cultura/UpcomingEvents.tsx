import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import { Picture } from "@/components/Picture";
import { pictureIn } from "@/components/picture/rooms";
import { EventFacts, EventKicker, EventText } from "@/components/story/Event";
import { Headline } from "@/components/story/Headline";
import { StoryForm } from "@/components/story/StoryForm";
import { Day } from "@/components/text/Day";
import { Tags } from "@/components/text/Tags";
import type { Event } from "@/schema/event";

function Notice({ event }: { event: Event }) {
  const { date, title, tags, url } = event;
  return (
    <StoryForm
      form="stack"
      mark={<Day value={date} size="large" />}
      kicker={<EventKicker event={event} />}
      headline={
        <Headline weight={5} url={url}>
          {title}
        </Headline>
      }
      picture={<Picture of={event} {...pictureIn("stack", "tile")} />}
      text={
        <>
          <p className="text-small text-muted">
            <EventText event={event} />
          </p>
          <div className="story-foot text-meta">
            <EventFacts event={event} />
            <Tags tags={tags} />
          </div>
        </>
      }
    />
  );
}

/** The next dates of the agenda. */
export const UpcomingEvents = ({ events }: { events: Event[] }) => (
  <Block id="agenda" title="Próximos eventos">
    <Columns most={3}>
      {events.map((event) => (
        <Notice key={event.title} event={event} />
      ))}
    </Columns>
  </Block>
);
