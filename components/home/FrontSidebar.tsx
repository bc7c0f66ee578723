import { Block } from "@/components/Block";
import { NewsletterCard } from "@/components/NewsletterBox";
import { Picture } from "@/components/Picture";
import { Rail } from "@/components/Rail";
import { Byline } from "@/components/story/Byline";
import { Headline } from "@/components/story/Headline";
import { PieceTitle } from "@/components/story/PieceTitle";
import type { PlacedOpinionPiece } from "@/components/story/types";
import type { MostReadEntry } from "@/schema/home";
import type { LoopedFilm, Podcast } from "@/schema/media";
import type { Newsletter } from "@/schema/primitives";
import { isoDuration, minutes, readings } from "@/lib/format";
import { linkTo } from "@/lib/links";
import { FilmLoop } from "./FilmLoop";
import { site } from "@/paper/site";

/** One piece of opinion, its headline in italics beside its author's face, at the foot of the sidebar. */
function OpinionTeaser({ piece }: { piece: PlacedOpinionPiece }) {
  return (
    <Block id="opinion-del-dia" title="Opinión" section="opinion">
      <article>
        <div className="grid grid-cols-[min(6rem,40%)_1fr] items-start gap-x-4">
          <div>
            <PieceTitle piece={piece} size={4} />
          </div>
          <Picture of={piece} sizes="6rem" box={["aspect-square"]} className="order-first" />
        </div>
        <p className="mt-2 text-small text-muted">{piece.excerpt}</p>
        <Byline piece={piece} />
      </article>
    </Block>
  );
}

/** The most read, with their place and their views; the first is set larger. */
function MostRead({ entries }: { entries: MostReadEntry[] }) {
  return (
    <Block id="mas-leido" title="Más Leído">
      <ol className="md:grid md:flex-1">
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            className="group grid grid-cols-[1.75rem_1fr] gap-x-2 border-rule py-2 not-last:border-b first:pt-0 last:pb-0 md:content-center md:py-3"
          >
            <span className="font-serif text-headline-3 leading-none font-semibold text-accent md:group-first:text-headline-2">
              {entry.rank}
            </span>
            <div>
              <Headline weight={index === 0 ? 5 : 6} to={entry.href} url={entry.url}>
                {entry.title}
              </Headline>
              <p className="figures text-meta text-muted md:mt-1">{readings(entry.views)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Block>
  );
}

/** What an episode is called, and the way to where it can be heard if its record says so. */
export function EpisodeName({ podcast }: { podcast: Podcast }) {
  return (
    <p>
      {podcast.url ? (
        <a {...linkTo(podcast.url, site.url)} className="headline-link">
          {podcast.episode}
        </a>
      ) : (
        podcast.episode
      )}
    </p>
  );
}

/** An episode on a line of the sidebar: cover, names, and how long one listens at the end. */
function PodcastLine({ podcast }: { podcast: Podcast }) {
  return (
    <li className="grid grid-cols-[min(3.25rem,30%)_1fr_auto] content-start items-start gap-x-3 border-rule md:py-2 md:not-first:border-t md:first:pt-0">
      <div className="text-small">
        <h3 className="font-sans text-small font-bold tracking-normal">{podcast.title}</h3>
        <EpisodeName podcast={podcast} />
        {podcast.description && <p className="mt-1 text-muted">{podcast.description}</p>}
      </div>
      <time dateTime={isoDuration(podcast.duration)} className="figures text-meta text-muted">
        {minutes(podcast.duration)}
      </time>{" "}
      <Picture of={podcast} sizes="3.25rem" box={["aspect-square"]} className="order-first" />
    </li>
  );
}

type Props = {
  mostRead: MostReadEntry[];
  newsletter?: Newsletter | undefined;
  film?: LoopedFilm | undefined;
  podcasts: Podcast[];
  opinionTeaser: PlacedOpinionPiece | undefined;
};

/** The third of the front beside the news. */
export function FrontSidebar({ mostRead, newsletter, film, podcasts, opinionTeaser }: Props) {
  return (
    <div className="grid content-start gap-4 md:gap-x-8 md:gap-y-7 md:max-lg:grid-cols-2">
      {mostRead.length > 0 && <MostRead entries={mostRead} />}
      {newsletter && <NewsletterCard newsletter={newsletter} id="boletin-portada" />}
      {film && (
        <Block
          id="multimedia-portada"
          title={
            <>
              Multimedia<span className="sr-only">: vídeo del día</span>
            </>
          }
        >
          <FilmLoop film={film} />
        </Block>
      )}
      {podcasts.length > 0 && (
        <Block id="podcasts" title="Podcasts">
          <Rail label="Podcasts de hoy" className="">
            {podcasts.map((podcast) => (
              <PodcastLine key={podcast.title + podcast.episode} podcast={podcast} />
            ))}
          </Rail>
        </Block>
      )}
      {opinionTeaser && <OpinionTeaser piece={opinionTeaser} />}
    </div>
  );
}
