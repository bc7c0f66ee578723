import { expect, test, WITHOUT_SCRIPTS } from "./test";

/* Without scripts nobody can swap a picture that fails for the default one: it lies beneath from the start. */

test.use({ faults: true });

test(
  "where a picture of Cultura fails, the default picture shows without scripts",
  WITHOUT_SCRIPTS,
  async ({ page }) => {
    const asked: string[] = [];
    await page.route(/\/media\/(?!.*por-defecto)/, (route) => route.abort());
    page.on("requestfinished", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("cultura", { waitUntil: "load" });
    const picture = page.locator("main img").first();
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);

    const beneath = await picture.evaluate(
      (image) => /url\("(.+?)"\)/.exec(getComputedStyle(image).backgroundImage)?.[1],
    );
    expect(beneath).toBeDefined();
    await expect.poll(() => asked).toContain(new URL(beneath ?? "", page.url()).pathname);
    expect((await picture.boundingBox())?.height).toBeGreaterThan(100);

    // Painted, not only asked for: the box shows more colours than its description in ink upon a tint would.
    const painted = await picture.screenshot();
    await picture.evaluate((image) => {
      image.style.backgroundImage = "none";
    });
    expect(painted.equals(await picture.screenshot())).toBe(false);
  },
);
