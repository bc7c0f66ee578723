import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../e2e/test";
import { paint } from "./parts";
import { paper } from "../../paper/paper";

/*
 * Sections 4 to 8 of the specification, each sentence once and as it stands there; that tickers loop is said in
 * economia.spec.ts, from where on the header folds in tests/e2e/header.spec.ts, and what becomes of Cultura's pictures that
 * fail in tests/e2e/faults.spec.ts. What lies at the edges of
 * each is looked at in tests/e2e.
 */

test.describe("4. Política tabs", () => {
  const opened = (page: Page) => page.getByRole("tabpanel");
  const tab = (page: Page, name: string) => page.getByRole("tab", { name });

  test.beforeEach(({ page }) => open(page, "politica"));

  test("Selecting a tab by click, Enter or Space, or by focus in automatic mode, shows its panel", async ({ page }) => {
    await expect(opened(page)).toHaveId("autonomicas");
    await tab(page, "Partidos").click();
    await expect(opened(page)).toHaveId("partidos");
    await tab(page, "Noticias").press("Enter");
    await expect(opened(page)).toHaveId("noticias");
    await tab(page, "CC.AA.").press("Space");
    await expect(opened(page)).toHaveId("autonomicas");
    await tab(page, "Declaraciones").focus();
    await expect(opened(page)).toHaveId("declaraciones");
  });

  test("Arrow keys, Home, End, PageUp and PageDown move focus among tabs with wrap-around", async ({ page }) => {
    await tab(page, "CC.AA.").focus();
    for (const [key, name] of [
      ["ArrowLeft", "Noticias"],
      ["ArrowRight", "CC.AA."],
      ["ArrowDown", "Declaraciones"],
      ["ArrowUp", "CC.AA."],
      ["End", "Noticias"],
      ["Home", "CC.AA."],
      ["PageDown", "Noticias"],
      ["PageUp", "CC.AA."],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
    }
  });
});

test("4. Party trend: up shows an arrow in green, down in red, stable in grey", async ({ page }) => {
  await open(page, "politica#partidos");
  const colourOf = async (trend: Locator) => {
    await expect(trend.locator("svg")).toBeVisible();
    const [red, green, blue] = await paint(trend, "color");
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) return "grey";
    return green > red ? "green" : "red";
  };
  const colours = { up: "green", down: "red", stable: "grey" };
  for (const { leader, tendency } of paper.pages.politica.parties) {
    const party = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: leader });
    expect(await colourOf(party.locator("p > span:has(svg)")), leader).toBe(colours[tendency]);
  }
});

test("2 and 5. Newsletter boxes (Home, Actualidad, Opinión, footer) are email inputs (type email) with placeholder 'Tu email' and a Suscribirse button (Actualidad: 'Suscribirse Gratis')", async ({
  page,
}) => {
  for (const [path, button] of [
    ["./", "Suscribirse"],
    ["actualidad", "Suscribirse Gratis"],
    ["opinion", "Suscribirse"],
  ] as const) {
    await open(page, path);
    for (const [part, name] of [
      [page.getByRole("main"), button],
      [page.getByRole("contentinfo"), "Suscribirse"],
    ] as const) {
      const box = part.getByPlaceholder("Tu email", { exact: true });
      await expect(box).toHaveAttribute("type", "email");
      await expect(box).toBeVisible();
      await expect(part.getByRole("button", { name, exact: true })).toBeVisible();
    }
  }
});

test("6. All pages are public; no login. 7. No network calls: nothing could be sent", async ({ page }) => {
  for (const path of ["./", "actualidad", "politica", "economia", "tecnologia", "cultura", "deportes", "opinion"]) {
    await page.goto(path);
    await expect(page.locator("form, input:not([type=email], [type=checkbox])")).toHaveCount(0);
  }
});

test("8. Unknown route: 'Oops! Page not found', link 'Return to Home' to /; attempted path logged to the console", async ({
  page,
}) => {
  const logged = page.waitForEvent("console", (message) => message.text().includes("/no/existe"));
  expect((await page.goto("no/existe"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await logged;
  await page.getByRole("link", { name: "Return to Home", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Últimas Noticias" })).toBeVisible();
});

test("8. Other application error: generic default error screen reading 'Unexpected Application Error!'", async ({
  page,
}) => {
  await page.goto("500.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
});

/*
 * 9. Business constants and limits: each is asserted where its screen is. Tabs above,
 * Más Leído in home.spec.ts, tickers and news in economia.spec.ts, the claim and the chips in
 * actualidad.spec.ts, the government in politica.spec.ts, the stats in deportes.spec.ts. Of what no
 * visible screen uses, the notice is looked at in tests/e2e/islands.spec.ts (docs/decisions/0002).
 */
