import { newspaper } from "@/data/newspaper";
import { pages } from "@/data/resolve/pages";

function* ownPages(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  if ("url" in value && typeof value.url === "string") yield value.url;
  for (const child of Object.values(value)) yield* ownPages(child);
}

/** The addresses on the newspaper's own server, such as `/hemeroteca`, that its data give and this build does not answer. */
export function elsewhere(): string[] {
  const { addresses = {}, newsletterForm, searchForm } = newspaper;
  const forms = [newsletterForm, searchForm].flatMap((form) => (form ? [form.action] : []));
  return [...Object.values(addresses), ...forms, ...ownPages(pages)].filter((address) => address.startsWith("/"));
}
