import { Block } from "@/components/Block";
import { Origin } from "@/components/charts/Source";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { TimeText } from "@/components/text/TimeText";
import type { Film } from "@/schema/cultura";
import { decimal } from "@/lib/format";

function FilmText({ film }: { film: Film }) {
  return (
    <>
      <div className="flex flex-col">
        <h3 className="mt-0.5 text-headline-5 md:mt-2 md:max-lg:text-headline-4 lg:max-xl:text-standfirst lg:max-xl:leading-snug">
          {film.title}
        </h3>
        <p className="order-first flex flex-wrap items-baseline gap-x-2 text-meta text-muted">
          <span className="sr-only">Valoración: </span>
          <span
            className={`font-serif leading-none font-semibold tracking-[-0.045em] whitespace-nowrap text-accent ${film.rating === 10 ? "text-figure-1" : "text-figure-3 lg:max-xl:text-figure-1"}`}
          >
            {decimal(film.rating, 1)}
          </span>{" "}
          sobre 10
        </p>
        <p className="order-first mt-3 kicker text-accent">{film.genre}</p>
      </div>
      <dl className="col-span-full grid grid-cols-subgrid content-start gap-y-2 text-small md:max-lg:grid-cols-1 xl:col-start-2 xl:grid-cols-1">
        <div>
          <dt className="text-meta text-muted">Dirección</dt>
          <dd className="font-semibold text-balance">{film.director}</dd>
        </div>
        <div>
          <dt className="text-meta text-muted">Estreno</dt>
          <dd className="font-semibold">
            <TimeText value={film.releaseDate} mode="short" />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** First nights, each with its poster and our mark. */
export function Films({ films, source }: { films: Film[]; source: string | undefined }) {
  return (
    <Block id="estrenos" title="Estrenos de cine">
      <div className="mb-4 grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-12 md:gap-y-8">
        {inRows(films, { md: 3 }).map(({ item: film, span }) => (
          <article
            key={film.title}
            className={`grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] content-start gap-x-5 gap-y-3 border-rule max-md:not-first:border-t max-md:not-first:pt-5 md:row-span-3 md:grid-rows-subgrid md:max-lg:grid-cols-1 lg:row-span-2 lg:grid-cols-[8.5rem_minmax(0,1fr)] lg:max-xl:gap-x-4 xl:grid-cols-[12.75rem_minmax(0,1fr)] ${span}`}
          >
            <FilmText film={film} />
            <div className="order-first xl:row-span-2">
              <Picture
                of={{ image: film.poster, alt: film.alt }}
                sizes="(width < 48rem) 38vw, (width < 64rem) 30vw, (width < 80rem) 8.5rem, 12.75rem"
                box={["aspect-[2/3]"]}
              />
            </div>
          </article>
        ))}
      </div>
      <Origin of={source} />
    </Block>
  );
}
