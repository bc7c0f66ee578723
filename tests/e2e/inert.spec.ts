import { newspaper } from "../../data/newspaper";
import { SCREENS } from "./pages";
import { expect, ON_DESKTOP, open, test } from "./test";

for (const { name, path } of SCREENS) {
  test(
    `${name}: nothing is asked of the network after loading, whatever one presses or types`,
    ON_DESKTOP,
    async ({ page }) => {
      test.setTimeout(60_000);
      await open(page, path);
      // What loads as one nears it is not a control's doing: the whole page is passed first.
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 400) {
          window.scrollTo({ top, behavior: "instant" });
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        window.scrollTo({ top: 0, behavior: "instant" });
      });
      await page.waitForLoadState("networkidle");
      const requests: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() !== "media") requests.push(request.url());
      });
      const address = page.url();
      const before = await page.locator("main").innerText();

      const controls = await page
        .locator("button[type=button]:visible:not([popovertarget]), a[aria-disabled='true']:visible")
        .elementHandles();
      for (const control of controls) {
        // Playwright waits for a disabled link to be enabled; a reader does not.
        await control.click({ force: true });
        await control.press("Enter");
      }
      // A wired edition's boxes are forms: wired.spec.ts sends them.
      const boxes = newspaper.newsletterForm ? [] : await page.getByPlaceholder("Tu email").all();
      for (const box of boxes) {
        await box.fill("lectora@example.com");
        await box.press("Enter");
      }
      expect(requests).toEqual([]);
      expect(page.url()).toBe(address);
      expect(await page.locator("main").innerText()).toBe(before);
    },
  );
}
