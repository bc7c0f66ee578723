import { SUBSCRIBE } from "@/lib/controls";
import { footerLinks, type Newspaper } from "@/schema/newspaper";
import { warning, type Finding } from "@/lib/finding";

type Own = Pick<Newspaper, "addresses" | "footer" | "social" | "newsletterForm">;

/** What a newspaper's pages leave out: links and boxes of all pages that have no address yet. */
export function addressFindings(
  { addresses = {}, newsletterForm, ...own }: Own,
  pages: readonly { title: string }[],
): Finding[] {
  const idle = [SUBSCRIBE, ...footerLinks(own)]
    .filter((words) => !(words in addresses) && !pages.some(({ title }) => title === words))
    .map((words) => `«${words}»`);
  return [
    ...(idle.length > 0
      ? [warning("data/newspaper.ts: addresses", `no se enseñan, porque no llevan a ninguna parte: ${idle.join(", ")}`)]
      : []),
    ...(newsletterForm
      ? []
      : [warning("data/newspaper.ts: newsletterForm", "falta, y las cajas de correo no se enseñan")]),
  ];
}
