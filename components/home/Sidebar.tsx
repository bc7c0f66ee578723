import { Block } from "@/components/Block";
import { NewsletterBox } from "@/components/NewsletterBox";
import type { PlacedOpinionPiece } from "@/components/story/types";
import type { Documentary, MostReadEntry, Podcast } from "@/data/schema";
import { FilmLoop } from "./FilmLoop";
import { MostRead } from "./MostRead";
import { OpinionTeaser } from "./OpinionTeaser";
import { Podcasts } from "./Podcasts";

type Props = { mostRead: MostReadEntry[]; film: Documentary; podcasts: Podcast[]; opinion: PlacedOpinionPiece };

/** The third of the front beside the news. */
export function Sidebar({ mostRead, film, podcasts, opinion }: Props) {
  return (
    <div className="grid content-start gap-10 md:max-lg:grid-cols-2">
      <MostRead entries={mostRead} />
      <section aria-labelledby="boletin" className="self-start bg-accent-soft p-5">
        <h2 id="boletin" className="text-2xl">
          El boletín de la mañana
        </h2>
        <p className="mt-2 mb-4 text-sm">Cinco historias de las regiones y las cuentas que las explican, cada día a las siete.</p>
        <NewsletterBox id="boletin-portada" />
      </section>
      <Block id="multimedia-portada" title="Multimedia">
        <FilmLoop film={film} />
      </Block>
      <Block id="podcasts" title="Podcasts">
        <Podcasts podcasts={podcasts} className="space-y-5" />
      </Block>
      <OpinionTeaser piece={opinion} />
    </div>
  );
}
