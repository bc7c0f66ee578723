import type { SectionKey } from "../../lib/sections";
import type { Actualidad } from "../schema/actualidad";
import type { Cultura } from "../schema/cultura";
import type { Deportes } from "../schema/deportes";
import type { Economia } from "../schema/economia";
import type { Opinion } from "../schema/opinion";
import type { Politica } from "../schema/politica";
import type { Tecnologia } from "../schema/tecnologia";

/** The sections' pages, each under its key. */
export type SectionPages = {
  actualidad: Actualidad;
  politica: Politica;
  economia: Economia;
  tecnologia: Tecnologia;
  cultura: Cultura;
  deportes: Deportes;
  opinion: Opinion;
};

/** A record with an anchor, the section whose page prints it, and where it stands in that section's file: `news[2]`. */
export type Anchored<Kind> = { record: Kind; section: SectionKey; at: string };

const one = <Kind>(section: SectionKey, at: string, record: Kind): Anchored<Kind>[] => [{ section, at, record }];

const each = <Kind>(section: SectionKey, at: string, records: readonly Kind[]): Anchored<Kind>[] =>
  records.map((record, index) => ({ section, at: `${at}[${index}]`, record }));

/** Everything that can be linked to on a section's page, by kind, in the pages' order. */
export function gather({ actualidad, politica, economia, tecnologia, cultura, deportes, opinion }: SectionPages) {
  return {
    stories: [
      ...one("actualidad", "hot", actualidad.hot),
      ...each("actualidad", "latest", actualidad.latest),
      ...one("politica", "urgent", politica.urgent),
      ...each("politica", "news", politica.news),
      ...each("economia", "news", economia.news),
      ...one("tecnologia", "hero", tecnologia.hero),
      ...each("tecnologia", "announcements", tecnologia.announcements),
      ...each("cultura", "news", cultura.news),
      ...each("deportes", "featured", deportes.featured),
    ],
    opinionPieces: [...each("opinion", "featured", opinion.featured), ...each("opinion", "latest", opinion.latest)],
    sportItems: each("deportes", "latest", deportes.latest),
    others: [
      ...each("politica", "regional", politica.regional),
      ...one("economia", "monograph", economia.monograph),
      ...one("economia", "analysis", economia.analysis),
      ...each("tecnologia", "launches", tecnologia.launches),
    ],
  };
}

export type Gathered = ReturnType<typeof gather>;
