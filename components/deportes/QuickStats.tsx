import { Block } from "@/components/Block";
import { Figure } from "@/components/charts/Figure";
import { Origin } from "@/components/charts/Source";
import { Columns } from "@/components/lists/Columns";
import type { Deportes } from "@/schema/deportes";
import { integer, nounFor } from "@/lib/format";

/** The day in four numbers. */
export function QuickStats({ stats, source }: { stats: NonNullable<Deportes["stats"]>; source: string | undefined }) {
  const figures = [
    [stats.matchesToday, nounFor(stats.matchesToday, "partido hoy", "partidos hoy")],
    [stats.live, "en directo"],
    [stats.goals, nounFor(stats.goals, "gol", "goles")],
    [stats.leagues, nounFor(stats.leagues, "liga", "ligas")],
  ] as const;
  return (
    <div className="clay py-8 print:py-0">
      <div className="measure">
        <Block id="estadisticas" title="La jornada en cifras">
          <Columns most={4} pairs>
            {figures.map(([value, name]) => (
              <dl key={name} className="flex flex-col-reverse">
                <dt className="font-semibold">{name}</dt>
                <dd>
                  <Figure value={integer(value)} size="huge" />
                </dd>
              </dl>
            ))}
          </Columns>
          <Origin of={source} />
        </Block>
      </div>
    </div>
  );
}
