import { newspaper } from "../../data/newspaper";
import { sections } from "../../data/sections/sections";
import { expect, ON_DESKTOP, open, test } from "./test";

test("any other address shows the specified words and the way home", async ({ page }) => {
  const response = await page.goto("no/existe");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  const home = page.getByRole("link", { name: "Return to Home" });
  await expect(home).toHaveAttribute("lang", "en");
  await home.click();
  await expect(page.getByRole("heading", { name: "Últimas Noticias" })).toBeVisible();
});

test("the not-found page logs the attempted path to the console, once", ON_DESKTOP, async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await open(page, "no/existe?x=1");
  await expect.poll(() => said.filter((text) => text.includes("/no/existe")).length).toBe(1);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(500);
  expect(said.filter((text) => text.includes("/no/existe"))).toHaveLength(1);
});

test("500.html shows the words of the error screen", ON_DESKTOP, async ({ page }) => {
  await page.goto("500.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
});

test("the error screen stands within the newspaper's frame", async ({ page }) => {
  await open(page, "500.html");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: new RegExp(`^${newspaper.name}`) })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  for (const { name } of sections) await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});
