import { Source } from "@/components/charts/Source";
import { WeeklyChart } from "@/components/charts/WeeklyChart";
import { Byline } from "@/components/story/Byline";
import { Headline } from "@/components/story/Headline";
import type { Analysis, MarketIndex, Week } from "@/schema/economia";

type Chart = { index: MarketIndex; weeks: readonly Week[]; source: string | undefined };

function Weeks({ chart: { index, weeks, source } }: { chart: Chart }) {
  return (
    <figure className="lg:col-span-7 xl:col-span-8">
      <WeeklyChart index={index} weeks={weeks} />
      <figcaption className="mt-2 text-meta text-muted">
        {index.name}: cierre de cada semana, en puntos, y variación sobre la anterior, en %. <Source of={source} />
      </figcaption>
    </figure>
  );
}

type Props = { analysis: Analysis; chart: Chart | undefined };

/** What the figures mean, by the head of markets: over its columns the index they speak of, week by week. */
export function MarketAnalysis({ analysis, chart }: Props) {
  return (
    <section aria-labelledby="analisis" className="ledger">
      <article id={analysis.id} className="anchor measure py-10">
        <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
          <div className={chart ? "lg:col-span-5 xl:col-span-4" : "lg:col-span-12"}>
            <h2 id="analisis" className="kicker text-accent">
              Análisis de mercado
            </h2>
            <Headline weight={2}>{analysis.title}</Headline>
            <Byline piece={analysis} />
          </div>
          {chart && <Weeks chart={chart} />}
        </div>
        <div className="mt-8 gap-x-8 md:columns-2 md:[column-rule:1px_solid_var(--color-rule)] lg:columns-3">
          {analysis.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-4 lg:break-inside-avoid">
              {paragraph}
            </p>
          ))}
        </div>
      </article>
    </section>
  );
}
