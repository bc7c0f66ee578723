import { readdirSync } from "node:fs";
import { href } from "../../lib/paths";
import { expect } from "../e2e/test";
import { LONG_DATE, lookingAt } from "./parts";
import { paper } from "../../paper/paper";

/*
 * Section 2 of the specification: screens and routes, shared header, shared footer.
 *
 * These are the sample's acceptance tests: they run while data/newspaper.ts says that it is
 * the sample, and assert what the specification says of it, sentence by sentence, figures and
 * words as they stand there. How the parts behave with any content is asserted in tests/e2e
 * and tests/finished, which take what they expect from the data.
 */

const ROUTES = [
  ["/", "Home"],
  ["/actualidad", "Actualidad"],
  ["/politica", "Política"],
  ["/economia", "Economía"],
  ["/tecnologia", "Tecnología"],
  ["/cultura", "Cultura"],
  ["/deportes", "Deportes"],
  ["/opinion", "Opinión"],
] as const;

const SECTIONS = ROUTES.slice(1);

const test = lookingAt("./");

test("Eight routes, no others; no route has parameters", () => {
  const pages = readdirSync("out", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  // A page of a section lies under both of the names by which hosts look for it.
  const routes = new Set(pages.map((file) => `/${file.replace(/(\/?index)?\.html$/, "")}`));
  expect([...routes].sort()).toEqual([...ROUTES.map(([route]) => route), "/404", "/500"].sort());
});

test("Each route shows its screen", async ({ browser }) => {
  const page = await browser.newPage();
  for (const [route, screen] of ROUTES) {
    const response = await page.goto(`.${route}`);
    expect(response?.status(), route).toBe(200);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText(screen === "Home" ? /La Lonja/ : screen);
  }
  await page.close();
});

test("Shared header: sticky, the logo links to /", async ({ page }) => {
  const logo = page.getByRole("banner").getByRole("link", { name: /La Lonja/ });
  await expect(logo).toHaveAttribute("href", href("/"));
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  await expect(logo).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
});

test("Navigation links in order: Actualidad (/actualidad), Política (/politica), Economía (/economia), Tecnología (/tecnologia), Cultura (/cultura), Deportes (/deportes), Opinión (/opinion)", async ({
  page,
}) => {
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(SECTIONS.map(([, name]) => name));
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(SECTIONS.map(([route]) => href(route)));
});

test("A search icon button", async ({ page }) => {
  await expect(page.getByRole("button", { name: "Buscar" }).locator("svg")).toBeVisible();
});

test("A menu button shown only on small screens", async ({ page }) => {
  const menu = page.getByRole("button", { name: "Abrir el menú" });
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
});

test("A top strip shows the current date in long Spanish format and a Suscríbete button", async ({ page }) => {
  const strip = page.locator(".top-strip");
  const today = new Intl.DateTimeFormat("es-ES", { dateStyle: "full", timeZone: "Europe/Madrid" }).format(new Date());
  await expect(strip.locator("time")).toHaveText(LONG_DATE);
  await expect(strip.locator("time")).toHaveText(today);
  await expect(strip.getByRole("button", { name: "Suscríbete" })).toBeVisible();
});

test.describe("Shared footer", () => {
  test("Brand blurb, five social icons (links are placeholders)", async ({ page }) => {
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(paper.newspaper.blurb);
    const icons = footer.getByRole("list", { name: "Redes sociales" }).getByRole("link");
    await expect(icons).toHaveCount(5);
    for (const icon of await icons.all()) {
      await expect(icon.locator("svg")).toBeVisible();
      await expect(icon).not.toHaveAttribute("href");
    }
  });

  test("Three link columns: Secciones, a column named after the product, and Servicios", async ({ page }) => {
    const columns = page.getByRole("contentinfo").locator("div:has(> h2 + ul)");
    await expect(columns.getByRole("heading")).toHaveText(["Secciones", "La Lonja", "Servicios"]);
    for (const column of await columns.all()) expect(await column.getByRole("link").count()).toBeGreaterThan(2);
  });

  test("Copyright line with the current year, a privacy policy link and a terms link (placeholders)", async ({
    page,
  }) => {
    const footer = page.getByRole("contentinfo");
    const year = new Intl.DateTimeFormat("es-ES", { year: "numeric", timeZone: "Europe/Madrid" }).format(new Date());
    await expect(footer.getByText("Todos los derechos reservados")).toContainText(`© ${year}`);
    for (const name of ["Política de privacidad", "Términos de uso"]) {
      await expect(footer.getByRole("link", { name })).toBeVisible();
      await expect(footer.getByRole("link", { name })).not.toHaveAttribute("href");
    }
  });
});
