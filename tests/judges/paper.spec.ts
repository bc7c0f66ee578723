import path from "node:path";
import { expect, test } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { wordsOf } from "../../tools/processes";
import { withTemporaryFolder } from "../../tools/project";
import { PAGES } from "../e2e/test";

/* What Debian's Firefox prints, which Playwright cannot ask it to, as pdftotext reads it. */

/** In its other weights Firefox prints letters as drawings. */
const ONE_WEIGHT = "@media print { * { font-weight: 400 !important; font-optical-sizing: none !important } }";

/** In small letters, without those that Firefox prints as one and nobody can read again. */
const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/f[il]|�/g, "");

test("Firefox prints what passes in the bands, and no title alone at a sheet's foot", async ({ baseURL }) => {
  const firefox = wordsOf("which", "firefox-esr");
  test.skip(!firefox || !wordsOf("which", "pdftotext"), "Debian's firefox-esr or poppler-utils is not installed");
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: firefox ?? "" });
  await withTemporaryFolder(async (folder) => {
    for (const { name, path: address } of PAGES) {
      const page = await browser.newPage();
      await page.goto(new URL(address, baseURL).href);
      // The longer it was open, the further its bands have gone.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.currentTime = 3000;
      });
      const texts = (selector: string) => page.$$eval(selector, (all) => all.map(({ textContent }) => textContent));
      const titles = (await texts("main h2")).map(plain);
      const passing = await texts("ul:has(+ ul[aria-hidden]) li > :first-child");
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, ONE_WEIGHT);
      const file = path.join(folder, "page.pdf");
      await page.pdf({ path: file, format: "A4" });
      const sheets = (wordsOf("pdftotext", "-layout", file, "-") ?? "").split("\f").slice(0, -1);
      expect(sheets.length).toBeGreaterThan(0);
      const lost = passing.filter((text) => !plain(sheets.join()).includes(plain(text)));
      // A title with fewer than three lines below it stands alone; the last sheet ends where the page does.
      const feet = sheets.slice(0, -1).flatMap((sheet) => sheet.split(/\s*\n\s*/).slice(-4));
      const alone = feet.flatMap((line) => line.split(/ {3,}/)).filter((text) => titles.includes(plain(text)));
      expect.soft({ lost, alone }, name).toEqual({ lost: [], alone: [] });
    }
  }).finally(() => browser.close());
});
