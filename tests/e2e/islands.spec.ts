import type { Page, Route } from "@playwright/test";
import { paper } from "../../paper/paper";
import { expectAllSeen, seenTexts } from "./looks";
import { expect, HAS, NOWHERE, ON_DESKTOP, SCREENS, test } from "./test";

/* The parts of a page that need scripts, when they fail: the page is then as it is without them. */

test.describe.configure({ mode: "parallel" });

/** The file of all islands, whatever its hash. */
const BUNDLE = /\/islands\.[0-9a-f]+\.js/;

const notices = (page: Page) => page.getByRole("region", { name: "Notifications" });
/** The panels of Política's tabs that are open; without their island all are. */
const openPanels = (page: Page) =>
  page.locator("[id^=tab-]").evaluateAll((tabs) =>
    tabs
      .map((tab) => document.getElementById((tab.getAttribute("href") ?? "").slice(1)))
      .filter((panel) => panel?.checkVisibility() && !panel.hidden)
      .map((panel) => panel?.id),
  );

/** Answers with the file it gets, changed; that it is changed at all is part of the test. */
const changed = (pattern: RegExp, replacement: string) => async (route: Route) => {
  const response = await route.fetch();
  const text = await response.text();
  expect(text).toMatch(pattern);
  await route.fulfill({ response, body: text.replace(pattern, replacement) });
};

test("an island that fails leaves what the server wrote, and the others go on", ON_DESKTOP, async ({ page }) => {
  const tried = new Set<string>();
  for (const { path } of SCREENS) {
    const source = await (await page.request.get(path)).text();
    const names = Array.from(source.matchAll(/ data-island="(\w+)"/g), ([, name = ""]) => name);
    const untried = new Set(names.filter((name) => !tried.has(name)));
    if (untried.size === 0) continue;
    await page.goto(path);
    const undisturbed = await seenTexts(page);
    for (const island of untried) {
      tried.add(island);
      // The bundle names each island once, for the pages to find it.
      const throws = changed(new RegExp(`\\b${island}:[\\w$]+`), `${island}:()=>{throw Error("broken")}`);
      const misread = changed(new RegExp(`(data-island="${island}" data-props=["'])`), "$1broken");
      // What is said to an island is read in one place for all.
      for (const [file, answer] of [
        [BUNDLE, throws] as const,
        ...(tried.size === 1 ? [[page.url(), misread] as const] : []),
      ])
        await test.step(`${island} on ${path}`, async () => {
          await page.route(file, answer);
          const reported = page.waitForEvent("pageerror");
          await page.goto(path);
          // To whoever watches over the site from the browser, in its own words.
          expect((await reported).message).toContain("broken");
          await expect(notices(page)).toHaveText("Unexpected Application Error!");
          await expectAllSeen(page, undisturbed);
          await expect(page.locator("[data-strip]")).toHaveCount(island === "TopStrip" ? 0 : 1);
          if (names.includes("SectionTabs")) expect((await openPanels(page)).length > 1).toBe(island === "SectionTabs");
          await page.unroute(file);
        });
    }
  }
  expect(tried.size).toBeGreaterThan(4);
});

