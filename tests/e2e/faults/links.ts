import { expect, type Locator, type Page } from "@playwright/test";
import { sectionLinks } from "../navigation";

/** Whether a pointer at the middle of an element's first line meets it. */
function liesOnTop(element: Element): boolean {
  const box = element.getClientRects()[0];
  if (!box) return false;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top !== null && (element.contains(top) || top.contains(element));
}

/** The page a link leads to, without the anchor; the server says «nothing new», so that the present page stays. */
async function follow(page: Page, link: Locator): Promise<void> {
  const href = (await link.getAttribute("href")) ?? "";
  const target = new URL(href, page.url());
  target.hash = "";
  await page.route(target.href, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest(target.href, { timeout: 5000 });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => link.evaluate(liesOnTop), `nothing lies over the link to ${href}`).toBe(true);
  // By the key: what lies under the pointer the browser prepares, and then does not ask for again.
  await link.press("Enter");
  await asked;
  await page.unroute(target.href);
}

/** Fails unless a link of the header can be followed, through the menu where that is closed. */
export async function expectNavigation(page: Page): Promise<void> {
  const link = sectionLinks(page).and(page.locator(":not([aria-current])")).last();
  if (!(await link.isVisible())) await page.getByRole("button", { name: "Abrir el menú" }).press("Enter");
  await follow(page, link);
  if (await page.locator("#menu:popover-open").count()) await page.keyboard.press("Escape");
}

/** Fails unless a link of the header can be followed, and the last one of the page's own that leads to another page. */
export async function expectLinks(page: Page): Promise<void> {
  await expectNavigation(page);
  const { pathname } = new URL(page.url());
  const own = page.locator(`main a[href^='/']:not([href^='${pathname}#']):visible`);
  expect(await own.count()).toBeGreaterThan(0);
  await follow(page, own.last());
}
