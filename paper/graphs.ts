import { definitions, schemaOf, type PageKey } from "@/schema/sections";
import { placed } from "./front";
import { front, paper } from "./paper";
import { timesIn } from "./read";
import { ofKinds } from "./records";
import { articleOf, type Told } from "./structured/articles";
import { homeContent } from "./structured/home";
import type { PageContent } from "./structured/page";
import type { BitmapOf, FilmAddress } from "./structured/types";
import { book, columnist, event, match, movie } from "./structured/works";

/** Every page's key, the front first. */
export const shownPages: readonly PageKey[] = ["home", ...paper.sections.map(({ key }) => key)];

/** What a page's graph says. Bitmaps and addresses come from the caller: the build asks first for which files there must be. */
export function contentOf(key: PageKey, bitmapOf: BitmapOf, film: FilmAddress): PageContent {
  // The film came with the edition.
  const screening = front.film && { file: film(front.film.video), since: paper.edition.close };
  if (key === "home") return homeContent(front, screening, bitmapOf);
  const page = paper.pages[key];
  const printed = paper.records.filter((found) => found.page === key);
  const articles = ofKinds(printed, "story", "sportStory", "opinion", "regional", "monograph", "analysis");
  return {
    path: definitions[key].route,
    name: page.title,
    description: page.intro,
    listed: articles.map((found) => ({ item: articleOf(found.kind, placed<Told>(found), bitmapOf) })),
    times: timesIn({ schema: schemaOf(key), content: page }),
    // Kind by kind; the matches to come have the picture of their page.
    others: [
      ...ofKinds(printed, "event").map(({ record }) => event(record, bitmapOf)),
      ...ofKinds(printed, "film").map(({ record }) => movie(record, bitmapOf)),
      ...ofKinds(printed, "book").map(({ record }) => book(record, bitmapOf)),
      ...ofKinds(printed, "match").map(({ record }) => match(record, paper.pages.deportes.image, bitmapOf)),
      ...ofKinds(printed, "columnist").map(({ record }) => columnist(record, bitmapOf)),
    ],
  };
}
