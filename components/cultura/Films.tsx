import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { TimeText } from "@/components/text/TimeText";
import type { Film } from "@/data/schema/cultura";
import { Rating } from "./Rating";

/**
 * The wall of posters: three abreast, or four or five where the page is wide; two stand
 * beside their texts, as all do on phones.
 */
const walls = {
  two: {
    list: "md:grid-cols-2",
    film: "",
    text: "",
    sizes: "(width < 48rem) 38vw, (width < 84rem) 19vw, 16rem",
  },
  three: {
    list: "md:-mb-8 md:grid-cols-3 md:gap-y-0",
    film: "md:row-span-3 md:grid-cols-1 md:grid-rows-subgrid",
    text: "md:row-span-2 md:grid md:grid-cols-1 md:grid-rows-subgrid md:pt-4 md:pr-6 md:pb-8",
    sizes: "(width < 48rem) 38vw, (width < 84rem) 32vw, 27rem",
  },
  four: {
    list: "lg:grid-cols-4 lg:gap-y-0",
    film: "lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid",
    text: "lg:row-span-2 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid lg:pt-4 lg:pr-5",
    sizes: "(width < 64rem) 38vw, (width < 84rem) 24vw, 20rem",
  },
  five: {
    list: "lg:grid-cols-5 lg:gap-y-0",
    film: "lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid",
    text: "lg:row-span-2 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid lg:pt-4 lg:pr-4",
    sizes: "(width < 64rem) 38vw, (width < 84rem) 19vw, 16rem",
  },
} as const;

const wallOf = (count: number) =>
  count === 2 ? walls.two : count === 4 ? walls.four : count === 5 ? walls.five : walls.three;

function FilmText({ film, className }: { film: Film; className: string }) {
  return (
    <div className={className}>
      <div>
        <p className="kicker text-accent">{film.genre}</p>
        <h3 className="mt-1 font-italic text-3xl font-medium italic">{film.title}</h3>
      </div>
      <div>
        <dl className="mt-3 space-y-1 text-sm">
          <div>
            <dt className="inline text-muted">Dirección: </dt>
            <dd className="inline">{film.director}</dd>
          </div>
          <div>
            <dt className="inline text-muted">Estreno: </dt>
            <dd className="inline">
              <TimeText value={film.releaseDate} mode="short" />
            </dd>
          </div>
        </dl>
        <Rating value={film.rating} className="mt-3" />
      </div>
    </div>
  );
}

/** First nights as a wall of posters, edge to edge. */
export function Films({ films }: { films: Film[] }) {
  const wall = wallOf(films.length);
  return (
    <Block look="arts" id="estrenos" title="Estrenos de cine">
      <div className={`grid grid-cols-1 gap-y-8 ${wall.list}`}>
        {films.map((film) => (
          <article
            key={film.title}
            className={`grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] content-start gap-x-5 ${wall.film}`}
          >
            <Picture image={film.poster} alt={film.alt} sizes={wall.sizes} className="aspect-[2/3]" />
            <FilmText film={film} className={wall.text} />
          </article>
        ))}
      </div>
    </Block>
  );
}
