import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { Figure } from "@/components/charts/Figure";
import { Columns } from "@/components/lists/Columns";
import { Picture } from "@/components/Picture";
import { pictureIn } from "@/components/picture/rooms";
import { Byline } from "@/components/story/Byline";
import { Headline } from "@/components/story/Headline";
import type { Monograph } from "@/schema/economia";
import type { Metric } from "@/schema/metric";
import { Tiles } from "./Tiles";

/** The company's figures as the foot of an account: under a double rule; the next part's rule ends it. */
function Metrics({ metrics }: { metrics: Metric[] }) {
  return (
    <div className="mt-6 border-t-3 border-double border-ink pt-3">
      <Columns most={4} pairs>
        {metrics.map(({ label, value, note }) => (
          <dl key={label}>
            <dt className="text-meta font-semibold text-accent">{label}</dt>
            <dd className="mt-1">
              <Figure value={value} size="large" />
              <p className="mt-1 text-meta text-muted">{note}</p>
            </dd>
          </dl>
        ))}
      </Columns>
    </div>
  );
}

/** One company taken apart: the story, its figures and the way to the whole analysis. */
export function MonographCard({ monograph }: { monograph: Monograph }) {
  const { id, company, title, excerpt, share, metrics, url } = monograph;
  return (
    <Block id="monografico" title="Monográfico">
      <article id={id} className="anchor">
        <div className="monograph areas">
          <div className="area-head">
            <p className="kicker">{company}</p>
            <Headline weight={2}>{title}</Headline>
          </div>
          <div className="area-picture">
            {share ? <Tiles {...share} /> : <Picture of={monograph} {...pictureIn("lead", "wide")} priority />}
          </div>
          <div className="area-words">
            <p className="text-standfirst">{excerpt}</p>
            <Byline piece={monograph} />
            <Button to={url} className="mt-4" label={`Leer análisis completo: ${company}`}>
              Leer análisis completo
            </Button>
          </div>
        </div>
        <Metrics metrics={metrics} />
      </article>
    </Block>
  );
}
