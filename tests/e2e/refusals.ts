import type { Browser } from "@playwright/test";

/**
 * Opens a page, waits for its fonts, pictures and islands, and gives what a policy has refused of it.
 * @returns a line for each, with the rule that refused it; that the page has no style at all is one too
 */
export async function refusalsOn(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  const refused: string[] = [];
  await page.exposeFunction("refuse", (line: string) => refused.push(line));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      (window as unknown as { refuse: (line: string) => void }).refuse(
        `${effectiveDirective} refuses ${blockedURI} ${sample}`,
      );
    });
  });
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  const rules = await page.evaluate(() =>
    [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  );
  if (rules === 0) refused.push("the page has no rule of its styles");
  if (!answer?.headers()["content-security-policy"]) refused.push("the server sends no policy");
  await page.close();
  return refused.map((line) => `${url}: ${line}`);
}
