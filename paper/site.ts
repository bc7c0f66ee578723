import { href } from "@/lib/paths";
import { Stop } from "@/lib/stop";
import type { Site } from "@/schema/site";
import { footerLinks, publicUrl, type Newspaper } from "@/schema/newspaper";
import { ownPages, paper } from "./paper";

/** Where a newspaper is published: SITE_URL if it is set, else its own address. @throws Stop if that is no server's */
function siteUrl(newspaper: Newspaper, wished = process.env["SITE_URL"]): string {
  if (!wished) return newspaper.url;
  const { data, error } = publicUrl.safeParse(wished);
  if (data === undefined) throw new Stop(`SITE_URL: «${wished}» ${error.issues[0]?.message ?? "no es una dirección"}`);
  return data;
}

/** What titles, metadata, feeds and graphs say of the newspaper. */
export const site: Site = {
  ...paper.newspaper,
  url: siteUrl(paper.newspaper),
  locale: paper.newspaper.language.replace("-", "_"),
  addresses: {
    ...paper.newspaper.addresses,
    ...Object.fromEntries(ownPages.map(({ title, route }) => [title, href(route)])),
  },
  morePages: ownPages.map(({ title }) => title).filter((title) => !footerLinks(paper.newspaper).includes(title)),
};

/** Whether search engines may list the pages. A rehearsal, built with STAGING=1, is for those who know of it. */
export const listed = process.env["STAGING"] !== "1";

/** The edition that this build is made of, and the sections it has, in the order of the navigation. */
export const { edition, sections } = paper;
