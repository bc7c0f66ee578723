import { test as bare, expect } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { ON_DESKTOP, runtimeFree } from "./test";

/*
 * A browser that knows speculation rules prepares the page behind a link on which the
 * pointer rests. Playwright stays with the page that was left, so this one test is
 * driven by puppeteer, which follows to the prepared one.
 */

bare(
  "a page prepared on a guess has its strip, its day and its tabs when it is visited",
  ON_DESKTOP,
  async ({ baseURL }) => {
    bare.skip(!runtimeFree(), "Next's own pages carry no rules");
    const browser = await puppeteer.launch({
      executablePath: process.env["CHROMIUM_PATH"] ?? "",
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
      defaultViewport: { width: 1280, height: 900 },
    });
    try {
      const page = await browser.newPage();
      await page.goto(baseURL ?? "", { waitUntil: "load" });
      const link = 'header nav a[href$="/politica"]';
      await page.hover(link);
      // Neither browser nor driver tells when the page behind is ready.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(page.url()).toBe(baseURL);
      await page.click(link);
      // While one page takes the other's place neither answers.
      const tabs = () => page.evaluate(() => document.querySelectorAll("[role=tab]").length).catch(() => 0);
      await expect.poll(tabs).toBe(4);
      const seen = await page.evaluate(() => ({
        prepared: performance
          .getEntriesByType("navigation")
          .some((entry) => Number(Reflect.get(entry, "activationStart")) > 0),
        strip: document.querySelector("[data-strip]")?.getAttribute("data-strip"),
        day: document.querySelector("header time")?.textContent,
        today: new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" }).format(),
        datetime: document.querySelector("header time")?.getAttribute("datetime"),
      }));
      expect(seen.prepared).toBe(true);
      expect(seen.strip).toBe("open");
      expect(seen.datetime).toBe(seen.today);
      expect(seen.day).toMatch(/^[a-zá-ú]+, \d{1,2} de [a-z]+ de \d{4}$/);
    } finally {
      await browser.close();
    }
  },
);
