import { politica } from "../../data/politica";
import { expect, ON_DESKTOP, runtimeFree, test } from "./test";

/** The chunk of an island, whatever its hash; with Next's runtime there are none. */
const chunk = (name: string) => new RegExp(`/${name}\\.[0-9a-f]+\\.js`);

test.use({ faults: true });
test.beforeEach(() => test.skip(!runtimeFree(), "about the finished islands"));

const ISLANDS = [
  ["TopStrip", "politica", ".top-strip time"],
  ["CurrentYear", "politica", "footer time"],
  ["SectionTabs", "politica", ".section-tabs"],
  ["PictureFallback", "cultura", "h1"],
  ["NotFoundLog", "no/existe", "h1"],
] as const;

for (const [name, path, remains] of ISLANDS) {
  test(`${name} does not arrive: what the server wrote stays, the others go on`, ON_DESKTOP, async ({ page }) => {
    await page.route(chunk(name), (route) => route.abort());
    await page.goto(path);
    await expect(page.locator(remains).first()).not.toBeEmpty();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    if (name !== "TopStrip") await expect(page.locator("[data-strip]")).toBeAttached();
    if (name === "SectionTabs")
      for (const id of ["autonomicas", "noticias"]) await expect(page.locator(`#${id}`)).toBeVisible();
  });

  test(`${name} throws: what the server wrote stays, the others go on`, ON_DESKTOP, async ({ page }) => {
    await page.route(chunk(name), (route) =>
      route.fulfill({ contentType: "text/javascript", body: "export default () => { throw new Error('broken'); };" }),
    );
    await page.goto(path);
    await expect(page.locator(remains).first()).not.toBeEmpty();
    if (name !== "TopStrip") await expect(page.locator("[data-strip]")).toBeAttached();
    if (name === "SectionTabs") {
      await expect(page.locator(".section-tabs a")).toHaveText(["CC.AA.", "Declaraciones", "Partidos", "Noticias"]);
      for (const id of ["autonomicas", "noticias"]) await expect(page.locator(`#${id}`)).toBeVisible();
    }
  });
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
