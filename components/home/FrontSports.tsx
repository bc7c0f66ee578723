import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import { Split } from "@/components/lists/Split";
import { Headline } from "@/components/story/Headline";
import { Story } from "@/components/story/Story";
import type { FrontPage } from "@/paper/front";
import { DayAndHour } from "@/components/text/Day";
import { TimeText } from "@/components/text/TimeText";
import type { UpcomingSportEvent } from "@/schema/sport";

type Props = NonNullable<FrontPage["sports"]>;

const Upcoming = ({ event: { event, date, time, sport } }: { event: UpcomingSportEvent }) => (
  <div className="flex gap-x-3">
    <div className="w-18 flex-none">
      <DayAndHour value={date} hour={time} size="large" />
    </div>
    <div className="min-w-0">
      <p className="kicker text-accent">{sport}</p>
      <p className="text-small font-semibold">{event}</p>
    </div>
  </div>
);

const Item = ({ item }: { item: Props["items"][number] }) => (
  <>
    <p className="flex flex-wrap items-baseline gap-x-2 text-meta text-muted">
      <span className="kicker text-accent">{item.sport}</span> <TimeText value={item.time} />
    </p>
    <Headline weight={5} to={item.href}>
      {item.title}
    </Headline>
  </>
);

const UpcomingSports = ({ events }: { events: UpcomingSportEvent[] }) => (
  <div className="mt-3 md:mt-8">
    <h3 className="headline block-head text-headline-5">Próximos Eventos</h3>
    <Columns most={3}>
      {events.map((event) => (
        <Upcoming key={event.event} event={event} />
      ))}
    </Columns>
  </div>
);

/** The sports of the front: a story; beside it lines of news and, under their days, what comes next. */
export const FrontSports = ({ main, items, upcoming }: Props) => (
  <div className="voice-sport">
    <Block id="deportes-portada" title="Deportes" section="deportes">
      <Split
        wide={<Story story={main} form="stack" weight={3} room="wide" first="topic" />}
        narrow={
          (items.length > 0 || upcoming.length > 0) && (
            <>
              {items.length > 0 && (
                <Columns most={2} filling>
                  {items.map((item) => (
                    <Item key={item.id} item={item} />
                  ))}
                </Columns>
              )}
              {upcoming.length > 0 && <UpcomingSports events={upcoming} />}
            </>
          )
        }
      />
    </Block>
  </div>
);
