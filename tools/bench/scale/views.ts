import { screens } from "../../measure/screens";
import type { Requested } from "../../measure/weigh";
import { weighPages } from "../measure";
import { say } from "../../lab/say";
import { serve } from "../../server";
import { loadServer } from "./load";
import { startNginx } from "./nginx";

/** What page views of one sort cost a server: per view requests and bytes with headers, and how many a second one core gave. */
export type Views = { requests: number; bytes: number; perSecond: number };

/** A reader's first page, with an empty cache; and a further one, with styles, scripts and fonts kept. */
export type Served = { first: Views; further: Views; encoding: string; seconds: number };

const SECONDS = 10;

/** nginx has the one core, wrk the other. */
const CORES = { nginx: 0, wrk: 1 };

/** Kept by the browser from page to page. */
const KEPT = new Set(["css", "script", "font"]);

/** What the eight pages ask for when they open, one list for each page. */
async function listRequests(chromium: string, site: string): Promise<Requested[][]> {
  const { url, server } = await serve({ root: site });
  try {
    const pages = screens.filter(({ name }) => name !== "404");
    return [...(await weighPages(chromium, pages, url)).values()].map(({ arrival }) => arrival);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/**
 * Loads one core of nginx with the eight pages, each as often as the others.
 * @param chromium its path, to learn what the pages ask for
 * @param files the finished site, the configuration for nginx that the build wrote, and a temporary folder
 */
export async function serveViews(
  chromium: string,
  files: { site: string; nginx: string; folder: string },
): Promise<Served> {
  const pages = await listRequests(chromium, files.site);
  const nginx = await startNginx({ ready: files.nginx, site: files.site, folder: files.folder, core: CORES.nginx });
  try {
    const viewsOf = async (keep: (file: Requested) => boolean): Promise<Views> => {
      const paths = pages.flatMap((page) => page.filter(keep).map(({ url }) => new URL(url).pathname));
      const load = await loadServer(nginx, paths, { folder: files.folder, core: CORES.wrk, seconds: SECONDS });
      const requests = paths.length / pages.length;
      return { requests, bytes: load.bytes * requests, perSecond: load.requests / requests };
    };
    say(`loading nginx with first pages for ${SECONDS} s`);
    const first = await viewsOf(() => true);
    say(`loading nginx with further pages for ${SECONDS} s`);
    const further = await viewsOf(({ kind }) => !KEPT.has(kind));
    return { first, further, encoding: nginx.encoding, seconds: SECONDS };
  } finally {
    await nginx.stop();
  }
}
