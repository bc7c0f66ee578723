import type { Article, Thing } from "schema-dts";
import type { Kind } from "@/schema/declared";
import { definitions } from "@/schema/sections/sections";
import type { Found } from "../records";
import { analysisArticle, monographArticle, newsArticle, opinionArticle, regionalArticle } from "./articles";
import type { ImageAddress } from "./types";
import { book, columnist, event, match, movie } from "./works";

/* Which node stands for a record of which kind. */

function articleOf(found: Found, image: ImageAddress): Article | undefined {
  const path = found.page === "home" ? "/" : definitions[found.page].route;
  switch (found.kind) {
    case "story":
    case "sportStory":
      return newsArticle(found.record, path, image);
    case "opinion":
      return opinionArticle(found.record, path, image);
    case "regional":
      return regionalArticle(found.record, path, image);
    case "monograph":
      return monographArticle(found.record, path, image);
    case "analysis":
      return analysisArticle(found.record, path);
    default:
      return undefined;
  }
}

/** @param matches the page that a match to come is announced on, whose picture goes with it */
function thingOf(found: Found, matches: { image: string }, image: ImageAddress): Thing | undefined {
  switch (found.kind) {
    case "event":
      return event(found.record, image);
    case "film":
      return movie(found.record, image);
    case "book":
      return book(found.record, image);
    case "match":
      return match(found.record, image(matches.image));
    case "columnist":
      return columnist(found.record, image);
    default:
      return undefined;
  }
}

/** What a page has to read, in its order. */
export const articlesOf = (records: readonly Found[], image: ImageAddress): Article[] =>
  records.map((found) => articleOf(found, image)).filter((node) => node !== undefined);

/** What else is told of, kind by kind. */
const OTHERS = ["event", "film", "book", "match", "columnist"] as const satisfies readonly Kind[];

/** What else stands on a page: events, films, people. */
export const othersOf = (records: readonly Found[], matches: { image: string }, image: ImageAddress): Thing[] =>
  OTHERS.flatMap((kind) => records.filter((found) => found.kind === kind))
    .map((found) => thingOf(found, matches, image))
    .filter((node) => node !== undefined);
