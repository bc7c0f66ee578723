import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { Columns } from "@/components/lists/Columns";
import { Rail } from "@/components/lists/Rail";
import type { LiveMatch } from "@/schema/deportes";
import { integer } from "@/lib/format";
import { Minute } from "./Minute";

/** A team and what it has scored; who is behind stands in grey. */
const Score = ({ team, score, behind }: { team: string; score: number; behind: boolean }) => (
  <div className={`flex items-center justify-between gap-2 ${behind ? "text-muted" : ""}`}>
    <dt className="voiced min-w-0 text-headline-6 lg:text-headline-5">{team}</dt>
    <dd className="voiced figures text-figure-3 md:text-figure-2 lg:text-figure-1">{integer(score)}</dd>
  </div>
);

function Scoreboard({ match }: { match: LiveMatch }) {
  const { homeTeam, homeScore, awayTeam, awayScore } = match;
  return (
    <div className="flex flex-col gap-1">
      <h3 className="order-last font-sans text-small font-normal text-muted">
        {match.sport}, {match.league}
      </h3>
      <p className="flex flex-wrap items-center gap-x-1 text-note">
        <span className="kicker flex items-center gap-0.5 text-red">
          <span className="live-dot" />
          <span lang="en">{match.status}</span>
        </span>{" "}
        <Minute>{match.minute}</Minute>
      </p>
      <dl>
        <Score team={homeTeam} score={homeScore} behind={homeScore < awayScore} />
        <Score team={awayTeam} score={awayScore} behind={awayScore < homeScore} />
      </dl>
    </div>
  );
}

/** What is being played now, in numerals one reads from the other end of the bar. */
export const Scoreboards = ({ matches }: { matches: LiveMatch[] }) => (
  <div className="board py-2 md:py-3 print:py-0">
    <div className="measure">
      <Block
        id="en-directo"
        title="Marcadores en directo"
        aside={<Button inHead tone="outline" control="Ver Todos" label="Ver Todos los marcadores en directo" />}
      >
        <Rail label="Partidos en directo">
          <Columns most={3}>
            {matches.map((match) => (
              <Scoreboard key={match.sport + match.homeTeam} match={match} />
            ))}
          </Columns>
        </Rail>
      </Block>
    </div>
  </div>
);
