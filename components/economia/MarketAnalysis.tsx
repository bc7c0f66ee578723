import { Headline } from "@/components/story/Headline";
import { TimeText } from "@/components/text/TimeText";
import type { Analysis } from "@/data/schema/economia";

/** What the day's figures mean, by the head of markets, set in columns. */
export function MarketAnalysis({ analysis }: { analysis: Analysis }) {
  return (
    <section aria-labelledby="analisis" className="h-full bg-accent-soft p-5 sm:p-8">
      <article id={analysis.id} className="flex h-full flex-col anchor">
        <h2 id="analisis" className="kicker text-accent">
          Análisis de mercado
        </h2>
        <Headline size="xl" className="mt-3">
          {analysis.title}
        </Headline>
        <div className="mt-5 space-y-4 gap-x-8 md:columns-2 md:[column-rule:1px_solid_var(--color-rule)]">
          {analysis.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-auto flex flex-wrap gap-x-3 pt-6 text-sm">
          <span className="font-semibold">{analysis.author}</span>
          <span>{analysis.role}</span>
          <TimeText value={analysis.time} />
        </p>
      </article>
    </section>
  );
}
