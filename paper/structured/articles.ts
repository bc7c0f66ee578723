import type { Article } from "schema-dts";
import { signatoriesOf, type Author } from "@/lib/signatures";
import type { OpinionPiece, Story } from "@/schema/story";
import { definitions } from "@/schema/sections";
import { publicAddress, recordAddress } from "../address";
import type { Placed } from "../front";
import { site } from "../site";
import { organizationId } from "./newsroom";
import { imageOf, webPage, type BitmapOf } from "./types";

/** What schema.org calls the articles of each kind. */
const TYPES = {
  story: "NewsArticle",
  sportStory: "NewsArticle",
  opinion: "OpinionNewsArticle",
  regional: "NewsArticle",
  monograph: "NewsArticle",
  analysis: "AnalysisNewsArticle",
} as const;
export type ArticleKind = keyof typeof TYPES;

/** What an article may say, whatever its kind. News of a community carries no signature, the analysis no picture. */
export type Told = Pick<Story, "id" | "title" | "time" | "url" | "correction" | "credit" | "caption" | "community"> &
  Partial<Pick<OpinionPiece, "excerpt" | "image" | "author" | "role" | "subject">> & {
    category?: string;
    company?: string;
    paragraphs?: readonly string[];
  };

/** The newspaper, which signs what nobody else does. */
const newsroom = () =>
  ({ "@type": "NewsMediaOrganization", "@id": organizationId, name: site.name, url: publicAddress("/") }) as const;

/** Somebody who signs, and the page about them, if the newspaper names one. */
function signatory({ name, role, page, organization }: Author) {
  const known = { name, ...webPage({ url: page }) };
  if (organization) return { "@type": "Organization", ...known } as const;
  return { "@type": "Person", ...known, ...(role && { jobTitle: role }) } as const;
}

/** Those who sign, one by one. What a piece says of its author's role is said of one alone. */
function authorsOf(byline: string, role?: string) {
  const all = signatoriesOf(byline, site.authors);
  const [only, ...others] = all;
  return only && others.length === 0 ? signatory({ ...only, ...(role && { role }) }) : all.map(signatory);
}

/**
 * An article. Properties from «Article structured data» of Google Search Central: dateModified is said of corrected
 * stories alone.
 */
export function articleOf(kind: ArticleKind, record: Placed<Told>, bitmapOf: BitmapOf): Article {
  const { author, role, correction, excerpt, paragraphs, company, subject } = record;
  return {
    "@type": TYPES[kind],
    url: recordAddress(record, record.href),
    headline: record.title,
    ...(excerpt && { description: excerpt }),
    publisher: { "@id": organizationId },
    datePublished: record.time,
    ...(correction && {
      dateModified: correction.time,
      correction: { "@type": "CorrectionComment", text: correction.text, datePublished: correction.time },
    }),
    ...(record.image && { image: imageOf({ ...record, image: record.image }, bitmapOf) }),
    ...(paragraphs && { articleBody: paragraphs.join("\n\n") }),
    author: author ? authorsOf(author, role) : newsroom(),
    articleSection: record.category ?? definitions[record.section].name,
    ...(kind === "regional" && record.community && { contentLocation: { "@type": "Place", name: record.community } }),
    ...(kind === "monograph" && company && { about: { "@type": "Organization", name: company } }),
    ...(subject && { about: subject }),
  };
}
