import { Block } from "@/components/Block";
import { Rail } from "@/components/lists/Rail";
import { Rows } from "@/components/lists/Rows";
import { NewsletterCard } from "@/components/NewsletterBox";
import { Headline } from "@/components/story/Headline";
import { Story } from "@/components/story/Story";
import { StoryForm } from "@/components/story/StoryForm";
import type { FrontPage } from "@/paper/front";
import { readings } from "@/lib/format";
import { FilmLoop } from "./FilmLoop";
import { PodcastCard } from "./PodcastCard";

/** The most read, with their place and their views; the first is set larger. */
const MostRead = ({ entries }: { entries: FrontPage["mostRead"] }) => (
  <Block id="mas-leido" title="Más Leído">
    <Rows ordered close>
      {entries.map((entry, index) => (
        <StoryForm
          key={entry.id}
          form="line"
          mark={<span className="voiced block w-6 text-figure-3 text-accent">{entry.rank}</span>}
          headline={
            <Headline weight={index === 0 ? 5 : 6} to={entry.href} url={entry.url}>
              {entry.title}
            </Headline>
          }
          text={<p className="figures text-meta text-muted">{readings(entry.views)}</p>}
        />
      ))}
    </Rows>
  </Block>
);

type Props = Pick<FrontPage, "mostRead" | "newsletter" | "film" | "podcasts" | "opinionTeaser">;

const FILM_TITLE = (
  <>
    Multimedia<span className="sr-only">: vídeo del día</span>
  </>
);

/** The third of the front beside the news; one piece of opinion at its foot. */
export const FrontSidebar = ({ mostRead, newsletter, film, podcasts, opinionTeaser }: Props) => (
  <div className="sidebar">
    {mostRead.length > 0 && <MostRead entries={mostRead} />}
    {newsletter && <NewsletterCard newsletter={newsletter} id="boletin-portada" />}
    {film && (
      <div className="print:hidden">
        <Block id="multimedia-portada" title={FILM_TITLE}>
          <FilmLoop film={film} />
        </Block>
      </div>
    )}
    {podcasts.length > 0 && (
      <Block id="podcasts" title="Podcasts">
        <Rail label="Podcasts de hoy">
          <Rows close>
            {podcasts.map((podcast) => (
              <PodcastCard key={podcast.title + podcast.episode} podcast={podcast} />
            ))}
          </Rows>
        </Rail>
      </Block>
    )}
    {opinionTeaser && (
      <div className="voice-opinion">
        <Block id="opinion-del-dia" title="Opinión" section="opinion">
          <Story story={opinionTeaser} form="row" weight={4} room="third" first="topic" />
        </Block>
      </div>
    )}
  </div>
);
