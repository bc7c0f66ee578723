import { EVERY_PAGE, expect, PAGES, test } from "../e2e/test";

/* What of a drawing is seen where it stands. Of another newspaper's pictures its editors are told (`npm run check:content`). */

const WIDTHS = [360, 768, 1024, 1280, 1920];

/** Less of a drawing than this is another drawing. */
const LEAST = 0.75;

test.use({ reducedMotion: "reduce" });

test("at least three quarters of each drawing of the sample are seen, wherever it stands", async ({ page }, info) => {
  test.setTimeout(EVERY_PAGE);
  const lines = ["| page | drawing | width | box | share |", "| --- | --- | ---: | ---: | ---: |"];
  const cut: string[] = [];
  for (const { name, path } of PAGES) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const seen = await page.locator("main img").evaluateAll(async (images: HTMLImageElement[]) => {
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
      for (const { drawing, box, share } of seen) {
        const line = `| ${name} | ${drawing} | ${width} | ${box} | ${Math.round(share * 100)} % |`;
        lines.push(line);
        if (share < LEAST) cut.push(line);
      }
    }
  }
  await info.attach("shares.md", { body: lines.join("\n"), contentType: "text/markdown" });
  expect(cut).toEqual([]);
});
