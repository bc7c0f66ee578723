import { Block } from "@/components/Block";
import { Dot } from "@/components/text/Dot";
import { SplitDate } from "@/components/text/SplitDate";
import type { UpcomingMatch } from "@/schema/deportes";

type Props = { matches: UpcomingMatch[] };

/** The matches to come, day and hour first, as a fixture list sets them. */
export function UpcomingMatches({ matches }: Props) {
  return (
    <Block id="proximos" title="Próximos partidos">
      <ul className="grid flex-1 gap-x-8 border-t border-rule md:max-lg:grid-cols-2">
        {matches.map((match) => (
          <li
            key={`${match.date} ${match.teams.join()}`}
            className="grid grid-cols-[4rem_1fr] content-center gap-x-3 border-b border-rule py-3"
          >
            <p className="figures text-meta font-bold">
              <SplitDate value={match.date} look="fixture" /> <span className="whitespace-nowrap">{match.time}</span>
            </p>
            <div>
              <h3 className="grotesk text-standfirst leading-tight">
                {match.teams[0]} <span className="sr-only">–</span> <span className="block">{match.teams[1]}</span>
              </h3>
              <p className="mt-1.5 text-meta text-muted">
                <span className="font-semibold text-accent">{match.sport}</span>
                <Dot />
                {match.league} <span className="block">{match.venue}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
