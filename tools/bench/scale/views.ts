import { during } from "../../../adapter/progress";
import { screens } from "../../measure/screens";
import type { Requested } from "../../measure/weigh";
import { weighPages } from "../measure";
import { brotliModule, onLoopback, startNginx } from "../../nginx";
import { freePort } from "../../processes";
import { serve } from "../../server";
import { loadServer } from "./load";

/** What page views of one sort cost a server: per view requests and bytes with headers, and how many a second one core gave. */
export type Views = { requests: number; bytes: number; perSecond: number };

/** A reader's first page, with an empty cache; and a further one, with styles, scripts and fonts kept. */
export type Served = { first: Views; further: Views; pages: number; encoding: string; seconds: number };

/** nginx has the one core, wrk the other. */
const CORES = { nginx: 0, wrk: 1 };

/** Kept by the browser from page to page. */
const KEPT = new Set(["css", "script", "font"]);

/** What the pages ask for when they open, one list for each. */
async function listRequests(chromium: string, site: string): Promise<Requested[][]> {
  const { url, stop } = await serve({ root: site });
  try {
    const pages = screens.filter(({ name }) => name !== "404");
    return [...(await weighPages(chromium, pages, url)).values()].map(({ arrival }) => arrival);
  } finally {
    await stop();
  }
}

/**
 * Loads one core of nginx with the pages, each as often as the others.
 * @param chromium its path, to learn what the pages ask for
 * @param site the finished site, with the configuration that its build wrote for nginx
 * @param folder a temporary one
 * @param seconds how long each load lasts
 */
export async function serveViews(
  chromium: string,
  { site, nginx: ready, folder, seconds }: { site: string; nginx: string; folder: string; seconds: number },
): Promise<Served> {
  const pages = await listRequests(chromium, site);
  const ports = { site: await freePort(), redirect: await freePort() };
  const brotli = brotliModule();
  const nginx = await startNginx(
    `http://127.0.0.1:${ports.site}`,
    onLoopback(ready, { site, ports, brotli: brotli !== undefined }),
    { core: CORES.nginx, modules: brotli ? [brotli] : [] },
  );
  const encoding = brotli ? "br" : "gzip";
  try {
    const viewsOf = async (keep: (file: Requested) => boolean): Promise<Views> => {
      const paths = pages.flatMap((page) => page.filter(keep).map(({ url }) => new URL(url).pathname));
      const load = await loadServer(nginx.url, paths, { encoding, folder, core: CORES.wrk, seconds });
      const requests = paths.length / pages.length;
      return { requests, bytes: load.bytes * requests, perSecond: load.requests / requests };
    };
    const first = await during("Loading nginx with first pages", () => viewsOf(() => true));
    const further = await during("Loading nginx with further pages", () => viewsOf(({ kind }) => !KEPT.has(kind)));
    return { first, further, pages: pages.length, encoding, seconds };
  } finally {
    await nginx.stop();
  }
}
