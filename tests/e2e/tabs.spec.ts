import { politica } from "../../data/politica";
import { expect, ON_DESKTOP, open, test, WITH_SCRIPTS, WITHOUT_SCRIPTS } from "./test";

const IDS = ["autonomicas", "declaraciones", "partidos", "noticias"];
const NAMES = ["CC.AA.", "Declaraciones", "Partidos", "Noticias"];

test.describe("the tabs of Política with scripts", WITH_SCRIPTS, () => {
  test("four in order, the first open", async ({ page }) => {
    await open(page, "politica");
    await expect(page.getByRole("tab")).toHaveText(NAMES);
    await expect(page.getByRole("tab", { selected: true })).toHaveText("CC.AA.");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.locator("#autonomicas")).toBeVisible();
  });

  test("each opens by click, and the address stays", async ({ page }) => {
    await open(page, "politica");
    await expect(page.getByRole("tab")).toHaveCount(4);
    const address = page.url();
    for (const [index, id] of IDS.entries()) {
      await page.getByRole("tab").nth(index).click();
      await expect(page.locator(`#${id}`)).toBeVisible();
      for (const other of IDS.filter((candidate) => candidate !== id))
        await expect(page.locator(`#${other}`)).toBeHidden();
    }
    expect(page.url()).toBe(address);
  });

  test("the keyboard's walk, with wrap-around", async ({ page }) => {
    await open(page, "politica");
    await expect(page.getByRole("tab")).toHaveCount(4);
    await page.getByRole("tab", { name: "CC.AA." }).focus();
    for (const [key, name] of [
      ["ArrowRight", "Declaraciones"],
      ["ArrowRight", "Partidos"],
      ["ArrowRight", "Noticias"],
      ["ArrowRight", "CC.AA."],
      ["ArrowLeft", "Noticias"],
      ["Home", "CC.AA."],
      ["End", "Noticias"],
      ["PageUp", "CC.AA."],
      ["PageDown", "Noticias"],
      ["ArrowDown", "CC.AA."],
      ["ArrowUp", "Noticias"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole("tab", { name })).toBeFocused();
      await expect(page.getByRole("tab", { selected: true })).toHaveText(name);
    }
    await page.keyboard.press("Enter");
    await expect(page.locator("#noticias")).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.locator("#noticias")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator("#noticias")).toBeFocused();
  });

  test("an address that names a tab, or a story in it, opens it", async ({ page }) => {
    await open(page, "politica#partidos");
    await expect(page.locator("#partidos")).toBeVisible();
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Partidos");
    const story = politica.news[0];
    await page.goto("about:blank");
    await open(page, `politica#${story?.id ?? ""}`);
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Noticias");
    await expect(page.locator(`[id="${story?.id ?? ""}"]`)).toBeInViewport();
  });

  test("all panels but the open one can be found by the browser's search", async ({ page }) => {
    await open(page, "politica");
    await expect(page.getByRole("tab")).toHaveCount(4);
    for (const id of IDS.slice(1)) await expect(page.locator(`#${id}`)).toHaveAttribute("hidden", "until-found");
  });
});

test(
  "without scripts all four panels can be read, and the tabs are links to them",
  WITHOUT_SCRIPTS,
  async ({ page }) => {
    await page.goto("politica");
    for (const id of IDS) await expect(page.locator(`#${id}`)).toBeVisible();
    const links = page.locator(".section-tabs a");
    await expect(links).toHaveText(NAMES);
    await links.nth(2).click();
    await expect(page).toHaveURL(/#partidos$/);
    await expect(page.locator("#partidos")).toBeInViewport();
  },
);

test.describe("where scripts are on and never arrive", () => {
  test.use({ faults: true });

  test("all four panels can be read", ON_DESKTOP, async ({ page }) => {
    await page.route(/\.m?js(\?|$)/, (route) => route.abort());
    await page.goto("politica");
    for (const id of IDS) await expect(page.locator(`#${id}`)).toBeVisible({ timeout: 12_000 });
  });
});
