import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { Columns } from "@/components/lists/Columns";
import { Headline } from "@/components/story/Headline";
import { StoryForm } from "@/components/story/StoryForm";
import { communities } from "@/lib/communities";
import { counted } from "@/lib/format";
import { linkTo } from "@/lib/links";
import { href } from "@/lib/paths";
import type { CommunityNews } from "@/paper/territory";
import { site } from "@/paper/site";
import { SectionForm } from "./SectionForm";

type Props = { news: CommunityNews[] };

/** A community that the edition tells of, in the colour and with the form of its first story's section; it leads to that story, and where there is room shows its picture. */
const LitTile = ({ told: { community, first, titles }, code }: { told: CommunityNews; code: string }) => (
  <a
    {...(first.url ? linkTo(first.url, site.url) : { href: href(first.href) })}
    data-tile={community}
    className="tile tile-lit flex h-full flex-col justify-between bg-accent p-1 text-on-accent"
  >
    <span className="tile-picture">
      <Picture of={{ image: first.image, alt: "" }} sizes="8rem" box={["aspect-[8/5]"]} fills="h-full" />
    </span>
    <span aria-hidden="true">{code}</span>{" "}
    <span className="sr-only">
      {community}, {counted(titles.length, "noticia", "noticias")}: {titles.join("; ")}
    </span>{" "}
    <span aria-hidden="true" className="tile-count flex items-end justify-between">
      {titles.length}
      <SectionForm of={first.poster} />
    </span>
  </a>
);

/** Spain, each community a tile, those that the edition's stories name lit. */
const TileMap = ({ news }: Props) => (
  <ul aria-label="Comunidades" className="grid grid-cols-7 content-start gap-1">
    {communities.map(({ name, code, column, row }) => {
      const told = news.find(({ community }) => community === name);
      const place = `aspect-square col-start-${column} row-start-${row}`;
      if (!told)
        return (
          <li key={code} aria-hidden="true" className={`tile bg-sand p-1 text-muted ${place}`}>
            {code}
          </li>
        );
      return (
        <li key={code} data-section={told.first.section} className={place}>
          <LitTile told={told} code={code} />
        </li>
      );
    })}
  </ul>
);

/** Where the edition's stories happen: Spain in tiles, and with it those of communities that the panel has no news of. */
export function Territory({ news }: Props) {
  const sections = new Map(news.map(({ first }) => [first.section, first]));
  const elsewhere = news.filter(({ first }) => first.section !== "politica");
  return (
    <Block
      id="mapa"
      title="El mapa de la edición"
      level={3}
      aside={<p className="text-meta text-muted">La cifra: noticias. El color y la forma: la sección de la primera.</p>}
    >
      <div className="territory @container/territory">
        <div className="territory-parts grid gap-x-8 gap-y-6">
          <div className="territory-map">
            <TileMap news={news} />
            <ul className="territory-key mt-3 grid gap-x-4 gap-y-1 text-meta">
              {[...sections.values()].map(({ section, name, poster }) => (
                <li key={section} data-section={section} className="flex items-center gap-2">
                  <span className="flex-none bg-accent p-1 text-on-accent">
                    <SectionForm of={poster} />
                  </span>{" "}
                  {name}
                </li>
              ))}
            </ul>
          </div>
          {elsewhere.length > 0 && (
            <Columns most={2} label="En otras secciones">
              {elsewhere.map(({ community, first }) => (
                <div key={community} data-section={first.section} data-news={community}>
                  <StoryForm
                    form="line"
                    kicker={
                      <p className="kicker flex items-center gap-2 text-accent">
                        <SectionForm of={first.poster} /> {community}
                      </p>
                    }
                    headline={
                      <Headline weight={5} level={4} to={first.href} url={first.url}>
                        {first.title}
                      </Headline>
                    }
                  />
                </div>
              ))}
            </Columns>
          )}
        </div>
      </div>
    </Block>
  );
}
