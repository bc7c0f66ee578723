import type { Article, Thing } from "schema-dts";
import type { Kind } from "@/schema/declared";
import type { RecordOf } from "@/schema/record-types";
import { definitions } from "@/schema/sections";
import { ofKinds, type Found } from "../records";
import { analysisArticle, monographArticle, newsArticle, opinionArticle, regionalArticle } from "./articles";
import type { ImageAddress } from "./types";
import { book, columnist, event, match, movie } from "./works";

/* Which node stands for a record of which kind. */

const ARTICLES = ["story", "sportStory", "opinion", "regional", "monograph", "analysis"] as const satisfies Kind[];
type ArticleKind = (typeof ARTICLES)[number];

/** @param path the page that prints it */
type ArticleOf<Of extends Kind> = (record: RecordOf<Of>, path: `/${string}`, image: ImageAddress) => Article;

const articles: { [Of in ArticleKind]: ArticleOf<Of> } = {
  story: newsArticle,
  sportStory: newsArticle,
  opinion: opinionArticle,
  regional: regionalArticle,
  monograph: monographArticle,
  analysis: analysisArticle,
};

function articleOf<Of extends ArticleKind>({ kind, page, record }: Found<Of>, image: ImageAddress): Article {
  const path = page === "home" ? "/" : definitions[page].route;
  return articles[kind](record, path, image);
}

/** What a page has to read, in its order. */
export const articlesOf = (records: readonly Found[], image: ImageAddress): Article[] =>
  ofKinds(records, ...ARTICLES).map((found) => articleOf(found, image));

/** What else stands on a page, kind by kind: events, films, people. `matches` is the page of the matches to come, whose picture goes with them. */
export const othersOf = (records: readonly Found[], matches: { image: string }, image: ImageAddress): Thing[] => [
  ...ofKinds(records, "event").map(({ record }) => event(record, image)),
  ...ofKinds(records, "film").map(({ record }) => movie(record, image)),
  ...ofKinds(records, "book").map(({ record }) => book(record, image)),
  ...ofKinds(records, "match").map(({ record }) => match(record, image(matches.image))),
  ...ofKinds(records, "columnist").map(({ record }) => columnist(record, image)),
];
