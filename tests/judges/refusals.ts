import type { Browser, BrowserContext } from "@playwright/test";

/**
 * Opens a page, waits for its fonts, pictures and islands, and gives what a policy has refused of it.
 * @returns a line for each, with the rule that refused it; that the page stands there without styles, or that its islands have
 * not started, is one too
 */
export async function refusalsOn(browser: Browser | BrowserContext, url: string): Promise<string[]> {
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
  // They start when the page has nothing else to do, which on a busy machine is later than its last file.
  const started = await page
    .locator("[data-strip]")
    .waitFor({ state: "attached", timeout: 15_000 })
    .then(
      () => true,
      () => false,
    );
  const styled = await page.evaluate(() => {
    const header = document.querySelector("header");
    // Of the page's own styles: those that stand apart are there whatever became of these.
    return header !== null && getComputedStyle(header).position === "sticky";
  });
  if (!styled) refused.push("the page stands there without its styles");
  if (!started) refused.push("its islands have not started");
  if (!answer?.headers()["content-security-policy"]) refused.push("the server sends no policy");
  await page.close();
  return refused.map((line) => `${url}: ${line}`);
}
