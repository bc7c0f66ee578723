import { Block, BlockHeading } from "@/components/Block";
import { NewsletterBox } from "@/components/NewsletterBox";
import type { PlacedOpinionPiece } from "@/components/story/types";
import type { MostReadEntry } from "@/data/schema/home";
import type { LoopedFilm, Podcast } from "@/data/schema/media";
import type { Newsletter } from "@/data/schema/primitives";
import { FilmLoop } from "./FilmLoop";
import { MostRead } from "./MostRead";
import { OpinionTeaser } from "./OpinionTeaser";
import { PodcastLine } from "./PodcastLine";

type Props = {
  mostRead: MostReadEntry[];
  newsletter: Newsletter;
  film: LoopedFilm;
  podcasts: Podcast[];
  opinion: PlacedOpinionPiece;
};

/** The third of the front beside the news. */
export function FrontSidebar({ mostRead, newsletter, film, podcasts, opinion }: Props) {
  return (
    <div className="grid content-start gap-5 md:gap-x-8 md:gap-y-10 md:max-lg:grid-cols-2">
      <div className="md:max-lg:row-span-2">
        <MostRead entries={mostRead} />
      </div>
      <section aria-labelledby="boletin" className="self-start bg-accent-soft p-4">
        <h2 id="boletin" className="text-xl">
          {newsletter.title}
        </h2>
        <p className="mt-1 mb-3 text-sm">{newsletter.text}</p>
        <NewsletterBox id="boletin-portada" />
        {newsletter.claim && <p className="mt-3 text-xs">{newsletter.claim}</p>}
      </section>
      {/* No landmark: the page has one of this name below. */}
      <div>
        <BlockHeading id="multimedia-portada" title="Multimedia" />
        <FilmLoop film={film} />
      </div>
      <Block id="podcasts" title="Podcasts">
        <ul>
          {podcasts.map((podcast) => (
            <PodcastLine key={podcast.title} podcast={podcast} />
          ))}
        </ul>
      </Block>
      <OpinionTeaser piece={opinion} />
    </div>
  );
}
