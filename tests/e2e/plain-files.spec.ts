import { publicAddress } from "../../lib/address";
import { hasNginx } from "../../tools/serve/nginx";
import { has } from "../../tools/processes";
import type { Running } from "../../tools/serve/server";
import { attribute, elements, textOf, treeOf } from "../finished/tree";
import { nginx, objectStorage, python, serve, siteRoot } from "./servers";
import { expect, ON_DESKTOP, PAGES, test } from "./test";

/** Each server, whether it is on this machine, and whether it knows of 404.html (serve: only at the root of all it serves). */
const SERVERS = [
  ["python's http.server", python, has("python3"), false],
  ["nginx as it comes", nginx, hasNginx, true],
  ["serve", serve, true, !process.env["BASE_PATH"]],
  ["an object storage", objectStorage, true, true],
] as const;

for (const [name, start, present, knowsNotFound] of SERVERS) {
  test.describe(name, ON_DESKTOP, () => {
    test.skip(!present, "not on this machine");
    let running: Running;
    test.beforeAll(async () => {
      running = await start(siteRoot());
    });
    test.afterAll(() => running.stop());

    test("serves every page at the address the navigation links, and with a slash", async () => {
      for (const { path: address, section } of PAGES) {
        for (const end of address === "./" ? [""] : ["", "/"]) {
          const response = await fetch(new URL(address + end, running.url));
          expect(response.status, address + end).toBe(200);
          const served = [...elements(treeOf(await response.text()))];
          const heading = served.find(({ tagName }) => tagName === "h1");
          const title = heading ? [...elements(heading)].map(textOf).join("") : "";
          if (section) expect(title.replace(/\s+/g, " ")).toContain(section.title);
          const canonical = served.find((element) => attribute(element, "rel") === "canonical");
          // The front's is the same with and without its slash.
          expect(canonical && attribute(canonical, "href").replace(/\/$/, "")).toBe(
            publicAddress(section ? `/${address}` : "/").replace(/\/$/, ""),
          );
        }
      }
    });

    test("brings fonts, pictures, film and islands", async ({ page }) => {
      const failed: string[] = [];
      const kinds = new Set<string>();
      page.on("response", (response) => {
        if (response.status() >= 400) failed.push(response.url());
        kinds.add(response.request().resourceType());
      });
      await page.goto(running.url);
      await page.locator("video:visible").scrollIntoViewIfNeeded();
      await expect.poll(() => [...kinds]).toContain("media");
      await page.goto(new URL("politica", running.url).href);
      await expect(page.getByRole("tab")).toHaveCount(4);
      expect([...kinds]).toEqual(expect.arrayContaining(["document", "font", "image", "media", "script"]));
      expect(failed).toEqual([]);
    });

    test("has a not-found page", async ({ page }) => {
      const response = await page.goto(new URL("no/existe", running.url).href);
      expect(response?.status()).toBe(404);
      if (knowsNotFound) await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    });
  });
}
