import { Block } from "@/components/Block";
import { Source } from "@/components/charts/Source";
import { WeeklyChart } from "@/components/charts/WeeklyChart";
import { Byline } from "@/components/story/Byline";
import { Headline } from "@/components/story/Headline";
import type { Analysis, MarketIndex, Week } from "@/schema/economia";

type Chart = { index: MarketIndex; weeks: readonly Week[]; source: string | undefined };

const Weeks = ({ chart: { index, weeks, source } }: { chart: Chart }) => (
  <figure className="print:my-4">
    <figcaption className="mb-3 text-meta font-semibold">
      {index.name}: cierre de cada semana, en puntos, y variación sobre la anterior, en %
    </figcaption>
    <WeeklyChart index={index} weeks={weeks} />
    <Source of={source} />
  </figure>
);

/** What the figures mean, by the head of markets: beside its beginning the index they speak of, week by week. */
export function MarketAnalysis({ analysis, chart }: { analysis: Analysis; chart: Chart | undefined }) {
  const [first, ...others] = analysis.paragraphs;
  return (
    <div className="ledger">
      <div className="measure py-8 lg:py-12 print:py-0">
        <Block id="analisis" title="Análisis de mercado">
          <article id={analysis.id} className="anchor">
            <div className={`areas gap-8 ${chart ? "lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]" : ""}`}>
              <div>
                <Headline weight={2}>{analysis.title}</Headline>
                <Byline piece={analysis} />
                <p className="mt-6">{first}</p>
              </div>
              {chart && <Weeks chart={chart} />}
              {others.length > 0 && (
                <div className="analysis-words col-span-full">
                  {others.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              )}
            </div>
          </article>
        </Block>
      </div>
    </div>
  );
}
