import { ownPages, paper } from "./paper";
import { site } from "./site";
import { pageKeys, schemaOf } from "@/schema/sections";
import { walk } from "@/schema/walk";

/** The addresses that records give themselves. */
const recordPages = () =>
  pageKeys.flatMap((key) =>
    walk(schemaOf(key), paper.pages[key]).flatMap(({ says: { is }, value }) =>
      is === "address" && typeof value === "string" ? [value] : [],
    ),
  );

/** The addresses on the newspaper's own server, as its data give them and as paths such as `/hemeroteca`, which this build does not answer. */
export function elsewhere(): string[] {
  const { addresses = {}, newsletterForm, searchForm } = paper.newspaper;
  const forms = [newsletterForm, searchForm].flatMap((form) => (form ? [form.action] : []));
  const { origin } = new URL(site.url);
  const inText = ownPages.flatMap(({ links }) => links);
  return [...Object.values(addresses), ...forms, ...recordPages(), ...inText].flatMap((address) => {
    const url = new URL(address, origin);
    return url.origin === origin ? [address, url.pathname + url.search + url.hash] : [];
  });
}
