import { drawnTwice, EVERY_PAGE, expect, readToTheEnd, SCREENS, test, WITH_SCRIPTS } from "./test";

/* What a page does while it is read: nothing that a reader would notice, or should not have to allow. */

/** What browsers say of a font that is empty, and of the not-found page's status. */
const EXPECTED = /^(Failed to decode downloaded font|OTS parsing error)|status of 404/;

/*
 * Two fonts never set every line to the same length, so words that are painted before their font is there may move a
 * little once. When that happens depends on the machine; here it never happens, for none comes.
 */
test("no page complains, lacks a file, asks elsewhere or moves when read", WITH_SCRIPTS, async ({ page, baseURL }) => {
  test.setTimeout(EVERY_PAGE);
  const said: string[] = [];
  page.on("console", (message) => {
    // The not-found page's own line is a mere log.
    if (message.type() !== "log" && !EXPECTED.test(message.text())) said.push(`console: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => said.push(`exception: ${message}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(new URL(baseURL ?? "").origin)) said.push(`asks ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== "document")
      said.push(`lacks ${response.url()}`);
  });
  await page.route(/\.woff2$/, (route) => route.fulfill({ contentType: "font/woff2", body: "" }));
  await page.addInitScript(() => {
    const moves: string[] = [];
    new PerformanceObserver((list) => moves.push(...list.getEntries().map((entry) => JSON.stringify(entry)))).observe({
      type: "layout-shift",
    });
    Reflect.set(globalThis, "moves", moves);
  });
  for (const { name, path } of SCREENS) {
    await page.goto(path);
    await expect(page.locator("[data-strip], html[data-late]").first()).toBeAttached();
    await readToTheEnd(page);
    await drawnTwice(page);
    const moves = await page.evaluate(() => Reflect.get(globalThis, "moves") as unknown);
    expect.soft(moves, name).toEqual([]);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await page.getByRole("tabpanel").scrollIntoViewIfNeeded();
    }
    expect.soft(said.splice(0), name).toEqual([]);
  }
});
