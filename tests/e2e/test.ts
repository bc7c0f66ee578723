import { existsSync } from "node:fs";
import { test as base, expect, type ConsoleMessage, type Page } from "@playwright/test";
import { clear, isOpen, keptPage, note } from "./kept-page";

/*
 * In which projects a test runs, where it is not in all three (playwright.config.ts):
 * what needs scripts, and what is the same in every project and so is shown in one.
 */
export const WITH_SCRIPTS = { tag: ["@desktop", "@phone"] };
export const WITHOUT_SCRIPTS = { tag: "@no-javascript" };
export const ON_DESKTOP = { tag: "@desktop" };
export const ON_PHONE = { tag: "@phone" };
/** Where a test sets all its widths itself, which the phone's emulation does not follow. */
export const WIDE = { tag: ["@desktop", "@no-javascript"] };

/** Whether the project under test runs scripts. */
export const scripts = () => test.info().project.name !== "no-javascript";

/** Whether `out` is finished as it is published; with NEXT_RUNTIME=1 Next's runtime starts the islands. */
export const runtimeFree = () => existsSync("out/assets");

export const NOT_FOUND_LOG = /404/;

/** A fade between pages that the browser skips is reported as a promise refused; no reader sees it. */
export const SKIPPED_FADE = /^Transition was (aborted|skipped)/;

/** Hears console errors and warnings, exceptions, and requests to another origin, but for the not-found page's own log. */
function hear(page: Page, origin: string): string[] {
  const said: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type()) && !NOT_FOUND_LOG.test(message.text()))
      said.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => {
    if (!SKIPPED_FADE.test(error.message)) said.push(`exception: ${error.message}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) said.push(`request: ${request.url()}`);
  });
  return said;
}

/** Every test fails on what `hear` has heard of its page. */
export const test = base.extend<{ faults: boolean; own: boolean }>({
  /** Set where a test itself breaks something, which browsers report, and remember: it has a profile of its own too. */
  faults: [false, { option: true }],
  /** Set where a test needs a browser profile of its own: an empty cache, other files in it, another clock, other letters. */
  own: [false, { option: true }],
  page: async ({ browser, baseURL, faults, own, viewport }, lend) => {
    const alone = own || faults;
    const page = alone ? await (await browser.newContext()).newPage() : await keptPage(browser, viewport);
    const said = hear(page, new URL(baseURL ?? "").origin);
    await lend(page);
    if (alone) await page.context().close();
    else await clear(page);
    if (!faults) expect(said).toEqual([]);
  },
});

/** Goes to a page, unless it is there just as it was opened, and waits until its islands have started, where scripts run. */
export async function open(page: Page, path: string): Promise<void> {
  const { baseURL } = test.info().project.use;
  const url = new URL(path, baseURL).href;
  if (await isOpen(page, url)) return;
  // An address that differs in its anchor alone would load nothing.
  if (page.url().split("#")[0] === url.split("#")[0]) await page.goto("about:blank");
  await page.goto(path, { waitUntil: "load" });
  if (scripts()) await expect(page.locator("[data-strip]")).toBeAttached();
  await note(page);
}

/** What a reader sees of the page's words, in order, without the markup's white space. */
export const words = (page: Page, selector = "body") =>
  page.locator(selector).evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    copy.querySelectorAll("script, style, noscript, time").forEach((element) => element.remove());
    return copy.textContent.replace(/\s+/g, " ").trim();
  });

export { expect };
