import { newspaper } from "../../data/newspaper";
import { pages } from "../../data/resolve/pages";
import { site } from "../../lib/site";

/* Addresses that the data give, and that are not of this build: the sample gives none. */

function* ownPages(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  if ("url" in value && typeof value.url === "string") yield value.url;
  for (const child of Object.values(value)) yield* ownPages(child);
}

/** As records and controls write them. */
export const GIVEN: ReadonlySet<string> = new Set([
  ...Object.values(newspaper.addresses ?? {}),
  ...[newspaper.newsletterForm, newspaper.searchForm].flatMap((form) => (form ? [form.action] : [])),
  ...ownPages(pages),
]);

/** Those of records' own pages: as machines are told, and as links write them. */
export const OWN_PAGES: ReadonlyMap<string, string> = new Map(
  [...ownPages(pages)].map((address) => [new URL(address, site.url).href, address]),
);
