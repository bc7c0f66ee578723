import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import { Picture } from "@/components/Picture";
import type { Player } from "@/schema/deportes";
import { integer } from "@/lib/format";

/** What a player is measured by: goals or points or titles, assists where the sport has them, and the ranking. */
const figuresOf = ({ goals, points, titles, assists, ranking }: Player) =>
  Object.entries({
    Goles: goals,
    Puntos: points,
    Títulos: titles,
    Asistencias: assists,
    Clasificación: ranking,
  }).flatMap(([name, value]) => (value === undefined ? [] : { name, value }));

const PlayerCard = ({ player }: { player: Player }) => (
  <div className="player-box">
    <div className="player">
      <div className="area-name">
        <p className="kicker text-accent">{player.sport}</p>
        <h3 className="headline mt-1 text-headline-5">{player.name}</h3>
        <p className="mt-1 text-small text-muted">{player.team}</p>
      </div>
      <dl className="player-figures gap-y-2 border-t-3 border-accent pt-2 area-figures">
        {figuresOf(player).map(({ name, value }) => (
          <div key={name}>
            <dt className="text-note text-muted">{name}</dt>
            <dd className="voiced figures text-figure-3">{integer(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="area-picture">
        <Picture
          of={player}
          sizes="(width < 39rem) 37vw, (width < 64rem) 18vw, (width < 84rem) 22vw, 19rem"
          box={["aspect-square"]}
        />
      </div>
    </div>
  </div>
);

/** Players one can compare. */
export const Players = ({ players }: { players: Player[] }) => (
  <Block id="deportistas" title="Deportistas destacados">
    <Columns most={4}>
      {players.map((player) => (
        <PlayerCard key={player.name} player={player} />
      ))}
    </Columns>
  </Block>
);
