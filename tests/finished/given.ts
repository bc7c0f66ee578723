import { newspaper } from "../../data/newspaper";
import { pages } from "../../data/resolve/pages";
import { site } from "../../lib/site";
import { leaves } from "./leaves";

/* Addresses that the data give, and that are not of this build: the sample gives none. */

/** The addresses that records give themselves. */
const ownPages = leaves(pages).flatMap(({ path, value }) => (/\.url$/.test(path) ? [String(value)] : []));

/** As records and controls write them. */
export const GIVEN: ReadonlySet<string> = new Set([
  ...Object.values(newspaper.addresses ?? {}),
  ...[newspaper.newsletterForm, newspaper.searchForm].flatMap((form) => (form ? [form.action] : [])),
  ...ownPages,
]);

/** Those of records' own pages: as machines are told, and as links write them. */
export const OWN_PAGES: ReadonlyMap<string, string> = new Map(
  ownPages.map((address) => [new URL(address, site.url).href, address]),
);
