import { Button } from "@/components/Button";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Headline } from "@/components/story/Headline";
import { TimeText } from "@/components/text/TimeText";
import type { Monograph } from "@/data/schema/economia";
import type { Metric } from "@/data/schema/metric";

function Metrics({ metrics }: { metrics: Metric[] }) {
  return (
    <dl className="grid grid-cols-1 overflow-hidden bg-accent-soft sm:grid-cols-12 lg:col-span-12">
      {inRows(metrics, { sm: 2, md: 3, lg: 4 }).map(({ item: metric, span }) => (
        <div key={metric.label} className={`border-t border-accent p-5 sm:-ml-px sm:border-l ${span}`}>
          <dt className="text-sm font-semibold text-accent">{metric.label}</dt>
          <dd>
            <p className="mt-1 font-serif text-2xl font-semibold lg:max-xl:text-xl">{metric.value}</p>
            <p className="mt-1 text-sm">{metric.note}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One company taken apart: the story, its figures and the way to the whole analysis. */
export function MonographCard({ monograph }: { monograph: Monograph }) {
  return (
    <section aria-labelledby="monografico">
      <article id={monograph.id} className="grid grid-cols-1 border border-accent anchor lg:grid-cols-12">
        <Picture
          image={monograph.image}
          alt={monograph.alt}
          sizes="(width < 64rem) 100vw, (width < 70rem) 54rem, (width < 84rem) 57vw, 47rem"
          priority
          className="aspect-[8/5] lg:col-span-7 lg:h-full"
        />
        <div className="flex flex-col p-5 sm:p-8 lg:col-span-5">
          <h2 id="monografico" className="kicker text-accent">
            Monográfico: {monograph.company}
          </h2>
          <Headline size="2xl" className="mt-3">
            {monograph.title}
          </Headline>
          <p className="mt-4 text-lg text-muted">{monograph.excerpt}</p>
          <p className="mt-4 flex flex-wrap gap-x-3 text-xs text-muted">
            <span className="font-semibold text-ink">{monograph.author}</span>
            <TimeText value={monograph.time} />
          </p>
          <div className="mt-auto pt-6">
            <Button label={`Leer análisis completo: ${monograph.company}`}>Leer análisis completo</Button>
          </div>
        </div>
        <Metrics metrics={monograph.metrics} />
      </article>
    </section>
  );
}
