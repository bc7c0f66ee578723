import { footerLinks, type Newspaper } from "../../schema/newspaper";
import { warning, type Finding } from "./finding";

type Own = Pick<Newspaper, "addresses" | "footer" | "social" | "newsletterForm">;

/** What a newspaper's pages show and its readers press in vain: links and boxes on all pages that have no address yet. */
export function addressFindings({ addresses = {}, newsletterForm, ...own }: Own): Finding[] {
  const idle = ["Suscríbete", ...footerLinks(own)]
    .filter((words) => !(words in addresses))
    .map((words) => `«${words}»`);
  return [
    ...(idle.length > 0
      ? [warning("data/newspaper.ts: addresses", `no llevan a ninguna parte: ${idle.join(", ")}`)]
      : []),
    ...(newsletterForm
      ? []
      : [warning("data/newspaper.ts: newsletterForm", "falta: las cajas de correo no envían nada")]),
  ];
}
