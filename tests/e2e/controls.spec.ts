import type { Page, Request } from "@playwright/test";
import { BOTH_WAYS, expect, HAS, ON_DESKTOP, open, SCREENS, test } from "./test";
import { paper } from "../../paper/paper";

/*
 * Controls whose action is not part of this site do nothing, and those that data/newspaper.ts wires send what a reader
 * has typed. What is not wired is the sample's alone. Shown by the edition under test: the sample wires nothing, the second newspaper all.
 */

const { newsletterForm, searchForm } = paper.newspaper;

/** What can be pressed and leads nowhere; the film of the front has a key of its own. */
const IDLE =
  "button:visible:not([popovertarget], form *, figure *), a[aria-disabled='true'], input[type=email]:not(form *)";

test("a newspaper of one's own has no control that does nothing", ON_DESKTOP, async ({ page }) => {
  test.skip(paper.newspaper.sample, "the sample shows all that the specification names");
  for (const { name, path } of SCREENS) {
    await open(page, path);
    await expect.soft(page.locator(IDLE), name).toHaveCount(0);
  }
});

/** What one can press on the open page, by its words and where it leads, of which others of the same words lead elsewhere. */
async function ambiguous(page: Page): Promise<string[]> {
  const pressed = await page.locator("main :is(a[href], button):visible").evaluateAll((all) =>
    all.map((one, at) => ({
      words: (one.getAttribute("aria-label") ?? one.textContent).replace(/\s+/g, " ").trim(),
      // A button does something of its own.
      to: one.getAttribute("href") ?? `button ${at}`,
    })),
  );
  // A list may lead to where a story stands on this page, and its headline there to the story's own.
  const away = pressed.filter(({ to }) => !to.startsWith("#") && !to.startsWith(`${new URL(page.url()).pathname}#`));
  const others = away.filter((one) => away.some(({ words, to }) => words === one.words && to !== one.to));
  return [...new Set(others.map(({ words }) => words))];
}

test(
  "what has no address does nothing when pressed, and what is called the same leads to the same",
  ON_DESKTOP,
  async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      // Pictures and films come as one nears them.
      if (!/^(image|media)$/.test(request.resourceType())) requests.push(request.url());
    });
    let pressed = 0;
    for (const [index, { name, path }] of SCREENS.entries()) {
      await open(page, path);
      expect.soft(await ambiguous(page), `called the same on ${name}`).toEqual([]);
      // Header and footer are every page's.
      const part = page.locator(index === 0 ? "body" : "main");
      const address = page.url();
      const before = await page.locator("main").innerText();
      await expect.soft(part.locator("a:not([href], [aria-disabled='true'])"), name).toHaveCount(0);
      requests.length = 0;
      const controls = part.locator("button:visible:not([popovertarget], form *), a[aria-disabled='true']:visible");
      for (const control of await controls.elementHandles()) await control.press("Enter");
      // By a finger or a pointer it is a click. The film's key ends what it has begun.
      const led = await controls.evaluateAll((all: HTMLElement[]) => {
        const destinations: (string | null)[] = [];
        navigation.addEventListener("navigate", ({ destination }) => destinations.push(destination.url));
        for (const control of all) control.click();
        return destinations;
      });
      pressed += await controls.count();
      expect.soft(led, `pressed on ${name}`).toEqual([]);
      for (const box of newsletterForm ? [] : await part.locator("input[type=email]").all()) {
        await box.fill("lectora@example.com");
        await box.press("Enter");
      }
      expect.soft(requests, name).toEqual([]);
      expect.soft(page.url(), name).toBe(address);
      if (page.url() === address) expect.soft(await page.locator("main").innerText(), name).toBe(before);
    }
    if (paper.newspaper.sample) expect(pressed).toBeGreaterThan(SCREENS.length);
  },
);

/** Answers in the place of whoever gets a form, and notes what arrives, and what the policy refuses. */
async function receiver(page: Page, action: string) {
  const got: Request[] = [];
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const { pathname, origin } = new URL(action, page.url());
  await page.route(
    (url) => url.origin === origin && url.pathname === pathname,
    (route) => {
      got.push(route.request());
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Gracias</title>" });
    },
  );
  return { got, refused };
}

/** What a form sent under a name. */
const sent = (request: Request | undefined, field: string) =>
  request && new URLSearchParams(request.postData() ?? new URL(request.url()).search).get(field);

test("an e-mail box sends to whom the newspaper names, and is no form otherwise", BOTH_WAYS, async ({ page }) => {
  for (const { path } of newsletterForm ? SCREENS : SCREENS.slice(0, 1)) {
    await open(page, path);
    const many = newsletterForm ? await page.locator("input[type=email]").count() : 0;
    await expect(page.locator("form:not([role=search])")).toHaveCount(many);
    for (let index = 0; newsletterForm && index < many; index++) {
      await open(page, path);
      const { got, refused } = await receiver(page, newsletterForm.action);
      await page.locator("input[type=email]").nth(index).fill("lectora@example.com");
      await page.locator("input[type=email]").nth(index).press("Enter");
      await expect.poll(() => got.length).toBe(1);
      expect(got[0]?.method()).toBe(newsletterForm.method.toUpperCase());
      expect(sent(got[0], newsletterForm.field)).toBe("lectora@example.com");
      expect(refused).toEqual([]);
      await page.unrouteAll();
    }
  }
});

test("the search asks whom the newspaper names, and is a mere button in the sample", BOTH_WAYS, async ({ page }) => {
  await open(page, "./");
  const search = page.getByRole("banner").getByRole("button", { name: "Buscar", exact: true }).first();
  if (!HAS.search) return expect(search).toHaveCount(0);
  await search.click();
  if (!searchForm) return expect(page.getByRole("search")).toHaveCount(0);
  const { got, refused } = await receiver(page, searchForm.action);
  await page.getByRole("searchbox").fill("piñones & corcho");
  await page.getByRole("searchbox").press("Enter");
  await expect.poll(() => got.length).toBe(1);
  expect(got[0]?.method()).toBe("GET");
  expect(sent(got[0], searchForm.field)).toBe("piñones & corcho");
  expect(refused).toEqual([]);
});
