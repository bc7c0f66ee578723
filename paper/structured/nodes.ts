import type { Article, Thing } from "schema-dts";
import { placed } from "../front";
import { ofKinds, type Found } from "../records";
import { articleOf, type Told } from "./articles";
import type { ImageAddress } from "./types";
import { book, columnist, event, match, movie } from "./works";

/* Which node stands for a record of which kind. */

/** What a page has to read, in its order. */
export const articlesOf = (records: readonly Found[], image: ImageAddress): Article[] =>
  ofKinds(records, "story", "sportStory", "opinion", "regional", "monograph", "analysis").map((found) =>
    articleOf(found.kind, placed<Told>(found), image),
  );

/** What else stands on a page, kind by kind: events, films, people. `matches` is the page of the matches to come, whose picture goes with them. */
export const othersOf = (records: readonly Found[], matches: { image: string }, image: ImageAddress): Thing[] => [
  ...ofKinds(records, "event").map(({ record }) => event(record, image)),
  ...ofKinds(records, "film").map(({ record }) => movie(record, image)),
  ...ofKinds(records, "book").map(({ record }) => book(record, image)),
  ...ofKinds(records, "match").map(({ record }) => match(record, image(matches.image))),
  ...ofKinds(records, "columnist").map(({ record }) => columnist(record, image)),
];
