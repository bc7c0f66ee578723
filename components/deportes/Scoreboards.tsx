import { Button } from "@/components/Button";
import { inRows } from "@/components/rows";
import type { LiveMatch } from "@/data/schema/deportes";
import { integer } from "@/lib/format";

type Side = { team: string; score: number; leads: boolean };

function Score({ team, score, leads }: Side) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid">
      <dt className="self-end font-serif text-lg leading-snug font-semibold text-balance">{team}</dt>
      <dd className="@container bg-night-rule/45 text-center">
        <span
          className={`block py-[0.08em] figures text-[min(7.5rem,66cqi)] leading-none font-extrabold ${leads ? "text-saffron" : ""}`}
        >
          {integer(score)}
        </span>
      </dd>
    </div>
  );
}

function Scoreboard({ match, className }: { match: LiveMatch; className: string }) {
  return (
    <li className={`flex flex-col border-t-2 border-saffron pt-3 ${className}`}>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <span className="flex items-center gap-2 kicker text-saffron">
          <span className="live-dot" />
          <span lang="en">{match.status}</span>
        </span>
        <span className="figures font-semibold">{match.minute}</span>
      </p>
      <h3 className="mt-3 mb-3 font-sans text-base font-bold">
        <span className="block kicker text-on-night-muted">{match.sport}</span> {match.league}
      </h3>
      <dl className="mt-auto grid grid-cols-2 grid-rows-[auto_auto] gap-2">
        <Score team={match.homeTeam} score={match.homeScore} leads={match.homeScore > match.awayScore} />
        <Score team={match.awayTeam} score={match.awayScore} leads={match.awayScore > match.homeScore} />
      </dl>
    </li>
  );
}

/** What is being played now, in numerals one reads from the other end of the bar; nothing while nobody plays. */
export function Scoreboards({ matches }: { matches: LiveMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="en-directo" className="bg-night py-8 text-on-night">
      <div className="measure">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="en-directo" className="font-sans text-lg font-extrabold sm:text-2xl">
            Marcadores en directo
          </h2>
          <Button tone="night" label="Ver Todos los marcadores en directo">
            Ver Todos
          </Button>
        </div>
        <ul className="grid grid-cols-1 gap-8 md:grid-cols-12">
          {inRows(matches, { md: 3 }).map(({ item: match, span }) => (
            <Scoreboard key={match.homeTeam} match={match} className={span} />
          ))}
        </ul>
      </div>
    </section>
  );
}
