import { Block } from "@/components/Block";
import { Rating } from "@/components/charts/Rating";
import { Origin } from "@/components/charts/Source";
import { Columns } from "@/components/lists/Columns";
import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import { Facts } from "@/components/text/Facts";
import { TimeText } from "@/components/text/TimeText";
import type { Film as FilmRecord } from "@/schema/cultura";

/** A film beside its poster; its title is said before its genre, which stands over it. */
const Film = ({ film: { title, genre, rating, director, releaseDate, poster, alt } }: { film: FilmRecord }) => (
  <article className="film voice-opinion areas gap-x-5">
    <div className="area-title">
      <Headline weight={4}>{title}</Headline>
    </div>
    <p className="kicker self-end pb-1 text-accent area-kicker">{genre}</p>
    <div className="area-rating">
      <Rating value={rating} />
    </div>
    <div className="area-facts">
      <Facts
        facts={[
          ["Dirección", director],
          ["Estreno", <TimeText key="day" value={releaseDate} mode="short" />],
        ]}
      />
    </div>
    <div className="area-picture md:max-xl:pb-2">
      <Picture
        of={{ image: poster, alt }}
        sizes="(width < 36rem) 40vw, (width < 48rem) 12.75rem, (width < 80rem) 30vw, 12.75rem"
        box={["aspect-[2/3]"]}
      />
    </div>
  </article>
);

/** First nights, each with its poster and our rating. */
export const Films = ({ films, source }: { films: FilmRecord[]; source: string | undefined }) => (
  <Block id="estrenos" title="Estrenos de cine">
    <Columns most={3}>
      {films.map((film) => (
        <Film key={film.title} film={film} />
      ))}
    </Columns>
    <Origin of={source} />
  </Block>
);
