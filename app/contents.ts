import { actualidad } from "@/data/actualidad";
import { cultura } from "@/data/cultura";
import { deportes } from "@/data/deportes";
import { economia } from "@/data/economia";
import { edition } from "@/data/edition";
import { home } from "@/data/home";
import type { PageKey } from "@/data/metadata";
import { opinion } from "@/data/opinion";
import { politica } from "@/data/politica";
import { opinionById, storyById } from "@/data/resolve/stories";
import { tecnologia } from "@/data/tecnologia";
import { homeContent } from "@/lib/structured/home";
import type { PageContent } from "@/lib/structured/page";
import * as sections from "@/lib/structured/sections";
import type { FilmAddress, ImageAddress } from "@/lib/structured/types";

/** The records the front announces, each once, in its order. */
const unique = (ids: readonly string[]) => [...new Set(ids)];

const frontStories = unique([home.lead, ...home.side, ...home.latest, home.sports.main]).map((id) =>
  storyById(id, "stories"),
);
// The teaser in the sidebar is not among them: the front does not print its hour.
const frontOpinions = unique(home.featuredOpinions).map((id) => opinionById(id, "opinions"));

/**
 * What the graph of every page says. Addresses come from the caller: pages give those of the files
 * that the build made, and the build, before that, asks for which files there must be.
 */
export const contents: Record<PageKey, (image: ImageAddress, film: FilmAddress) => PageContent> = {
  home: (image, film) => {
    // The film came with the edition.
    const screening = { file: film(home.film.video), since: edition.close };
    return homeContent({ page: home, stories: frontStories, opinions: frontOpinions, screening }, image);
  },
  actualidad: (image) => sections.actualidadContent(actualidad, image),
  politica: (image) => sections.politicaContent(politica, image),
  economia: (image) => sections.economiaContent(economia, image),
  tecnologia: (image) => sections.tecnologiaContent(tecnologia, image),
  cultura: (image) => sections.culturaContent(cultura, image),
  deportes: (image) => sections.deportesContent(deportes, image),
  opinion: (image) => sections.opinionContent(opinion, image),
};
