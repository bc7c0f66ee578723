import { Picture } from "@/components/Picture";
import { TimeText } from "@/components/text/TimeText";
import type { Film } from "@/data/schema/cultura";
import { Rating } from "./Rating";
import { Spread } from "./Spread";

/** Three first nights as a wall of posters, edge to edge. */
export function Films({ films }: { films: Film[] }) {
  return (
    <Spread id="estrenos" title="Estrenos de cine">
      <div className="grid grid-cols-1 gap-y-8 md:grid-cols-3 md:grid-rows-[repeat(3,auto)] md:gap-y-0">
        {films.map((film) => (
          <article
            key={film.title}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-5 md:row-span-3 md:grid-cols-1 md:grid-rows-subgrid"
          >
            <Picture
              image={film.poster}
              alt={film.alt}
              sizes="(width < 48rem) 38vw, (width < 84rem) 32vw, 27rem"
              className="aspect-[2/3]"
            />
            <div className="md:row-span-2 md:grid md:grid-rows-subgrid md:pt-4 md:pr-6">
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
          </article>
        ))}
      </div>
    </Spread>
  );
}
