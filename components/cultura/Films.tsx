import { Block } from "@/components/Block";
import { Origin } from "@/components/charts/Source";
import { Picture } from "@/components/Picture";
import { Rail } from "@/components/Rail";
import { inRows } from "@/components/rows";
import { TimeText } from "@/components/text/TimeText";
import type { Film } from "@/schema/cultura";
import { decimal } from "@/lib/format";

function FilmText({ film }: { film: Film }) {
  return (
    <>
      <div className="flex flex-col">
        <h3 className="mt-0.5 text-2xl md:mt-2 lg:text-xl">{film.title}</h3>
        <p className="order-first flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
          <span className="sr-only">Valoración: </span>
          <span
            className={`font-serif leading-none font-semibold tracking-[-0.045em] whitespace-nowrap text-accent ${film.rating === 10 ? "text-figure-sm" : "text-mark lg:max-xl:text-[2.5rem]"}`}
          >
            {decimal(film.rating, 1)}
          </span>{" "}
          sobre 10
        </p>
        <p className="order-first mt-3 kicker text-accent">{film.genre}</p>
      </div>
      <dl className="col-span-full grid grid-cols-2 content-start gap-x-5 gap-y-1 text-sm md:grid-cols-1 lg:col-start-2 lg:max-xl:text-note">
        <div>
          <dt className="text-xs text-muted">Dirección</dt>
          <dd className="font-semibold text-balance">{film.director}</dd>
        </div>
        <div>
          <dt className="text-xs text-muted">Estreno</dt>
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
      <Rail label="Películas" className="gap-x-8 md:mb-4 md:grid md:grid-cols-12 md:gap-y-8">
        {inRows(films, { md: 3 }).map(({ item: film, span }) => (
          <li key={film.title} className={`lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-3 ${span}`}>
            <article className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] content-start gap-x-5 gap-y-3 md:max-lg:grid-cols-1 lg:row-span-2 lg:grid-cols-[9.5rem_minmax(0,1fr)] lg:grid-rows-subgrid lg:max-xl:gap-x-4 xl:grid-cols-[12.75rem_minmax(0,1fr)]">
              <FilmText film={film} />
              <div className="order-first lg:row-span-2">
                <Picture
                  of={{ image: film.poster, alt: film.alt }}
                  sizes="(width < 48rem) 7rem, (width < 64rem) 47vw, (width < 80rem) 9.5rem, 12.75rem"
                  box={["aspect-[2/3]"]}
                />
              </div>
            </article>
          </li>
        ))}
      </Rail>
      <Origin of={source} />
    </Block>
  );
}
