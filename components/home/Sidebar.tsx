import { Block } from "@/components/Block";
import { NewsletterBox } from "@/components/NewsletterBox";
import { SectionHeading } from "@/components/SectionHeading";
import type { PlacedOpinionPiece } from "@/components/story/types";
import type { MostReadEntry } from "@/data/schema/home";
import type { LoopedFilm, Podcast } from "@/data/schema/media";
import type { Newsletter } from "@/data/schema/primitives";
import { FilmLoop } from "./FilmLoop";
import { MostRead } from "./MostRead";
import { OpinionTeaser } from "./OpinionTeaser";
import { Podcasts } from "./Podcasts";

type Props = {
  mostRead: MostReadEntry[];
  newsletter: Newsletter;
  film: LoopedFilm;
  podcasts: Podcast[];
  opinion: PlacedOpinionPiece;
};

/** The third of the front beside the news. */
export function Sidebar({ mostRead, newsletter, film, podcasts, opinion }: Props) {
  return (
    <div className="grid content-start gap-9 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr_auto_auto] md:max-lg:gap-x-8">
      <div className="md:max-lg:row-span-2">
        <MostRead entries={mostRead} />
      </div>
      <section aria-labelledby="boletin" className="self-start bg-accent-soft p-5">
        <h2 id="boletin" className="text-2xl">
          {newsletter.title}
        </h2>
        <p className="mt-2 mb-4 text-sm">{newsletter.text}</p>
        <NewsletterBox id="boletin-portada" />
      </section>
      <div className="md:max-lg:col-start-1 md:max-lg:row-span-2 md:max-lg:row-start-3">
        <SectionHeading id="multimedia-portada">Multimedia</SectionHeading>
        <FilmLoop film={film} />
      </div>
      <Block
        id="podcasts"
        title="Podcasts"
        className="md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-2"
      >
        <Podcasts podcasts={podcasts} className="space-y-4" />
      </Block>
      <div className="md:max-lg:col-start-2 md:max-lg:row-start-4">
        <OpinionTeaser piece={opinion} />
      </div>
    </div>
  );
}
