import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { PAGES } from "./pages";
import { hasNginx, nginx, objectStorage, python, type Running } from "./servers";
import { expect, scripts, test } from "./test";

const OUT = path.resolve("out");

/** What a reader or a crawler asks for; nothing else belongs in `out`. */
const ASKED_FOR =
  /\.(html|css|js|svg|png|jpg|webp|avif|ico|woff2|webm|mp4|xml|txt|webmanifest)(\.br|\.gz)?$|^_headers$|^\.nojekyll$/;

test.use({ faults: true });

const SERVERS = [
  ["python's http.server", python, true],
  ["nginx as it comes", nginx, hasNginx],
  ["an object storage", objectStorage, true],
] as const;

for (const [name, start, present] of SERVERS) {
  test.describe(name, () => {
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
      test.skip(!scripts());
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

test("nothing lies in out but what a reader or a crawler asks for", () => {
  const files = readdirSync(OUT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).filter((name) => !ASKED_FOR.test(name))).toEqual([]);
  expect(existsSync(path.join(OUT, "_not-found"))).toBe(false);
  expect(existsSync(path.join(OUT, "404.html"))).toBe(true);
});

test("each text file has its compressed forms beside it", () => {
  const files = readdirSync(OUT, { recursive: true, encoding: "utf8" });
  const present = new Set(files);
  const texts = files.filter((file) => /\.(html|css|js|svg|xml|txt|webmanifest)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((file) => !present.has(`${file}.br`) || !present.has(`${file}.gz`))).toEqual([]);
});
