import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test";

/** Stories from all over their pages: at the head, behind a tab, at the foot. */
const STORIES = [
  "actualidad#ourense-barrio-termal",
  "actualidad#negativos-amparo-retamar",
  "politica#decreto-alquileres-siete-votos",
  "politica#galicia-veda-mariscadoras",
  "politica#foro-regiones-tren-convencional",
  "economia#onda-nova-hornos",
  "economia#segrenergia-bombeo-lleida",
  "tecnologia#llebeig-manuscritos",
  "cultura#orquestas-publico-2019",
  "deportes#trainera-castro-botadura",
  "opinion#regar-mejor-regar-menos",
] as const;

/** Where something begins below the lower edge of the sticky header, in pixels; negative is covered. */
async function belowHeader(page: Page, story: Locator): Promise<number> {
  const bar = await page.locator(".site-bar").boundingBox();
  const box = await story.boundingBox();
  return (box?.y ?? -1e6) - ((bar?.y ?? 0) + (bar?.height ?? 0));
}

for (const address of STORIES) {
  test(`an address with a story's anchor shows that story, marked: ${address}`, async ({ page }) => {
    await page.goto(address);
    const story = page.locator(`[id="${address.split("#")[1] ?? ""}"]`);
    await expect(story).toBeInViewport();
    await expect.poll(() => belowHeader(page, story)).toBeGreaterThanOrEqual(0);
    await expect(story).not.toHaveCSS("box-shadow", "none");
    await expect(story.getByRole("heading").first()).toBeInViewport();
  });
}

test("a link to a sentence of the page shows the sentence", async ({ page }) => {
  await page.goto("economia#:~:text=Menorca%20estrena%20vuelo");
  const headline = page.getByRole("heading", { name: "Menorca estrena vuelo directo a Bilbao" }).first();
  await expect(headline).toBeInViewport();
  expect(await belowHeader(page, headline)).toBeGreaterThanOrEqual(0);
});
