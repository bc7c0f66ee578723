import type { Route } from "@playwright/test";
import { politica } from "../../data/politica";
import { expectNavigation } from "./faults/links";
import { expectAllSeen, seenTexts } from "./faults/seen";
import { hearFaults } from "./faults/thrown";
import { SCREENS } from "./pages";
import { expect, ON_DESKTOP, runtimeFree, test } from "./test";

/** The file of all islands, whatever its hash; with Next's runtime there is none. */
const BUNDLE = /\/islands\.[0-9a-f]+\.js/;

test.use({ faults: true });
test.beforeEach(() => test.skip(!runtimeFree(), "about the finished islands"));

const PANELS = ["autonomicas", "declaraciones", "partidos", "noticias"];

/** Answers with the file it gets, changed; that it is changed at all is part of the test. */
const changed = (pattern: RegExp, replacement: string) => async (route: Route) => {
  const response = await route.fetch();
  const text = await response.text();
  expect(text).toMatch(pattern);
  await route.fulfill({ response, body: text.replace(pattern, replacement) });
};

type Fault = {
  name: string;
  /** The file in which the fault lies: the page's own, or the bundle. */
  file: RegExp | undefined;
  answer: (island: string) => (route: Route) => Promise<void>;
};

const FAULTS: readonly Fault[] = [
  {
    name: "throws",
    file: BUNDLE,
    // The bundle names each island once, for the pages to find it.
    answer: (island) => changed(new RegExp(`\\b${island}:[\\w$]+`), `${island}:()=>{throw Error("broken")}`),
  },
  {
    name: "has props that cannot be read",
    file: undefined,
    answer: (island) => changed(new RegExp(`(data-island="${island}" data-props=")`), "$1broken"),
  },
];

for (const { name, path } of SCREENS) {
  test(
    `${name}: an island that fails leaves what the server wrote, and the others go on`,
    ON_DESKTOP,
    async ({ page }) => {
      const heard = hearFaults(page, [/^broken$/, /broken.* is not valid JSON/]);
      await page.goto(path);
      const undisturbed = await seenTexts(page);
      const islands = await page
        .locator("[data-island]")
        .evaluateAll((roots: HTMLElement[]) => roots.map(({ dataset }) => dataset["island"] ?? ""));
      expect(islands).toEqual(expect.arrayContaining(["TopStrip", "CurrentYear"]));

      for (const island of islands) {
        for (const { name: fault, file = page.url(), answer } of FAULTS) {
          await test.step(`${island} ${fault}`, async () => {
            await page.route(file, answer(island));
            await page.goto(path);
            await expect(page.locator("html")).toHaveAttribute("data-late");
            await expect(page.getByRole("region", { name: "Notifications" })).toHaveText(
              "Unexpected Application Error!",
            );
            await expectAllSeen(page, undisturbed);
            await expect(page.locator(".top-strip time")).not.toBeEmpty();
            await expect(page.locator("footer [data-island='CurrentYear'] time")).not.toBeEmpty();
            await expect(page.locator("[data-strip]")).toHaveCount(island === "TopStrip" ? 0 : 1);
            if (islands.includes("SectionTabs")) {
              const broken = island === "SectionTabs";
              await expect(page.getByRole("tab")).toHaveCount(broken ? 0 : PANELS.length);
              await expect(page.locator(".section-tabs a")).toHaveCount(PANELS.length);
              const open = page.locator(PANELS.map((id) => `#${id}:visible`).join());
              await expect(open).toHaveCount(broken ? PANELS.length : 1);
            }
            await expectNavigation(page);
            await page.unroute(file);
            expect(heard).toEqual([]);
          });
        }
      }
    },
  );
}

test(
  "islands that stay away are asked for three more times, after 1 s and doubling, then a notice says so",
  ON_DESKTOP,
  async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    const addresses = new Set<string>();
    await page.route(BUNDLE, (route) => {
      asked += 1;
      addresses.add(route.request().url());
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
    expect([...addresses].map((address) => address.split(".js")[1])).toEqual(["", "?1", "?2", "?3"]);
  },
);

test(
  "islands that neither come nor fail leave every panel open, until they come after all",
  ON_DESKTOP,
  async ({ page }) => {
    const answers: (() => void)[] = [];
    await page.route(BUNDLE, async (route) => {
      await new Promise<void>((answer) => answers.push(answer));
      await route.continue();
    });
    await page.goto("politica");
    const open = page.locator(PANELS.map((id) => `#${id}:visible`).join());
    await expect(open).toHaveCount(PANELS.length, { timeout: 15_000 });
    await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(0);
    for (const answer of answers) answer();
    await expect(page.getByRole("tab")).toHaveCount(PANELS.length);
    await expect(open).toHaveCount(1);
  },
);

test("islands that arrive at the second try start after all", ON_DESKTOP, async ({ page }) => {
  let first = true;
  await page.route(BUNDLE, (route) => {
    if (!first) return route.continue();
    first = false;
    return route.abort();
  });
  await page.goto("politica");
  await expect(page.getByRole("tab")).toHaveCount(4, { timeout: 8000 });
  await expect(page.locator("#noticias")).toBeHidden();
  await expect(page.locator("html")).not.toHaveAttribute("data-late");
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
