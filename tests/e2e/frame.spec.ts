import { PAGES, SCREENS } from "./pages";
import { expect, open, scripts, test, words } from "./test";

const NAVIGATION = ["Actualidad", "Política", "Economía", "Tecnología", "Cultura", "Deportes", "Opinión"];

const navigation = "nav[aria-label='Secciones']";

for (const { name, path, section } of SCREENS) {
  test.describe(name, () => {
    test("has the seven sections in order, with the present one marked", async ({ page }) => {
      await open(page, path);
      const links = page.locator(`${navigation} a`);
      await expect(links).toHaveText(NAVIGATION);
      const current = page.locator(`${navigation} a[aria-current='page']`);
      await expect(current).toHaveText(section ? [section] : []);
    });

    test("has logo, search and strip in its header, and a link for skipping them", async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole("banner").getByRole("link", { name: /La Lonja/ })).toHaveAttribute("href", /\/$/);
      await expect(page.getByRole("button", { name: "Buscar" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Suscríbete" })).toBeVisible();
      await expect(page.getByRole("banner").locator("time")).toHaveText(
        /^(lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d{1,2} de [a-z]+ de \d{4}$/,
      );
      await expect(page.getByRole("link", { name: "Saltar al contenido" })).toHaveAttribute("href", "#contenido");
    });

    test("has all of the footer", async ({ page }) => {
      await open(page, path);
      const footer = page.getByRole("contentinfo");
      for (const network of ["Facebook", "X", "Instagram", "LinkedIn", "YouTube"]) {
        await expect(footer.getByRole("link", { name: network, exact: true })).toBeVisible();
      }
      for (const title of ["Secciones", "La Lonja", "Servicios"]) {
        await expect(footer.getByRole("heading", { name: title })).toBeVisible();
      }
      await expect(footer.getByPlaceholder("Tu email")).toHaveAttribute("type", "email");
      await expect(footer.getByRole("button", { name: "Suscribirse" })).toBeVisible();
      await expect(footer.getByText("Todos los derechos reservados")).toContainText(/© \d{4}/);
      for (const link of ["Política de privacidad", "Términos de uso"]) {
        await expect(footer.getByRole("link", { name: link })).toBeVisible();
      }
    });

    test("has one first heading and skips no level", async ({ page }) => {
      await open(page, path);
      await expect(page.locator("h1")).toHaveCount(1);
      const levels = await page
        .locator("h1, h2, h3, h4, h5, h6")
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
      const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(skips).toEqual([]);
      expect(levels[0]).toBe(1);
    });
  });
}

for (const { name, path, section } of PAGES.slice(1)) {
  test(`${name} says where one is, under its title`, async ({ page }) => {
    await open(page, path);
    const breadcrumb = page.getByRole("navigation", { name: "Ruta de navegación" });
    await expect(breadcrumb.getByRole("link", { name: "Inicio" })).toHaveAttribute("href", /\/$/);
    await expect(breadcrumb.getByText(section)).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(section);
  });
}

test.describe("the menu of small screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens and closes, by hand and by keyboard, with or without scripts", async ({ page }) => {
    await open(page, "./");
    const menu = page.locator("#menu");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await expect(menu.getByRole("link")).toHaveText(NAVIGATION);
    await expect(menu.getByRole("link", { name: "Cultura" })).toBeInViewport();
    await page.getByRole("button", { name: "Cerrar el menú" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Abrir el menú" }).press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });
});

test.describe("404", () => {
  test("any other address shows the specified words and the way home", async ({ page }) => {
    const response = await page.goto("no/existe");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    const home = page.getByRole("link", { name: "Return to Home" });
    await expect(home).toHaveAttribute("lang", "en");
    await home.click();
    await expect(page.getByRole("heading", { name: "Últimas Noticias" })).toBeVisible();
  });

  test("logs the attempted path to the console, once", async ({ page }) => {
    test.skip(!scripts(), "without scripts nothing can be logged");
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await open(page, "no/existe?x=1");
    await expect.poll(() => said.filter((text) => text.includes("/no/existe")).length).toBe(1);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(500);
    expect(said.filter((text) => text.includes("/no/existe"))).toHaveLength(1);
  });
});

test("500.html shows the words of the error screen", async ({ page }) => {
  await page.goto("500.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
});

test.describe("words with and without scripts", () => {
  for (const { name, path } of SCREENS) {
    test(`${name} reads the same`, async ({ page, browser, baseURL }) => {
      test.skip(!scripts(), "compared from the projects with scripts");
      await open(page, path);
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const plain = await context.newPage();
      await plain.goto(path);
      expect(await words(page)).toBe(await words(plain));
      await context.close();
    });
  }
});
