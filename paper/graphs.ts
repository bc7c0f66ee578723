import { homeContent } from "@/lib/structured/home";
import type { PageContent } from "@/lib/structured/page";
import type { FilmAddress, ImageAddress } from "@/lib/structured/types";
import { edition } from "@/data/edition";
import { sections } from "../schema/sections/sections";
import { front } from "./front";
import { ask, type PageKey } from "./pages";

/** What a page's graph says. Addresses come from the caller: the build asks first for which files there must be. */
export function contentOf(key: PageKey, image: ImageAddress, film: FilmAddress): PageContent {
  // The film came with the edition.
  const screening = front.film && { file: film(front.film.video), since: edition.close };
  if (key === "home") return homeContent(front, screening, image);
  return ask(key, ({ route: path, graph }, page) => ({
    path,
    name: page.title,
    description: page.intro,
    ...graph(page, { path, image }),
  }));
}

/** Every page's key, the front first. */
export const pageKeys: readonly PageKey[] = ["home", ...sections.map((section) => section.key)];
