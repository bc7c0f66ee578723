import { Button } from "@/components/Button";
import { Figure } from "@/components/charts/Figure";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Byline } from "@/components/story/Byline";
import { Headline } from "@/components/story/Headline";
import type { Monograph } from "@/schema/economia";
import type { Metric } from "@/schema/metric";
import { isLong } from "@/lib/title-step";
import { Tiles } from "./Tiles";

/** The company's figures as the foot of an account: between double rules. */
function Metrics({ metrics }: { metrics: Metric[] }) {
  return (
    <div className="mt-6 overflow-hidden border-y-3 border-double border-ink">
      <dl className="parted grid grid-cols-1 min-[18rem]:grid-cols-2 sm:grid-cols-12">
        {inRows(metrics, { sm: 2, lg: 4 }).map(({ item: metric, span }) => (
          <div
            key={metric.label}
            className={`row-span-3 grid grid-rows-subgrid border-l border-rule px-4 py-3 max-sm:last:odd:col-span-full ${span}`}
          >
            <dt className="text-meta font-semibold text-accent">{metric.label}</dt>
            <dd className="row-span-2 mt-1.5 grid grid-rows-subgrid">
              <Figure value={metric.value} size="huge" />
              <p className="mt-1 text-meta text-muted">{metric.note}</p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** One company taken apart: the story, its figures and the way to the whole analysis. */
export function MonographCard({ monograph }: { monograph: Monograph }) {
  const { share } = monograph;
  return (
    <section aria-labelledby="monografico">
      <article id={monograph.id} className="anchor">
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          <div className="lg:col-span-6 xl:col-span-5">
            <h2 id="monografico" className="flex kicker flex-wrap gap-x-2 text-accent">
              <span>Monográfico</span> <span className="kicker-rest">{monograph.company}</span>
            </h2>
            <Headline weight={isLong(monograph.title) ? 3 : 2}>{monograph.title}</Headline>
          </div>
          <div
            className={`lg:col-span-6 lg:row-span-2 xl:col-span-7 ${share ? "lg:flex lg:flex-col" : "max-lg:-mx-4 sm:max-lg:-mx-6"}`}
          >
            {share ? (
              <Tiles {...share} />
            ) : (
              <Picture
                of={monograph}
                sizes="(width < 64rem) 100vw, (width < 84rem) 57vw, 47rem"
                priority
                box={["aspect-[8/5]"]}
              />
            )}
          </div>
          <div className="lg:col-span-6 xl:col-span-5">
            <p className="text-standfirst">{monograph.excerpt}</p>
            <Byline piece={monograph} />
            <Button to={monograph.url} className="mt-4" label={`Leer análisis completo: ${monograph.company}`}>
              Leer análisis completo
            </Button>
          </div>
        </div>
        <Metrics metrics={monograph.metrics} />
      </article>
    </section>
  );
}