test("islands that stay away are asked for three more times, then a notice says so", ON_DESKTOP, async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  await page.route(BUNDLE, (route) => {
    asked.push(route.request().url().split(".js")[1] ?? "");
    return route.abort();
  });
  await page.goto("politica");
  await page.clock.runFor(6000);
  // After 1 s, 2 s and 4 s.
  for (const times of [2, 3, 4]) {
    await page.clock.runFor(1000 * 2 ** (times - 2) + 50);
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(times);
  }
  await page.clock.runFor(200);
  await expect(notices(page).getByText("Unexpected Application Error!")).toBeVisible();
  await expect(notices(page)).toHaveAttribute("aria-live", "polite");
  // Its words are the specification's, and read out as English.
  await expect(notices(page)).toHaveAttribute("lang", "en");
  await page.keyboard.press("t");
  await expect(notices(page)).not.toBeFocused();
  // As a Mac's keyboard writes it with that key.
  const keys = { code: "KeyT", key: "†", altKey: true, bubbles: true, cancelable: true };
  await page.locator("body").dispatchEvent("keydown", keys);
  await expect(notices(page)).toBeFocused();
  // It is shown for five seconds at most (section 9 of the specification), but stays as long as one is in it.
  await page.clock.runFor(5000);
  await expect(notices(page)).toHaveText("Unexpected Application Error!");
  await page.locator("main").focus();
  await page.clock.runFor(1000);
  await expect(notices(page)).toHaveText("");
  expect(asked).toEqual(["", "?1", "?2", "?3"]);
});

test("of many islands that fail three notices are shown at most", ON_DESKTOP, async ({ page }) => {
  const all = /\b(TopStrip|SectionTabs|MenuCloser|CurrentYear):[\w$]+/g;
  await page.route(BUNDLE, changed(all, "$1:()=>{throw Error('broken')}"));
  await page.goto("politica");
  await expect(notices(page).locator("p")).toHaveCount(3);
});

test("a page that is still loading starts its islands when the reader touches it", ON_DESKTOP, async ({ page }) => {
  // Its clock stands still: neither the end of loading nor patience starts them.
  await page.clock.install({ time: paper.edition.close });
  await page.clock.pauseAt(Date.parse(paper.edition.close) + 1000);
  for (const [what, touch] of [
    ["a key", () => page.keyboard.press("Shift")],
    ["the wheel", () => page.mouse.wheel(0, 1)],
    ["a pointer", () => page.mouse.down()],
    ["what brings the focus", () => page.locator("main").focus()],
  ] as const) {
    await page.goto(NOWHERE.path);
    await expect(page.locator("html"), what).toHaveAttribute("data-starter", "");
    await expect(page.locator("[data-strip]"), what).toHaveCount(0);
    const asked = page.waitForRequest(BUNDLE);
    await touch();
    await asked;
  }
});

test("islands that arrive late, or at the second try, start after all", ON_DESKTOP, async ({ page }) => {
  test.skip(HAS.tabs === 0, "the newspaper has no tabs");
  const answers: (() => void)[] = [];
  await page.route(BUNDLE, async (route) => {
    const first = answers.length === 0;
    await new Promise<void>((answer) => answers.push(answer));
    return first ? route.abort() : route.continue();
  });
  await page.clock.install();
  await page.goto("politica");
  await expect.poll(() => answers.length).toBe(1);
  // What neither comes nor fails counts as late.
  await page.clock.runFor(6000);
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-late", "");
  answers[0]?.();
  await page.clock.runFor(2000);
  await expect.poll(() => answers.length).toBe(2);
  // Meanwhile all can be read.
  await expect.poll(async () => (await openPanels(page)).length).toBeGreaterThan(1);
  await expect(notices(page)).toHaveCount(0);
  for (const answer of answers) answer();
  await expect(page.getByRole("tab").first()).toBeVisible();
  await expect.poll(async () => (await openPanels(page)).length).toBe(1);
  // And stay, however long one reads.
  await page.clock.runFor(60_000);
  await expect(html).not.toHaveAttribute("data-late");
});

test("a script that is injected into the page does not run", ON_DESKTOP, async ({ page }) => {
  await page.goto(NOWHERE.path);
  const ran = await page.evaluate(async () => {
    try {
      const holder = document.createElement("div");
      holder.innerHTML = "<img src='/nada' onerror='window.injected = true'>";
      document.body.append(holder);
      await new Promise((resolve) => holder.firstChild?.addEventListener("error", resolve));
    } catch {
      // Trusted types refuse it even earlier.
    }
    return "injected" in window;
  });
  expect(ran).toBe(false);
});
