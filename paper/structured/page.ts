import type { Article, BreadcrumbList, CollectionPage, Graph, ItemList, Thing, WebPage } from "schema-dts";
import { publicAddress } from "../address";
import { newest } from "./dates";
import { site } from "../site";
import { organization, webSite, webSiteId } from "./newsroom";
import type { BitmapOf } from "./types";

/** One step down from the front, as the page's own trail says. */
function breadcrumb(name: string, path: `/${string}`): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Inicio", item: publicAddress("/") },
      { "@type": "ListItem", position: 2, name, item: publicAddress(path) },
    ],
  };
}

/** An article that the page prints, or one that it announces: the graph of that one's own page tells it whole. */
type Listed = { item: Article } | { url: string };

function itemList(listed: readonly Listed[]): ItemList {
  return {
    "@type": "ItemList",
    numberOfItems: listed.length,
    itemListElement: listed.map((entry, index) => ({ "@type": "ListItem", position: index + 1, ...entry })),
  };
}

/** A page and what it shows, in the page's order. */
export type PageContent = {
  path: `/${string}`;
  /** Its title as printed. */
  name: string;
  /** Its intro, where it prints one. */
  description?: string;
  /** None on a page that is no section's. */
  listed: readonly Listed[];
  /** The ISO instants of its stories, or the day it was changed. */
  times: readonly string[];
  /** What else stands on it: events, films, people. */
  others?: readonly Thing[];
};

/** The graph of a page: newspaper, site, page with its stories, what else it shows. */
export function pageGraph(content: PageContent, bitmapOf: BitmapOf): Graph {
  const { path, name, description, listed, times, others = [] } = content;
  const url = publicAddress(path);
  const page: CollectionPage | WebPage = {
    "@type": listed.length > 0 ? "CollectionPage" : "WebPage",
    "@id": url,
    url,
    name,
    ...(description && { description }),
    inLanguage: site.language,
    isPartOf: { "@id": webSiteId },
    ...(times.length > 0 && { dateModified: newest(times) }),
    // The front is where the trail begins.
    ...(path !== "/" && { breadcrumb: breadcrumb(name, path) }),
    ...(listed.length > 0 && { mainEntity: itemList(listed) }),
  };
  return { "@context": "https://schema.org", "@graph": [organization(bitmapOf), webSite(), page, ...others] };
}
