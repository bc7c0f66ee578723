import { existsSync } from "node:fs";
import { test as base, expect, type ConsoleMessage, type Page } from "@playwright/test";

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

/**
 * Every test fails on a console error or warning, an exception, or a request to
 * another origin, on any page but for the not-found page's own log.
 */
export const test = base.extend<{ quiet: undefined; faults: boolean }>({
  /** Set where a test itself breaks something, which browsers report. */
  faults: [false, { option: true }],
  quiet: [
    async ({ page, baseURL, faults }, use) => {
      const said: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (!["error", "warning"].includes(message.type())) return;
        if (NOT_FOUND_LOG.test(message.text())) return;
        said.push(`${message.type()}: ${message.text()}`);
      };
      page.on("console", hear);
      page.on("pageerror", (error) => {
        if (!SKIPPED_FADE.test(error.message)) said.push(`exception: ${error.message}`);
      });
      page.on("request", (request) => {
        if (!request.url().startsWith(new URL(baseURL ?? "").origin)) said.push(`request: ${request.url()}`);
      });
      await use(undefined);
      if (!faults) expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

/** Goes to a page and waits until its islands have started, where scripts run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  if (scripts()) await expect(page.locator("[data-strip]")).toBeAttached();
}

/** What a reader sees of the page's words, in order, without the markup's white space. */
export const words = (page: Page, selector = "body") =>
  page.locator(selector).evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    copy.querySelectorAll("script, style, noscript, time").forEach((element) => element.remove());
    return copy.textContent.replace(/\s+/g, " ").trim();
  });

export { expect };
