import { SectionForm } from "./SectionForm";
import { communities } from "@/lib/communities";
import { counted } from "@/lib/format";
import { linkTo } from "@/lib/links";
import { href } from "@/lib/paths";
import { typeset } from "@/lib/typeset";
import type { CommunityNews } from "@/paper/territory";
import type { Imprint } from "@/schema/imprint";

const COLUMNS = [
  "col-start-1",
  "col-start-2",
  "col-start-3",
  "col-start-4",
  "col-start-5",
  "col-start-6",
  "col-start-7",
];
const ROWS = ["row-start-1", "row-start-2", "row-start-3", "row-start-4", "row-start-5", "row-start-6", "row-start-7"];

type Props = { news: CommunityNews[]; imprint: Imprint };

/** The way to the story that a community's tile is lit by. */
const linkOf = ({ first: { url, href: place } }: CommunityNews, { site }: Imprint) =>
  url ? linkTo(url, site.url) : { href: href(place) };

/** Spain, each community a tile, those with news lit by the colour and the form of their first story's section. */
function TileMap({ news, imprint }: Props) {
  return (
    <ul aria-label="Comunidades" className="grid grid-cols-7 gap-1">
      {communities.map(({ name, code, column, row }) => {
        const told = news.find(({ community }) => community === name);
        const titles = told ? [told.first, ...told.others].map(({ title }) => title) : [];
        return (
          <li
            key={code}
            data-section={told?.first.section}
            className={`aspect-square ${COLUMNS[column - 1] ?? ""} ${ROWS[row - 1] ?? ""}`}
          >
            {told ? (
              <a {...linkOf(told, imprint)} data-tile={name} className="tile tile-lit">
                <span aria-hidden="true">{code}</span>{" "}
                <span className="sr-only">
                  {name}, {counted(titles.length, "noticia", "noticias")}: {titles.join("; ")}
                </span>{" "}
                <span aria-hidden="true" className="tile-count">
                  {titles.length}
                  <SectionForm of={told.first.poster} />
                </span>
              </a>
            ) : (
              <div className="tile">
                <span aria-hidden="true">{code}</span> <span className="sr-only">{name}, sin noticias</span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Which form is which section's, in the map's sea. */
function Key({ news }: { news: CommunityNews[] }) {
  const sections = new Map(news.map(({ first }) => [first.section, first]));
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs sm:absolute sm:right-0 sm:bottom-0 sm:w-[38%] sm:flex-col">
      {[...sections.values()].map(({ section, name, poster }) => (
        <li key={section} data-section={section} className="flex items-center gap-2">
          <SectionForm of={poster} className="text-accent" /> {name}
        </li>
      ))}
    </ul>
  );
}

/** Where the edition's news happen: Spain in tiles, and beside it the stories of communities that the panel has no news of. */
export function Territory({ news, imprint }: Props) {
  const elsewhere = news.filter(({ first }) => first.section !== "politica");
  return (
    <section
      aria-labelledby="mapa"
      className="flex flex-wrap gap-x-8 gap-y-6 border-t border-rule pt-5 pb-8 print:hidden"
    >
      <div className="max-w-88 flex-[1_1_18rem]">
        <h3 id="mapa" className="text-xl">
          El mapa de la edición
        </h3>
        <p className="mt-1 mb-3 text-xs text-muted">
          Cada tesela encendida lleva a una noticia; su forma dice de qué sección.
        </p>
        <div className="relative">
          <TileMap news={news} imprint={imprint} />
          <Key news={news} />
        </div>
      </div>
      {elsewhere.length > 0 && (
        <ul aria-label="En otras secciones" className="flex-[1_1_18rem] divide-y divide-rule">
          {elsewhere.map((told) => (
            <li
              key={told.community}
              data-section={told.first.section}
              data-news={told.community}
              className="py-2 first:pt-0"
            >
              <p className="flex items-center gap-2 kicker text-accent">
                <SectionForm of={told.first.poster} /> {told.community}
              </p>
              <a
                {...linkOf(told, imprint)}
                className="mt-0.5 block font-serif text-base leading-5 font-semibold headline-link"
              >
                {typeset(told.first.title)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
