import { Readable } from "node:stream";
import { SitemapStream, streamToPromise, type SitemapItemLoose } from "sitemap";
import { ARCHIVE } from "@/lib/paths";
import { archivePath, publicAddress } from "@/paper/address";
import { contentOf, shownPages } from "@/paper/graphs";
import { ownPages } from "@/paper/paper";
import { site } from "@/paper/site";
import { newest } from "@/paper/structured/dates";
import { searchImage } from "../bitmaps";

export const dynamic = "force-static";

/** Every page: canonical addresses, when their newest content came, the pictures of what they show. */
function entries(): SitemapItemLoose[] {
  const shown = shownPages.map((key) => {
    const images = new Set<string>();
    const collect = (image: string) => {
      const bitmap = searchImage(image);
      images.add(bitmap.url);
      return bitmap;
    };
    const { path, times } = contentOf(key, collect, (film) => film);
    return { url: publicAddress(path), lastmod: newest(times), img: [...images].map((url) => ({ url })) };
  });
  const own = ownPages.map(({ route, updated }) => ({
    url: publicAddress(route),
    ...(updated && { lastmod: updated }),
  }));
  const kept = archivePath ? ([ARCHIVE, `${archivePath}/`] as const) : [];
  return [...shown, ...own, ...kept.map((path) => ({ url: publicAddress(path) }))];
}

/** The site map. Next's own sitemap.ts writes pictures before the date, which sitemaps.org's schema refuses. */
export async function GET(): Promise<Response> {
  const stream = new SitemapStream({
    hostname: site.url,
    xmlns: { news: false, video: false, xhtml: false, image: true },
  });
  const xml = await streamToPromise(Readable.from(entries()).pipe(stream));
  return new Response(xml.toString("utf8"), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
