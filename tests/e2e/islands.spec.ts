import type { Route } from "@playwright/test";
import { politica } from "../../data/politica";
import { expectNavigation } from "./faults/links";
import { expectAllSeen, seenTexts } from "./faults/seen";
import { hearFaults } from "./faults/thrown";
import { SCREENS } from "./pages";
import { expect, ON_DESKTOP, runtimeFree, test } from "./test";

/** The chunk of an island, whatever its hash; with Next's runtime there are none. */
const chunk = (name: string) => new RegExp(`/${name}\\.[0-9a-f]+\\.js`);

test.use({ faults: true });
test.beforeEach(() => test.skip(!runtimeFree(), "about the finished islands"));

const PANELS = ["autonomicas", "declaraciones", "partidos", "noticias"];

const FAULTS: readonly [string, (route: Route) => Promise<void>][] = [
  ["does not arrive", (route) => route.abort()],
  [
    "throws",
    (route) =>
      route.fulfill({ contentType: "text/javascript", body: "export default () => { throw new Error('broken'); };" }),
  ],
];

for (const { name, path } of SCREENS) {
  test(
    `${name}: an island that fails leaves what the server wrote, and the others go on`,
    ON_DESKTOP,
    async ({ page }) => {
      const heard = hearFaults(page, [/^broken$/]);
      await page.goto(path);
      const undisturbed = await seenTexts(page);
      const islands = await page
        .locator("[data-island]")
        .evaluateAll((roots: HTMLElement[]) => roots.map(({ dataset }) => dataset["island"] ?? ""));
      expect(islands).toEqual(expect.arrayContaining(["TopStrip", "CurrentYear"]));

      for (const island of islands) {
        for (const [fault, answer] of FAULTS) {
          await test.step(`${island} ${fault}`, async () => {
            await page.route(chunk(island), answer);
            await page.goto(path);
            await expect(page.locator("html")).toHaveAttribute("data-late", "1");
            await expectAllSeen(page, undisturbed);
            await expect(page.locator(".top-strip time")).not.toBeEmpty();
            await expect(page.locator("footer time")).not.toBeEmpty();
            await expect(page.locator("[data-strip]")).toHaveCount(island === "TopStrip" ? 0 : 1);
            if (islands.includes("SectionTabs")) {
              const broken = island === "SectionTabs";
              await expect(page.getByRole("tab")).toHaveCount(broken ? 0 : PANELS.length);
              await expect(page.locator(".section-tabs a")).toHaveCount(PANELS.length);
              const open = page.locator(PANELS.map((id) => `#${id}:visible`).join());
              await expect(open).toHaveCount(broken ? PANELS.length : 1);
            }
            await expectNavigation(page);
            await page.unroute(chunk(island));
            expect(heard).toEqual([]);
          });
        }
      }
    },
  );
}

test(
  "a chunk that stays away is asked for three more times, after 1 s and doubling, then a notice says so",
  ON_DESKTOP,
  async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    await page.route(chunk("SectionTabs"), (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto("politica");
    await page.clock.runFor(6000);
    for (const [wait, times] of [
      [1000, 2],
      [2000, 3],
      [4000, 4],
    ] as const) {
      await page.clock.runFor(wait + 50);
      await expect.poll(() => asked).toBeGreaterThanOrEqual(times);
    }
    await page.clock.runFor(200);
    const notice = page.getByRole("region", { name: /Notifications/ }).getByText("Unexpected Application Error!");
    await expect(notice).toBeVisible();
    await page.keyboard.press("Alt+T");
    await expect(page.getByRole("region", { name: /Notifications/ })).toBeFocused();
    await page.clock.runFor(60_000);
    expect(asked).toBe(4);
  },
);

test("a chunk that arrives at the second try starts its island after all", ON_DESKTOP, async ({ page }) => {
  let first = true;
  await page.route(chunk("SectionTabs"), (route) => {
    if (!first) return route.continue();
    first = false;
    return route.abort();
  });
  await page.goto("politica");
  await expect(page.getByRole("tab")).toHaveCount(4, { timeout: 8000 });
  await expect(page.locator("#noticias")).toBeHidden();
  await expect(page.getByText(politica.urgent.title)).toBeVisible();
});

test("a script that is injected into the page does not run", ON_DESKTOP, async ({ page }) => {
  await page.goto("politica");
  const ran = await page.evaluate(async () => {
    const inline = document.createElement("script");
    try {
      inline.append("window.injected = true");
      document.body.append(inline);
    } catch {
      // Trusted types refuse it even earlier.
    }
    const holder = document.createElement("div");
    try {
      holder.innerHTML = "<img src='/nada' onerror='window.injected = true'>";
      document.body.append(holder);
    } catch {
      // As above.
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    return "injected" in window;
  });
  expect(ran).toBe(false);
});
