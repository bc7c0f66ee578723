import { test as bare, expect } from "@playwright/test";
import puppeteer, { type Browser } from "puppeteer-core";
import { LAUNCH_ARGS } from "../../tools/check/chromium";
import { HAS, ON_DESKTOP, runtimeFree } from "./test";

/*
 * A browser that knows speculation rules prepares the page behind a link on which the
 * pointer rests. Playwright stays with the page that was left, so this one test is
 * driven by puppeteer, which follows to the prepared one.
 */

/** Neither browser nor driver says when the page behind is ready, or has come forward; who asks meanwhile is lost. */
const REST_MS = 1500;
const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

/** Rests on the link to Política, follows it, and gives what the page has that comes. */
async function follow(browser: Browser, home: string) {
  const page = await browser.newPage();
  await page.goto(home, { waitUntil: "load" });
  const link = 'header nav a[href$="/politica"]';
  await page.hover(link);
  await rest();
  expect(page.url()).toBe(home);
  await page.click(link);
  await rest();
  return page.evaluate(() => ({
    path: location.pathname,
    prepared: performance
      .getEntriesByType("navigation")
      .some((entry) => Number(Reflect.get(entry, "activationStart")) > 0),
    tabs: document.querySelectorAll("[role=tab]").length,
    strip: document.querySelector("[data-strip]")?.getAttribute("data-strip"),
    day: document.querySelector("header time")?.getAttribute("datetime"),
    today: new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" }).format(),
  }));
}

bare("a page prepared on a guess has its strip, its day and its tabs when visited", ON_DESKTOP, async ({ baseURL }) => {
  bare.skip(!runtimeFree(), "Next's own pages carry no rules");
  bare.setTimeout(90_000);
  const browser = await puppeteer.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "",
    args: LAUNCH_ARGS,
    defaultViewport: { width: 1280, height: 900 },
    protocolTimeout: 10_000,
  });
  try {
    await expect(async () => {
      const seen = await follow(browser, baseURL ?? "");
      expect(seen).toMatchObject({ prepared: true, tabs: HAS.tabs, strip: "open", day: seen.today });
      expect(seen.path).toMatch(/\/politica$/);
    }).toPass({ timeout: 60_000 });
  } finally {
    await browser.close();
  }
});
