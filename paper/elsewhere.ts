import { site } from "@/lib/site";
import { recordsIn } from "@/lib/records";
import { newspaper } from "@/data/newspaper";
import { pages } from "./pages";

/** The addresses that records give themselves. */
const ownPages = () =>
  [...recordsIn(pages)].flatMap((record) => ("url" in record && typeof record.url === "string" ? [record.url] : []));

/** The addresses on the newspaper's own server, as its data give them and as paths such as `/hemeroteca`, which this build does not answer. */
export function elsewhere(): string[] {
  const { addresses = {}, newsletterForm, searchForm } = newspaper;
  const forms = [newsletterForm, searchForm].flatMap((form) => (form ? [form.action] : []));
  const { origin } = new URL(site.url);
  return [...Object.values(addresses), ...forms, ...ownPages()].flatMap((address) => {
    const url = new URL(address, origin);
    return url.origin === origin ? [address, url.pathname + url.search + url.hash] : [];
  });
}
