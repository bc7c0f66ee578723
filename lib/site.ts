import { newspaper } from "@/data/newspaper";
import { publicUrl } from "@/schema/newspaper";

/** The site's address without a slash at its end, SITE_URL if it is set. @throws Error if that is no server's */
export function siteUrl(wished = process.env["SITE_URL"]): string {
  if (!wished) return newspaper.url.replace(/\/$/, "");
  const { success, error } = publicUrl.safeParse(wished);
  if (!success) throw new Error(`SITE_URL: «${wished}» ${error.issues[0]?.message ?? "no es una dirección"}`);
  return wished.replace(/\/$/, "");
}

/** The one configuration that titles, metadata, header and footer are fed from: the newspaper, and where it is published. */
export const site = {
  ...newspaper,
  url: siteUrl(),
  /** As Open Graph writes a language (ogp.me): es_ES. */
  locale: newspaper.language.replace("-", "_"),
};

/** Whether search engines may list the pages. A rehearsal, built with STAGING=1, is for those who know of it. */
export const listed = process.env["STAGING"] !== "1";
