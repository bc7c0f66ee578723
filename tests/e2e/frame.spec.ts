import { edition } from "../../data/edition";
import { clockTime, longDate } from "../../lib/format";
import { site } from "../../lib/site";
import { SCREENS } from "./pages";
import { SECTIONS, sectionLinks } from "./navigation";
import { expect, open, test } from "./test";

for (const { name, path, section } of SCREENS) {
  test(`${name} has its frame and its headings`, async ({ page }) => {
    await open(page, path);

    await test.step("the sections in order, the present one marked", async () => {
      await expect(sectionLinks(page)).toHaveText(SECTIONS);
      await expect(sectionLinks(page).and(page.locator("[aria-current='page']"))).toHaveText(
        section ? [section.name] : [],
      );
    });

    await test.step("a header with logo, search and strip, and a link for skipping them", async () => {
      const banner = page.getByRole("banner");
      await expect(banner.getByRole("link", { name: `${site.name}, portada`, exact: true })).toHaveAttribute(
        "href",
        /\/$/,
      );
      await expect(page.getByRole("button", { name: "Buscar" })).toBeVisible();
      await expect(banner.locator(".top-strip-button")).toHaveText("Suscríbete");
      await expect(banner.locator(".top-strip-button")).toBeVisible();
      await expect(page.locator(".top-strip time")).toHaveText(
        /^(lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d{1,2} de [a-z]+ de \d{4}$/,
      );
      await expect(page.getByRole("link", { name: "Saltar al contenido" })).toHaveAttribute("href", "#contenido");
    });

    await test.step("all of the footer", async () => {
      const footer = page.getByRole("contentinfo");
      for (const network of site.social) {
        await expect(footer.getByRole("link", { name: network, exact: true })).toBeVisible();
      }
      for (const title of ["Secciones", site.name, "Servicios"]) {
        await expect(footer.getByRole("heading", { name: title, exact: true })).toBeVisible();
      }
      await expect(footer.getByPlaceholder("Tu email")).toHaveAttribute("type", "email");
      await expect(footer.getByRole("button", { name: "Suscribirse" })).toBeVisible();
      await expect(footer.getByText("Todos los derechos reservados")).toContainText(/© \d{4}/);
      for (const link of [site.footer.privacy, site.footer.terms]) {
        await expect(footer.getByRole("link", { name: link })).toBeVisible();
      }
    });

    await test.step("which edition it is, and when that closed", async () => {
      const imprint = page.getByRole("contentinfo").getByText(`Edición del ${longDate(edition.close)}`);
      await expect(imprint).toBeVisible();
      await expect(imprint).toContainText(`Cierre a las ${clockTime(edition.close)}`);
      await expect(imprint.locator("time")).toHaveAttribute("datetime", edition.close);
    });

    await test.step("one first heading, though bands may stand before it, and no level skipped", async () => {
      await expect(page.locator("h1")).toHaveCount(1);
      const levels = await page
        .locator("h1, h2, h3, h4, h5, h6")
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
      const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
      expect(skips).toEqual([]);
    });

    if (section) {
      await test.step("says where one is, under its title", async () => {
        const breadcrumb = page.getByRole("navigation", { name: "Ruta de navegación" });
        await expect(breadcrumb.getByRole("link", { name: "Inicio" })).toHaveAttribute("href", /\/$/);
        await expect(breadcrumb.getByText(section.title, { exact: true })).toHaveAttribute("aria-current", "page");
        await expect(page.getByRole("heading", { level: 1 })).toContainText(section.title);
      });
    }
  });
}
