import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import type { Player } from "@/schema/deportes";
import { integer } from "@/lib/format";

/** What a player is measured by: goals or points or titles, and assists where the sport has them. */
const figuresOf = ({ goals, points, titles, assists }: Player) =>
  Object.entries({ Goles: goals, Puntos: points, Títulos: titles, Asistencias: assists }).flatMap(([name, value]) =>
    value === undefined ? [] : { name, value },
  );

const number =
  "figures text-[min(var(--text-headline-3),9vw)] leading-[1.1] font-extrabold tracking-tight whitespace-nowrap";

type CardProps = { player: Player; upright: boolean; span: string };

function PlayerCard({ player, upright, span }: CardProps) {
  return (
    <li
      className={`grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] grid-rows-[1fr_auto] gap-x-4 lg:grid-cols-[12rem_minmax(0,1fr)] ${upright ? "xl:flex xl:flex-col" : ""} ${span}`}
    >
      <div className="self-end py-2 xl:flex-1 xl:self-auto">
        <p className="kicker text-accent">{player.sport}</p>
        <h3 className="mt-1 grotesk text-headline-5 md:mt-2 lg:max-xl:text-headline-4">{player.name}</h3>
        <p className="mt-1 text-small text-muted">{player.team}</p>
      </div>
      <dl className="flex flex-wrap gap-y-2 border-t-3 border-accent pt-2 *:min-w-fit *:flex-[1_30%] *:pr-2 *:not-first:border-l *:not-first:border-rule *:not-first:pl-2 *:first:nth-last-2:max-w-1/3 max-lg:col-span-full lg:col-start-2 lg:max-xl:*:basis-1/4">
        {figuresOf(player).map((figure) => (
          <div key={figure.name}>
            <dt className="text-meta text-muted">{figure.name}</dt>
            <dd className={number}>{integer(figure.value)}</dd>
          </div>
        ))}
        <div>
          <dt className="text-meta text-muted">Clasificación</dt>
          <dd className={`${number} text-accent`}>{integer(player.ranking)}</dd>
        </div>
      </dl>
      <Picture
        of={player}
        sizes="(width < 48rem) 40vw, (width < 80rem) 19vw, (width < 84rem) 23vw, 19rem"
        box={["aspect-square"]}
        className="order-first lg:row-span-2"
      />
    </li>
  );
}

/** Players one can compare. */
export function Players({ players }: { players: Player[] }) {
  return (
    <Block id="deportistas" title="Deportistas destacados">
      <ul className="grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-12">
        {/* Three or four abreast stand upright on wide pages; two lie there as they do on narrow ones. */}
        {inRows(players, { md: 2, xl: 4 }).map(({ item: player, span, across }) => (
          <PlayerCard key={player.name} player={player} upright={across > 2} span={span} />
        ))}
      </ul>
    </Block>
  );
}
