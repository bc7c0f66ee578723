import { definitions, schemaOf, type PageKey } from "@/schema/sections";
import { front, paper } from "./paper";
import { timesIn } from "./read";
import { articlesOf, othersOf } from "./structured/nodes";
import { homeContent } from "./structured/home";
import type { PageContent } from "./structured/page";
import type { FilmAddress, ImageAddress } from "./structured/types";

/** Every page's key, the front first. */
export const shownPages: readonly PageKey[] = ["home", ...paper.sections.map(({ key }) => key)];

/** What a page's graph says. Addresses come from the caller: the build asks first for which files there must be. */
export function contentOf(key: PageKey, image: ImageAddress, film: FilmAddress): PageContent {
  // The film came with the edition.
  const screening = front.film && { file: film(front.film.video), since: paper.edition.close };
  if (key === "home") return homeContent(front, screening, image);
  const page = paper.pages[key];
  const printed = paper.records.filter((found) => found.page === key);
  return {
    path: definitions[key].route,
    name: page.title,
    description: page.intro,
    articles: articlesOf(printed, image),
    times: timesIn({ schema: schemaOf(key), content: page }),
    others: othersOf(printed, paper.pages.deportes, image),
  };
}
