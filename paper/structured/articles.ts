import type { AnalysisNewsArticle, NewsArticle, OpinionNewsArticle } from "schema-dts";
import type { Analysis, Monograph } from "@/schema/economia";
import type { RegionalNews } from "@/schema/politica";
import type { OpinionPiece, Story } from "@/schema/story";
import { publicAddress, recordAddress } from "../address";
import { site } from "../site";
import { organizationId } from "./newsroom";
import { imageOf, type ImageAddress } from "./types";

/*
 * Properties from «Article structured data» of Google Search Central. author.url is missing, for authors have no page
 * here; dateModified is said of corrected stories alone. `path` is the page that prints a record, such as `/economia`.
 */

type Dated = Pick<Story, "id" | "title" | "time" | "url" | "correction"> & { excerpt?: string };

/** What all kinds have: the headline, the excerpt, the address (the page's, with the story's anchor), the dates, what was mended. */
function basics(record: Dated, path: `/${string}`) {
  const { correction, excerpt } = record;
  return {
    url: recordAddress(record, `${path}#${record.id}`),
    headline: record.title,
    ...(excerpt && { description: excerpt }),
    publisher: { "@id": organizationId },
    datePublished: record.time,
    ...(correction && {
      dateModified: correction.time,
      correction: { "@type": "CorrectionComment" as const, text: correction.text, datePublished: correction.time },
    }),
  } as const;
}

const person = (name: string) => ({ "@type": "Person", name }) as const;

/** A story of a section. */
export function newsArticle(story: Story, path: `/${string}`, image: ImageAddress): NewsArticle {
  return {
    "@type": "NewsArticle",
    ...basics(story, path),
    image: imageOf(story, image),
    author: person(story.author),
    articleSection: story.category,
  };
}

/** News of a community, which carries no signature: it is the newsroom's. */
export function regionalArticle(news: RegionalNews, path: `/${string}`, image: ImageAddress): NewsArticle {
  return {
    "@type": "NewsArticle",
    ...basics(news, path),
    image: imageOf(news, image),
    author: { "@type": "NewsMediaOrganization", "@id": organizationId, name: site.name, url: publicAddress("/") },
    articleSection: "Política",
    contentLocation: { "@type": "Place", name: news.community },
  };
}

/** The monograph of a company. */
export function monographArticle(monograph: Monograph, path: `/${string}`, image: ImageAddress): NewsArticle {
  return {
    "@type": "NewsArticle",
    ...basics(monograph, path),
    image: imageOf(monograph, image),
    author: person(monograph.author),
    articleSection: "Economía",
    about: { "@type": "Organization", name: monograph.company },
  };
}

/** The analysis of the markets, printed whole and without a picture. */
export function analysisArticle(analysis: Analysis, path: `/${string}`): AnalysisNewsArticle {
  return {
    "@type": "AnalysisNewsArticle",
    ...basics(analysis, path),
    articleBody: analysis.paragraphs.join("\n\n"),
    author: { ...person(analysis.author), jobTitle: analysis.role },
    articleSection: "Economía",
  };
}

/** An opinion piece: who says it, from which trade, and on what. */
export function opinionArticle(piece: OpinionPiece, path: `/${string}`, image: ImageAddress): OpinionNewsArticle {
  return {
    "@type": "OpinionNewsArticle",
    ...basics(piece, path),
    image: imageOf(piece, image),
    author: { ...person(piece.author), jobTitle: piece.role },
    articleSection: piece.category,
    about: piece.subject,
  };
}
