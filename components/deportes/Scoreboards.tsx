import { Button } from "@/components/Button";
import { Dot } from "@/components/text/Dot";
import { inRows } from "@/components/rows";
import type { LiveMatch } from "@/schema/deportes";
import { integer } from "@/lib/format";
import { Minute } from "./Minute";

type Side = { team: string; score: number; behind: boolean };

const sizeOf = (figure: string) =>
  figure.length <= 3 ? "text-figure-1" : figure.length <= 6 ? "text-headline-2" : "text-headline-4";

/** A team and what it has scored; who is behind stands in grey. */
function Score({ team, score, behind }: Side) {
  const figure = integer(score);
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-4 ${behind ? "text-muted" : ""}`}>
      <dt className="flex-1 basis-24 text-standfirst leading-tight font-bold text-balance">{team}</dt>
      <dd
        className={`ml-auto figures leading-[0.94] font-extrabold tracking-[-0.02em]! whitespace-nowrap ${sizeOf(figure)}`}
      >
        {figure}
      </dd>
    </div>
  );
}

type BoardProps = { match: LiveMatch; className: string };

function Scoreboard({ match, className }: BoardProps) {
  const { homeTeam, homeScore, awayTeam, awayScore } = match;
  return (
    <li
      className={`flex flex-wrap gap-x-4 border-rule max-md:not-first:border-t max-md:not-first:pt-3 md:flex-col md:px-6 ${className}`}
    >
      <h3 className="w-full font-sans text-meta font-normal text-muted md:order-last md:mt-auto">
        {match.sport}
        <Dot />
        {match.league}
      </h3>
      <p className="order-first flex flex-wrap items-center gap-x-3 text-meta font-semibold">
        <span className="flex kicker items-center gap-2.5 text-red">
          <span className="live-dot" />
          <span lang="en">{match.status}</span>
        </span>{" "}
        <Minute>{match.minute}</Minute>
      </p>
      <dl className="mt-1 w-full md:my-2">
        <Score team={homeTeam} score={homeScore} behind={homeScore < awayScore} />
        <Score team={awayTeam} score={awayScore} behind={awayScore < homeScore} />
      </dl>
    </li>
  );
}

/** What is being played now, in numerals one reads from the other end of the bar. */
export function Scoreboards({ matches }: { matches: LiveMatch[] }) {
  return (
    <section aria-labelledby="en-directo" className="board pt-4 pb-6">
      <div className="measure">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h2 id="en-directo" className="grotesk text-body sm:text-headline-5">
            Marcadores en directo
          </h2>
          <Button tone="outline" label="Ver Todos los marcadores en directo">
            Ver Todos
          </Button>
        </div>
        <ul className="grid grid-cols-1 gap-y-3 md:-mx-6 md:grid-cols-12 md:gap-y-8">
          {inRows(matches, { md: 3 }).map(({ item, span, first }) => (
            <Scoreboard
              key={item.sport + item.homeTeam}
              match={item}
              className={`${span} ${first ? "" : "md:border-l"}`}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
