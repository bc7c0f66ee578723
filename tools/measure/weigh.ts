import type { Page, Request, Response } from "@playwright/test";

export const kinds = ["html", "css", "script", "font", "image", "video", "other"] as const;
export type Kind = (typeof kinds)[number];

/** A file that a page has asked for; its bytes as transferred, without the response's headers. */
export type Requested = { url: string; kind: Kind; bytes: number };

/** What a page asks for when it opens; with all of its pictures and its film; and how many elements it has. */
export type Weight = { arrival: Requested[]; whole: Requested[]; elements: number };

/** How long nothing may have moved on the wire before a page counts as loaded. */
const QUIET_MS = 600;
const PATIENCE_MS = 20_000;

const KINDS: readonly [RegExp, Kind][] = [
  [/^text\/html/, "html"],
  [/^text\/css/, "css"],
  [/^(text|application)\/javascript/, "script"],
  [/^font\/|font-woff/, "font"],
  [/^image\//, "image"],
  [/^video\//, "video"],
];

const COMPRESSIBLE = /^text\/|javascript|json|svg|xml/;

/**
 * The bytes of a response's body, from its headers: a film comes in several ranges and counts once.
 * @throws Error if the server has not said the length, or sends a text that was not compressed beforehand
 */
function requested(response: Response): Requested {
  const url = response.url();
  const headers = response.headers();
  const type = headers["content-type"] ?? "";
  if (COMPRESSIBLE.test(type) && headers["content-encoding"] !== "br")
    throw new Error(`${url} is not served with brotli`);
  const bytes = Number(/\/(\d+)$/.exec(headers["content-range"] ?? "")?.[1] ?? headers["content-length"]);
  if (!Number.isInteger(bytes)) throw new Error(`${url} is served without its length: is it compressed on the fly?`);
  return { url, kind: KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? "other", bytes };
}

/** Addresses of stylesheets for paper and the like, which browsers fetch last and no screen waits for. */
const sheetsOfOtherMedia = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][media]")]
      .filter(({ media }) => !matchMedia(media).matches)
      .map(({ href }) => href),
  );

/** Asks for every picture of the page, those in closed panels too, and brings its films to the screen. */
async function askForAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) image.loading = "eager";
  });
  for (const film of await page.locator("video:visible").all()) await film.scrollIntoViewIfNeeded();
}

/**
 * Opens a page and lists what it asks for, until nothing more comes.
 * @param page a fresh one, its cache empty
 * @throws Error if a text comes uncompressed, or the page is never quiet
 */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const responses = new Map<string, Response>();
  const asleep = new Set<string>();
  let moved = Date.now();
  const waiting = new Set<Request>();
  page.on("request", (request) => {
    // A film that plays is never through, and others do not wait for it.
    if (request.resourceType() !== "media") waiting.add(request);
    moved = Date.now();
  });
  page.on("response", (response) => responses.set(response.url(), response));
  const settled = (request: Request) => {
    waiting.delete(request);
    moved = Date.now();
  };
  page.on("requestfinished", settled);
  page.on("requestfailed", settled);
  const quiet = async () => {
    const start = Date.now();
    while (waiting.size > 0 || Date.now() - moved < QUIET_MS) {
      if (Date.now() - start > PATIENCE_MS) throw new Error(`${address} still asks for files after ${PATIENCE_MS} ms`);
      await page.waitForTimeout(50);
    }
    for (const address of await sheetsOfOtherMedia(page)) asleep.add(address);
    return [...responses.values()].map((response): Requested => {
      const file = requested(response);
      return asleep.has(file.url) ? { ...file, kind: "other" } : file;
    });
  };

  await page.goto(address, { waitUntil: "load" });
  const arrival = await quiet();
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await askForAll(page);
  return { arrival, whole: await quiet(), elements };
}

/** The bytes of each kind. */
export function bytesByKind(files: readonly Requested[]): Record<Kind, number> {
  const sums: Record<Kind, number> = { html: 0, css: 0, script: 0, font: 0, image: 0, video: 0, other: 0 };
  for (const { kind, bytes } of files) sums[kind] += bytes;
  return sums;
}

/** All their bytes. */
export const totalBytes = (files: readonly Requested[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
