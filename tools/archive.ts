import { readFile } from "node:fs/promises";
import path from "node:path";
import { put } from "../lib/disk";
import { filesIn } from "../lib/folders";
import { basePath } from "../lib/paths";
import { archivePath, publicAddress } from "../paper/address";

/*
 * An edition's pages once more, below /hemeroteca and the day of its close, where they stay when others have come. They ask
 * for the same files as the day's, and name themselves as canonical.
 */

const PAGE = /(^|\/)index\.html$/;

/** A page as the archive has it: what leads to pages of its edition stays within it, but for the way to the day's front. */
function archived(html: string, sections: string, place: string): string {
  const [front, there] = [publicAddress("/"), publicAddress(`${archivePath ?? ""}/`)];
  return (
    html
      .replace('<p hidden="" data-archived=""', "<p")
      .replace(new RegExp(`(<a [^>]*?href=")${basePath}/(${sections})?(?=["#])`, "g"), `$1${place}/$2`)
      .replace(/<a data-today="" href="[^"]*"/, `<a href="${basePath}/"`)
      // What the head and the graph say of a page; the front's address is the newspaper's and the site's too.
      .replace(new RegExp(`${front.replaceAll(".", "\\.")}(${sections})(?=["#])`, "g"), `${there}$1`)
      .replaceAll(new RegExp(`((?:rel="canonical" href|property="og:url" content)=")${front}?(?=")`, "g"), `$1${there}`)
  );
}

/**
 * Writes them into a finished site, if the newspaper keeps an archive.
 * @param out the finished site
 * @returns the folder they lie in
 */
export async function writeArchive(out: string): Promise<string | undefined> {
  if (!archivePath) return undefined;
  const pages = filesIn(out).filter((file) => PAGE.test(file) && !file.startsWith("hemeroteca/"));
  const sections = pages.flatMap((page) => page.replace(/\/?index\.html$/, "") || []).join("|");
  const place = path.join(out, archivePath);
  for (const page of pages) {
    const html = await readFile(path.join(out, page), "utf8");
    await put(path.join(place, page), archived(html, sections, basePath + archivePath));
  }
  return place;
}
