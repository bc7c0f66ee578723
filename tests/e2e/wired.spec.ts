import type { Page, Request } from "@playwright/test";
import { deportes } from "../../data/deportes";
import { newspaper } from "../../data/newspaper";
import { OWN_PAGES } from "../finished/given";
import { SCREENS } from "./pages";
import { expect, open, test, WIDE } from "./test";

/*
 * What data/newspaper.ts and records give an address leads there, and nowhere else; what they do not leads
 * nowhere. Shown by the edition under test, whichever it is: the sample wires nothing, the second newspaper all.
 */

const { newsletterForm, searchForm, addresses = {} } = newspaper;

// Where it is wired requests to other servers are the point; the policy's refusals are looked for by themselves.
test.use({ faults: Boolean(newsletterForm ?? searchForm) });

/** Answers in the place of whoever gets the forms, and notes what arrives; refusals of the policy are noted too. */
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
const sent = (request: Request, field: string) =>
  new URLSearchParams(request.postData() ?? new URL(request.url()).search).get(field);

for (const { name, path } of SCREENS) {
  test(`the e-mail boxes of ${name}`, WIDE, async ({ page }) => {
    await open(page, path);
    const boxes = page.locator("input[type=email]");
    const many = await boxes.count();
    if (!newsletterForm) {
      await expect(page.locator("form:not([role=search])")).toHaveCount(0);
      return;
    }
    await expect(page.locator("form:not([role=search])")).toHaveCount(many);
    for (let index = 0; index < many; index++) {
      await open(page, path);
      const { got, refused } = await receiver(page, newsletterForm.action);
      await boxes.nth(index).fill("lectora@example.com");
      await boxes.nth(index).press("Enter");
      await expect.poll(() => got.length).toBe(1);
      expect(got[0]?.method()).toBe(newsletterForm.method.toUpperCase());
      expect(got[0] && sent(got[0], newsletterForm.field)).toBe("lectora@example.com");
      expect(refused).toEqual([]);
      await page.unrouteAll();
    }
  });
}

test("the search", WIDE, async ({ page }) => {
  await open(page, "./");
  const button = page.getByRole("banner").getByRole("button", { name: "Buscar", exact: true }).first();
  await expect(page.getByRole("search")).toBeHidden();
  await button.click();
  if (!searchForm) {
    await expect(page.getByRole("search")).toHaveCount(0);
    return;
  }
  const { got, refused } = await receiver(page, searchForm.action);
  await page.getByRole("searchbox").fill("piñones & corcho");
  await page.getByRole("searchbox").press("Enter");
  await expect.poll(() => got.length).toBe(1);
  expect(got[0]?.method()).toBe("GET");
  expect(got[0] && sent(got[0], searchForm.field)).toBe("piñones & corcho");
  expect(refused).toEqual([]);
});

/** Every link of the site that leads off its pages, as it is written, with its `rel`. */
async function wiredLinks(page: Page): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { path } of SCREENS) {
    await page.goto(path);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute("href") ?? "", link.getAttribute("rel") ?? ""] as const),
      );
    for (const [href, rel] of links) found.set(href, rel);
  }
  return found;
}

test("controls and links lead where the data say, those abroad marked as such", WIDE, async ({ page }) => {
  const links = await wiredLinks(page);
  const given = [...Object.values(addresses), ...OWN_PAGES.values()];
  // «Ver Todos» is the scoreboards', which are there while a match is on.
  const unseen = deportes.live.length > 0 ? undefined : addresses["Ver Todos"];
  expect(given.filter((address) => !links.has(address) && address !== unseen)).toEqual([]);
  const own = new URL(newspaper.url).origin;
  for (const [href, rel] of links) {
    if (!href.startsWith("https:")) continue;
    expect(given, `«${href}» is in the data`).toContain(href);
    expect(rel.includes("external"), href).toBe(new URL(href).origin !== own);
  }
});
