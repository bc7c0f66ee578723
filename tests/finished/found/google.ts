/*
 * What Google documents for each type that the pages use: developers.google.com, «Search
 * Central», as known in November 2026. `absent` names the recommended properties that the
 * paper has no truthful value for, with the reason; the test wants all the others.
 */

export type Rule = {
  source: string;
  required: readonly string[];
  recommended: readonly string[];
  absent?: Readonly<Record<string, string>>;
};

const DOCS = "https://developers.google.com/search/docs/appearance/structured-data/";

const article: Rule = {
  source: `${DOCS}article`,
  required: [],
  recommended: ["author", "author.name", "author.url", "dateModified", "datePublished", "headline", "image"],
  absent: {
    "author.url": "authors have no page of their own",
    dateModified: "no record tells of a change: it would be datePublished a second time",
  },
};

const event: Rule = {
  source: `${DOCS}event`,
  required: ["location", "location.address", "name", "startDate"],
  recommended: ["description", "endDate", "eventStatus", "image", "location.name", "offers", "organizer", "performer"],
  absent: {
    endDate: "no end is announced",
    offers: "nothing is sold here",
    organizer: "the paper does not say who organises it",
    performer: "nobody is named",
  },
};

export const RULES: Readonly<Record<string, Rule>> = {
  NewsArticle: article,
  OpinionNewsArticle: article,
  AnalysisNewsArticle: { ...article, absent: { ...article.absent, image: "it is printed without a picture" } },
  Event: {
    ...event,
    absent: { ...event.absent, description: "some are announced without a blurb; those with one have it" },
  },
  SportsEvent: { ...event, absent: { ...event.absent, image: "matches are announced without a picture" } },
  BreadcrumbList: { source: `${DOCS}breadcrumb`, required: ["itemListElement"], recommended: [] },
  ListItem: { source: `${DOCS}carousel`, required: ["position", "item"], recommended: [] },
  ItemList: { source: `${DOCS}carousel`, required: ["itemListElement"], recommended: [] },
  Movie: {
    source: `${DOCS}movie`,
    required: ["image", "name"],
    recommended: ["aggregateRating", "dateCreated", "director", "review"],
    absent: {
      aggregateRating: "nobody has voted",
      dateCreated: "the page says when a film opens, not when it was made",
      review: "the page prints a mark, not a review",
    },
  },
  VideoObject: {
    source: `${DOCS}video`,
    required: ["name", "thumbnailUrl", "uploadDate"],
    recommended: ["contentUrl", "description", "duration", "interactionStatistic"],
    absent: { duration: "a loop shows no length" },
  },
  NewsMediaOrganization: {
    source: `${DOCS}organization`,
    required: [],
    recommended: ["name", "url", "logo", "description"],
  },
  WebSite: {
    source: "https://developers.google.com/search/docs/appearance/site-names",
    required: ["name", "url"],
    recommended: [],
  },
  Person: { source: `${DOCS}profile-page`, required: ["name"], recommended: [] },
  // Not among Google's types; what schema.org gives as their plainest description.
  CollectionPage: {
    source: "https://schema.org/CollectionPage",
    required: ["name", "url", "mainEntity"],
    recommended: ["dateModified", "isPartOf"],
  },
  Book: { source: "https://schema.org/Book", required: ["name", "author"], recommended: ["genre", "image"] },
  PodcastEpisode: {
    source: "https://schema.org/PodcastEpisode",
    required: ["name", "partOfSeries"],
    recommended: ["duration", "image"],
  },
};

/** Types that only stand inside others, whose rules speak of them. */
export const PARTS = new Set([
  "ImageObject",
  "Place",
  "PostalAddress",
  "SportsTeam",
  "Organization",
  "PodcastSeries",
  "InteractionCounter",
  "WatchAction",
  "FollowAction",
  "WriteAction",
]);
