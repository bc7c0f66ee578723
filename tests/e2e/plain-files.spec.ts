import path from "node:path";
import { PAGES } from "./pages";
import { hasNginx, nginx, objectStorage, python, type Running } from "./servers";
import { expect, ON_DESKTOP, test } from "./test";

const OUT = path.resolve("out");

test.use({ faults: true });

const SERVERS = [
  ["python's http.server", python, true],
  ["nginx as it comes", nginx, hasNginx],
  ["an object storage", objectStorage, true],
] as const;

for (const [name, start, present] of SERVERS) {
  test.describe(name, ON_DESKTOP, () => {
    test.skip(!present, "not on this machine");
    let running: Running;
    test.beforeAll(async () => {
      running = await start(OUT);
    });
    test.afterAll(() => running.stop());

    test("serves every page at the address the navigation links, and with a slash", async ({ page }) => {
      for (const { path: address, section } of PAGES) {
        for (const end of address === "./" ? [""] : ["", "/"]) {
          const response = await page.goto(new URL(address + end, running.url).href);
          expect(response?.status(), address + end).toBe(200);
          if (section) await expect(page.getByRole("heading", { level: 1 })).toContainText(section);
          await expect(page.locator("link[rel='canonical']")).toHaveAttribute(
            "href",
            /^https:\/\/lalonja\.example(\/[a-z]+)?$/,
          );
        }
      }
    });

    test("starts the islands and shows fonts and pictures", async ({ page }) => {
      const failed: string[] = [];
      page.on("response", (response) => {
        if (response.status() >= 400) failed.push(response.url());
      });
      await page.goto(new URL("politica", running.url).href);
      await expect(page.getByRole("tab")).toHaveCount(4);
      expect(failed).toEqual([]);
    });

    test("has a not-found page", async ({ page }) => {
      const response = await page.goto(new URL("no/existe", running.url).href);
      expect(response?.status()).toBe(404);
      if (start !== python) await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    });
  });
}
