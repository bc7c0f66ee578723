import { Block } from "@/components/Block";
import { Rows } from "@/components/lists/Rows";
import { DayAndHour } from "@/components/text/Day";
import type { UpcomingMatch } from "@/schema/deportes";

/** Two teams, and between them a dash for who listens. */
const Teams = ({ teams: [home, away] }: Pick<UpcomingMatch, "teams">) => (
  <h3 className="headline text-headline-6">
    {home} <span className="sr-only">–</span> <span className="block">{away}</span>
  </h3>
);

/** The matches to come, day and hour first, as a fixture list sets them. */
export const UpcomingMatches = ({ matches }: { matches: UpcomingMatch[] }) => (
  <Block id="proximos" title="Próximos partidos">
    <Rows close filling paired>
      {matches.map(({ date, time, sport, league, teams, venue }) => (
        <div key={date + teams.join()} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3">
          <DayAndHour value={date} hour={time} size="large" />
          <div>
            <Teams teams={teams} />
            <p className="mt-1 flex flex-wrap gap-x-3 text-meta text-muted">
              <span className="font-semibold text-accent">{sport}</span> <span>{league}</span> <span>{venue}</span>
            </p>
          </div>
        </div>
      ))}
    </Rows>
  </Block>
);
