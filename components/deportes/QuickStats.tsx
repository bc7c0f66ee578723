import { Origin } from "@/components/charts/Source";
import type { Deportes } from "@/schema/deportes";
import { integer, nounFor } from "@/lib/format";

/** A quarter of the page's width holds so many digits in this size; below lg two stand abreast. */
const sizeOf = (figure: string) =>
  figure.length <= 3 ? "text-figure-1" : figure.length <= 6 ? "text-headline-2" : "text-headline-4";

/** The day in four numbers. */
export function QuickStats({ stats, source }: { stats: NonNullable<Deportes["stats"]>; source: string | undefined }) {
  const figures = [
    { name: nounFor(stats.matchesToday, "partido hoy", "partidos hoy"), value: stats.matchesToday },
    { name: "en directo", value: stats.live },
    { name: nounFor(stats.goals, "gol", "goles"), value: stats.goals },
    { name: nounFor(stats.leagues, "liga", "ligas"), value: stats.leagues },
  ];
  return (
    <section aria-labelledby="estadisticas" className="clay py-8">
      <div className="measure">
        <h2 id="estadisticas" className="grotesk text-headline-4">
          La jornada en cifras
        </h2>
        <div className="mt-6 mb-4 overflow-hidden">
          <dl className="parted grid grid-cols-2 gap-y-8 md:grid-cols-4">
            {figures.map((figure) => (
              <div key={figure.name} className="flex flex-col-reverse border-l border-rule px-4">
                <dt className="text-body font-semibold">{figure.name}</dt>
                <dd
                  className={`-ml-[0.03em] leading-[0.94] font-extrabold tracking-normal! whitespace-nowrap ${sizeOf(integer(figure.value))}`}
                >
                  {integer(figure.value)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <Origin of={source} />
      </div>
    </section>
  );
}
