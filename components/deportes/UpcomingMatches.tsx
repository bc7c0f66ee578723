import { Block } from "@/components/Block";
import { TimeText } from "@/components/text/TimeText";
import type { UpcomingMatch } from "@/data/schema/deportes";

/** The matches to come, day and hour first, as a fixture list sets them. */
export function UpcomingMatches({ matches }: { matches: UpcomingMatch[] }) {
  return (
    <Block look="sports" id="proximos" title="Próximos partidos" className="flex flex-col">
      <ul className="grid flex-1 divide-y divide-rule border-y border-rule xl:auto-rows-fr">
        {matches.map((match) => (
          <li key={match.teams.join()} className="grid grid-cols-[5.5rem_1fr] items-center gap-x-4 py-4">
            <p className="border-r border-rule">
              <TimeText value={match.date} mode="day" className="block figures text-sm font-semibold text-accent" />
              <span className="block figures text-2xl font-extrabold tracking-tight">{match.time}</span>
            </p>
            <div className="grid grid-cols-1 items-center gap-x-4 gap-y-1 sm:grid-cols-[3fr_2fr]">
              <h3 className="text-lg leading-snug">
                <span className="block">
                  {match.teams[0]} <span className="font-normal text-muted">–</span>{" "}
                </span>
                {match.teams[1]}
              </h3>
              <p className="text-xs text-muted">
                <span className="block kicker text-accent">{match.sport}</span>
                <span className="block text-sm text-ink">{match.league}</span>
                {match.venue}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
