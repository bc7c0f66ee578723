import { clockTime, longDate } from "../../lib/format";
import { isShown } from "../../lib/links";
import { site } from "../../paper/site";
import { BOTH_WAYS, expect, HAS, ON_DESKTOP, open, SCREENS, sectionLinks, SECTIONS, test } from "./test";
import { ownPages, paper } from "../../paper/paper";
import { dayAndYear, inMadrid } from "../reading";

/* What stands around every page: where one is, how one gets on, and which edition it is. */

test("every page, the error pages too, has the newspaper's header and footer", ON_DESKTOP, async ({ page }) => {
  let first = "";
  for (const { name, path, section } of [...SCREENS, { name: "500", path: "500.html", section: undefined }])
    await test.step(name, async () => {
      await open(page, path);
      const banner = page.getByRole("banner");
      await expect.soft(sectionLinks(page), `sections of ${name}`).toHaveText(SECTIONS);
      const here = sectionLinks(page).and(page.locator("[aria-current='page']"));
      await expect.soft(here, `marked on ${name}`).toHaveText(section ? [section.name] : []);
      const front = banner.getByRole("link", { name: `${site.name}, portada`, exact: true });
      await expect.soft(front).toBeVisible();
      if (path === "./") await expect.soft(front, "the front itself").toHaveAttribute("aria-current", "page");
      else await expect.soft(front, name).not.toHaveAttribute("aria-current");
      if (HAS.search) await expect.soft(banner.getByRole("button", { name: "Buscar" }).first()).toBeVisible();
      await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);

      // The front says its edition at its head, the others at their foot.
      const footer = await page.getByRole("contentinfo").ariaSnapshot();
      if (path !== "./") expect.soft((first ||= footer), `the footer of ${name} is the others'`).toBe(footer);

      if (!section) return;
      // Opinion is set as if by hand, sport shouts, and news does neither.
      const headline = page.locator("main article").getByRole("heading").first();
      await expect.soft(headline, name).toHaveCSS("font-style", path === "opinion" ? "italic" : "normal");
      const weight = Number(await headline.evaluate((one) => getComputedStyle(one).fontWeight));
      expect.soft(weight > 700, `whether ${name} shouts`).toBe(path === "deportes");
      const trail = page.getByRole("navigation", { name: "Ruta de navegación" });
      await expect.soft(trail.getByRole("link", { name: "Inicio" })).toBeVisible();
      await expect.soft(trail.getByText(section.title, { exact: true })).toHaveAttribute("aria-current", "page");
      await expect.soft(page.getByRole("heading", { level: 1 })).toContainText(section.title);
    });
});

test("the footer leads to every section, and says which edition of whom it is", ON_DESKTOP, async ({ page }) => {
  await open(page, "./");
  const footer = page.getByRole("contentinfo");
  const others = [...site.social, site.footer.privacy, site.footer.terms].filter((words) => isShown(words, site));
  const links = [...SECTIONS, ...others, ...ownPages.map(({ title }) => title)];
  for (const link of links) await expect.soft(footer.getByRole("link", { name: link, exact: true })).toBeVisible();
  // The front says it at its head, and once.
  await expect(footer.getByText("Edición del")).toHaveCount(0);
  await open(page, "economia");
  const imprint = footer.getByText(`Edición del ${longDate(paper.edition.close)}`);
  await expect(imprint).toContainText(`Cierre a las ${clockTime(paper.edition.close)}`);
  await expect(imprint.locator("time")).toHaveAttribute("datetime", paper.edition.close);
});

test("Economía says of which day and hour its figures are", ON_DESKTOP, async ({ page }) => {
  test.skip(!HAS.bands, "the newspaper has no figures");
  await open(page, "economia");
  const { close } = paper.edition;
  const told = page.locator("main p").filter({ hasText: /^Cifras al cierre de la edición/ });
  await expect(told).toContainText(`${dayAndYear(close)}, ${inMadrid(close).clock}`);
});

test("the first stop of the Tab key skips the header", BOTH_WAYS, async ({ page }) => {
  await open(page, "./");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeInViewport();
  await expect(page).toHaveURL(/#contenido$/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toBeVisible();
});

test("the front's head says which edition it is, on a desk and on a phone", ON_DESKTOP, async ({ page }) => {
  await open(page, "./");
  const head = page.getByRole("banner");
  const day = head.locator(`time[datetime="${paper.edition.close}"]`);
  await expect(day).toBeInViewport();
  await expect(day).toHaveText(longDate(paper.edition.close));
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(day).toBeInViewport();
  await expect(head.getByText(`Cierre a las ${clockTime(paper.edition.close)}`)).toBeInViewport();
});
