import type { Deportes } from "@/data/schema/deportes";
import { integer, nounFor } from "@/lib/format";

/** The day in four numbers, as large as the page allows. */
export function QuickStats({ stats }: { stats: Deportes["stats"] }) {
  const figures = [
    { name: nounFor(stats.matchesToday, "partido hoy", "partidos hoy"), value: stats.matchesToday },
    { name: "en directo", value: stats.live },
    { name: nounFor(stats.goals, "gol", "goles"), value: stats.goals },
    { name: nounFor(stats.leagues, "liga", "ligas"), value: stats.leagues },
  ];
  return (
    <section
      aria-labelledby="estadisticas"
      className="bg-accent py-10 text-on-accent dark:bg-accent-soft dark:text-ink"
    >
      <div className="measure">
        <h2 id="estadisticas" className="font-sans text-2xl font-extrabold">
          La jornada en cifras
        </h2>
        <dl className="mt-6 grid grid-cols-2 gap-y-8 lg:grid-cols-4">
          {figures.map((figure) => (
            <div key={figure.name} className="@container flex flex-col-reverse border-l border-current/40 pl-4">
              <dt className="text-base font-semibold">{figure.name}</dt>
              <dd className="figures text-[min(9rem,48cqi)] leading-[0.95] font-extrabold tracking-[-0.04em] dark:text-accent">
                {integer(figure.value)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
