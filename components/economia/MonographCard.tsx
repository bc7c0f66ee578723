import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { Metrics } from "@/components/charts/SectorFigures";
import { Picture } from "@/components/Picture";
import { pictureIn } from "@/components/picture/rooms";
import { Byline } from "@/components/story/Byline";
import { Headline } from "@/components/story/Headline";
import type { Monograph } from "@/schema/economia";
import { Tiles } from "./Tiles";

/** One company taken apart: the story, its figures and the way to the whole analysis. */
export function MonographCard({ monograph }: { monograph: Monograph }) {
  const { id, company, title, excerpt, share, metrics, url } = monograph;
  return (
    <Block id="monografico" title="Monográfico">
      <article id={id} className="anchor">
        <div className="monograph areas">
          <div className="area-head">
            <p className="kicker pb-1 text-accent">{company}</p>
            <Headline weight={2}>{title}</Headline>
          </div>
          <div className="area-picture">
            {share ? <Tiles {...share} /> : <Picture of={monograph} {...pictureIn("lead", "wide")} priority />}
          </div>
          <div className="area-words">
            <p className="text-standfirst">{excerpt}</p>
            <Byline piece={monograph} />
            <div className="mt-4 empty:hidden">
              <Button to={url} label={`Leer análisis completo: ${company}`}>
                Leer análisis completo
              </Button>
            </div>
          </div>
        </div>
        {/* The company's figures are the foot of an account; the next part's rule ends it. */}
        <div className="mt-6 border-t border-ink pt-3">
          <Metrics metrics={metrics} pairs />
        </div>
      </article>
    </Block>
  );
}
