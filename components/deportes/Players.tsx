import { Picture } from "@/components/Picture";
import type { Player } from "@/data/schema/deportes";
import { integer } from "@/lib/format";
import { Panel } from "./Panel";

/** What a player is measured by: goals or points or titles, and assists where the sport has them. */
function figuresOf(player: Player): { name: string; value: number }[] {
  return [
    { name: "Goles", value: player.goals },
    { name: "Puntos", value: player.points },
    { name: "Títulos", value: player.titles },
    { name: "Asistencias", value: player.assists },
  ].filter((figure): figure is { name: string; value: number } => figure.value !== undefined);
}

function PlayerCard({ player }: { player: Player }) {
  return (
    <li className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] grid-rows-[1fr_auto] border border-rule xl:flex xl:flex-col">
      <Picture
        image={player.image}
        alt={player.alt}
        sizes="(width < 48rem) 40vw, (width < 80rem) 19vw, (width < 84rem) 23vw, 19rem"
        className="aspect-square h-full xl:h-auto"
      />
      <div className="self-center p-3 pb-4 xl:flex-1 xl:self-auto">
        <p className="kicker text-accent">{player.sport}</p>
        <h3 className="mt-1 text-2xl">{player.name}</h3>
        <p className="mt-1 text-sm text-muted">{player.team}</p>
      </div>
      <dl className="col-span-2 flex flex-wrap border-t-4 border-accent *:flex-auto *:px-3 *:py-3 *:not-first:border-l *:not-first:border-rule">
        {figuresOf(player).map((figure) => (
          <div key={figure.name}>
            <dt className="text-xs text-muted">{figure.name}</dt>
            <dd className="figures text-3xl font-extrabold tracking-tight">{integer(figure.value)}</dd>
          </div>
        ))}
        <div>
          <dt className="text-xs text-muted">Ranking</dt>
          <dd className="figures text-3xl font-extrabold tracking-tight text-accent">{player.ranking}</dd>
        </div>
      </dl>
    </li>
  );
}

/** Four players one can compare. */
export function Players({ players }: { players: Player[] }) {
  return (
    <Panel id="deportistas" title="Deportistas destacados">
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-4">
        {players.map((player) => (
          <PlayerCard key={player.name} player={player} />
        ))}
      </ul>
    </Panel>
  );
}
