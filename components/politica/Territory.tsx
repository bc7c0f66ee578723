import { communities } from "@/lib/communities";
import { counted } from "@/lib/format";
import { linkTo } from "@/lib/links";
import { href } from "@/lib/paths";
import { typeset } from "@/lib/typeset";
import type { CommunityNews } from "@/paper/territory";
import { SectionForm } from "./SectionForm";
import { site } from "@/paper/site";

type Props = { news: CommunityNews[] };

/** The way to the story that a community's tile is lit by. */
const linkOf = ({ first }: CommunityNews) => (first.url ? linkTo(first.url, site.url) : { href: href(first.href) });

/** Spain, each community a tile, those with news lit, with the form of their first story's section. */
function TileMap({ news }: Props) {
  return (
    // Larger letters have no more room on a phone.
    <ul
      aria-label="Comunidades"
      className="grid auto-rows-fr grid-cols-7 gap-1 text-[min(0.6875rem,3.2vw)] leading-none font-bold"
    >
      {communities.map(({ name, code, column, row }) => {
        const place = `aspect-square col-start-${column} row-start-${row}`;
        const told = news.find(({ community }) => community === name);
        if (!told)
          return (
            <li key={code} aria-hidden="true" className={`bg-sand p-1 text-muted ${place}`}>
              {code}
            </li>
          );
        return (
          <li key={code} className={place}>
            <a
              {...linkOf(told)}
              data-tile={name}
              className="flex h-full flex-col justify-between bg-accent p-1 text-on-accent outline-offset-2 outline-accent hover:outline-2"
            >
              <span aria-hidden="true">{code}</span>{" "}
              <span className="sr-only">
                {name}, {counted(told.titles.length, "noticia", "noticias")}: {told.titles.join("; ")}
              </span>{" "}
              <span aria-hidden="true" className="flex items-end justify-between font-serif text-[1.5em]">
                {told.titles.length}
                <SectionForm of={told.first.poster} />
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Where the edition's news happen: Spain in tiles, and beside it the stories of communities that the panel has no news of. */
export function Territory({ news }: Props) {
  const sections = new Map(news.map(({ first }) => [first.section, first]));
  const elsewhere = news.filter(({ first }) => first.section !== "politica");
  return (
    <section
      aria-labelledby="mapa"
      className="flex flex-wrap gap-x-8 gap-y-6 border-t border-rule pt-5 pb-6 print:hidden"
    >
      <div className="relative max-w-112 flex-[5_1_18rem] self-start">
        <h3 id="mapa" className="text-headline-5">
          El mapa de la edición
        </h3>
        <p className="mt-1 mb-3 text-meta text-muted">La cifra: noticias. La forma: la sección de la primera.</p>
        <TileMap news={news} />
        <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 text-meta min-[22rem]:absolute min-[22rem]:right-0 min-[22rem]:bottom-0 min-[22rem]:w-[38%] min-[22rem]:grid-cols-1 lg:max-xl:static lg:max-xl:mt-6 lg:max-xl:w-auto lg:max-xl:gap-y-2 lg:max-xl:text-small">
          {[...sections.values()].map(({ section, name, poster }) => (
            <li key={section} data-section={section} className="flex items-center gap-2">
              <SectionForm of={poster} className="text-accent" /> {name}
            </li>
          ))}
        </ul>
      </div>
      <ul aria-label="En otras secciones" className="flex-[4_1_15rem] divide-y divide-rule empty:hidden">
        {elsewhere.map((told) => (
          <li
            key={told.community}
            data-section={told.first.section}
            data-news={told.community}
            className="py-2 text-balance first:pt-0"
          >
            <p className="mb-1.5 flex kicker items-center gap-2 text-accent">
              <SectionForm of={told.first.poster} /> {told.community}
            </p>
            <a {...linkOf(told)} className="block font-serif text-body leading-5 font-semibold headline-link">
              {typeset(told.first.title)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
