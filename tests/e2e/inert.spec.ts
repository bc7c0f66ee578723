import { SCREENS } from "./pages";
import { expect, open, scripts, test } from "./test";

for (const { name, path } of SCREENS) {
  test(`${name}: nothing is asked of the network after loading, whatever one presses or types`, async ({ page }) => {
    test.skip(!scripts(), "without scripts a button can do nothing");
    await open(page, path);
    // Pictures further down load as one nears them: that is not a control's doing.
    await page.evaluate(() => document.querySelectorAll("img").forEach((image) => (image.loading = "eager")));
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() !== "media") requests.push(request.url());
    });
    const address = page.url();
    const before = await page.locator("main").innerText();

    const buttons = page.locator("main button:visible, footer button:visible, header button:visible:not([popovertarget])");
    for (const button of await buttons.all()) {
      await button.click();
      await button.press("Enter");
    }
    for (const box of await page.getByPlaceholder("Tu email").all()) {
      await box.fill("lectora@example.com");
      await box.press("Enter");
    }
    for (const link of await page.locator("a[aria-disabled='true']:visible").all()) {
      await link.click();
      await link.press("Enter");
    }

    expect(requests).toEqual([]);
    expect(page.url()).toBe(address);
    expect(await page.locator("main").innerText()).toBe(before);
  });
}
