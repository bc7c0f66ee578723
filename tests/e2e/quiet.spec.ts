import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { FIRST_SCREEN } from "../../components/FirstScreen";
import { listen } from "../../tools/serve/server";
import { BASE, sentWithAll } from "../finished/tree";
import { drawnTwice, expect, readToTheEnd, runtimeFree, SCREENS, test, WITH_SCRIPTS } from "./test";

/* What a page does while it is read: nothing that a reader would notice, or should not have to allow. */

/** What browsers say of a font that is empty, and of the not-found page's status. */
const EXPECTED = /^(Failed to decode downloaded font|OTS parsing error)|status of 404/;

/*
 * Two fonts never set every line to the same length, so words that are painted before their font is there may move a
 * little once. When that happens depends on the machine; here it never happens, for none comes.
 */
const withoutFonts = (page: Page) =>
  page.route(/\.woff2$/, (route) => route.fulfill({ contentType: "font/woff2", body: "" }));

/** From its first paint on, whatever of a page moves without the reader's doing. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: unknown[] = [];
    new PerformanceObserver((list) => moves.push(...list.getEntries().map((entry): unknown => entry.toJSON()))).observe(
      { type: "layout-shift" },
    );
    Reflect.set(globalThis, "moves", moves);
  });

/** A tenth of what web.dev calls good. Phones do not wait for their first screen, and a mark or two may move there. */
const NOTICED = 0.01;

/** How far a page has moved, as browsers count it. */
async function shiftOf(page: Page): Promise<number> {
  const moves = await page.evaluate(() => Reflect.get(globalThis, "moves") as { value: number }[]);
  return moves.reduce((sum, { value }) => sum + value, 0);
}

/** Run in the page: what moves by itself for more than five seconds, and has no key beside it that stops it (WCAG 2.2.2). */
const restless = () =>
  document.getAnimations().flatMap(({ effect, timeline }) => {
    const target = effect instanceof KeyframeEffect && timeline instanceof DocumentTimeline ? effect.target : null;
    const lasts = Number(effect?.getComputedTiming().endTime) > 5000;
    return target && lasts && !target.closest(":has(> label > [type=checkbox])") ? [target.className] : [];
  });

/** Bytes of HTML that arrive together, and milliseconds until the next do: time enough to paint what is there. */
const PIECE = 1500;
const PAUSE_MS = 20;

/**
 * A page's HTML as a slow line brings it: what comes before its body paints nothing, and what follows its first screen moves
 * nothing there.
 */
async function* inPieces(html: Buffer) {
  const body = html.indexOf("<body");
  yield html.subarray(0, body);
  const end = html.indexOf(`id="${FIRST_SCREEN}"`);
  if (end < body) throw new Error("A page does not say where its first screen ends");
  let at = body;
  for (; at < end; at += PIECE) {
    yield html.subarray(at, at + PIECE);
    await setTimeout(PAUSE_MS);
  }
  yield html.subarray(at);
}

/**
 * A server that has a site's files from another, and sends its pages in pieces, with the headers that hosts read in `_headers`:
 * what the policy of the server or that of the page does not know is not shown, and complained of. That nginx, Caddy and Apache
 * send the same is asked by tests/finished/hosts.spec.ts.
 */
const slowLine = (site: string, headers: Map<string, string>) =>
  listen(({ url: address = "/" }, response) => {
    const answer = async () => {
      const served = await fetch(new URL(address, site));
      const type = served.headers.get("content-type") ?? "";
      response.setHeaders(headers);
      const body = Buffer.from(await served.arrayBuffer());
      response.writeHead(served.status, { "content-type": type });
      Readable.from(type.startsWith("text/html") ? inPieces(body) : [body]).pipe(response);
    };
    void answer();
  });

test(
  "no page complains, lacks a file, asks elsewhere, or moves, as it comes in pieces and when read",
  WITH_SCRIPTS,
  async ({ page, baseURL }) => {
    const headers = runtimeFree() ? sentWithAll() : new Map<string, string>();
    if (runtimeFree())
      expect([...headers.keys()]).toEqual(expect.arrayContaining(["Content-Security-Policy", "No-Vary-Search"]));
    const { url, stop } = await slowLine(baseURL ?? "", headers);
    const said: string[] = [];
    page.on("console", (message) => {
      // The not-found page's own line is a mere log.
      if (message.type() !== "log" && !EXPECTED.test(message.text())) said.push(`console: ${message.text()}`);
    });
    page.on("pageerror", ({ message }) => said.push(`exception: ${message}`));
    page.on("request", (request) => {
      if (!request.url().startsWith(url)) said.push(`asks ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400 && response.request().resourceType() !== "document")
        said.push(`lacks ${response.url()}`);
    });
    try {
      await withoutFonts(page);
      await watchMoves(page);
      // As much as a phone shows between its bars: what is lower may still grow.
      const { width = 0 } = page.viewportSize() ?? {};
      await page.setViewportSize({ width, height: 740 });
      for (const { name, path } of SCREENS) {
        await page.goto(new URL(path, `${url}${BASE}/`).href);
        await drawnTwice(page);
        expect.soft(await shiftOf(page), `${name} as it comes`).toBeLessThan(NOTICED);
        await expect(page.locator("[data-strip], html[data-late]").first()).toBeAttached();
        await readToTheEnd(page);
        await drawnTwice(page);
        expect.soft(await shiftOf(page), name).toBeLessThan(NOTICED);
        expect.soft(await page.evaluate(restless), `moves for long on ${name}`).toEqual([]);
        for (const tab of await page.getByRole("tab").all()) {
          await tab.click();
          await page.getByRole("tabpanel").scrollIntoViewIfNeeded();
        }
        expect.soft(said.splice(0), name).toEqual([]);
      }
    } finally {
      await stop();
    }
  },
);
