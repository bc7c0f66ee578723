import { expect, PAGES, test } from "../e2e/test";

/* What of a drawing is seen where it stands. Of another newspaper's pictures its editors are told (`npm run check:content`). */

/** Less of a drawing than this is another drawing. */
const LEAST = 0.75;

test.use({ reducedMotion: "reduce" });

test("at least three quarters of each drawing are seen, wherever it stands", async ({ page }, info) => {
  const seen: { name: string; width: number; drawing: string; box: string; share: number }[] = [];
  for (const { name, path } of PAGES) {
    await page.goto(path);
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const drawings = await page.locator("main").evaluate(async (main) => {
        // Política's other tabs have pictures too.
        for (const panel of main.querySelectorAll("section[hidden]")) panel.removeAttribute("hidden");
        // After a resize the browser takes its time to choose another crop: a copy chooses at once.
        for (const picture of main.querySelectorAll("picture, :not(picture) > img"))
          picture.replaceWith(picture.cloneNode(true));
        const images = [...main.querySelectorAll("img")];
        for (const image of images) image.loading = "eager";
        await Promise.all(images.map((image) => image.decode()));
        return images
          .filter((image) => image.currentSrc.endsWith(".svg") && image.checkVisibility())
          .map((image) => {
            const { width: across, height: down } = image.getBoundingClientRect();
            const factor = image.naturalWidth / image.naturalHeight / (across / down);
            const box = `${Math.round(across)} × ${Math.round(down)}`;
            return { drawing: image.currentSrc.replace(/.*\/media\//, ""), box, share: Math.min(factor, 1 / factor) };
          });
      });
      seen.push(...drawings.map((drawing) => ({ name, width, ...drawing })));
    }
  }
  await info.attach("shares.json", { body: JSON.stringify(seen, null, 1), contentType: "application/json" });
  expect(seen).not.toEqual([]);
  expect(seen.filter(({ share }) => share < LEAST)).toEqual([]);
});
