import type { Locator } from "@playwright/test";
import { newspaper } from "../../data/newspaper";
import { PAGES } from "./pages";
import { expect, ON_DESKTOP, open, test } from "./test";

/* What answers to the pointer: the specification asks it of the header's items, readers expect it of boxes too. */

const look = (element: Locator) =>
  element.evaluate((node) => {
    const { opacity, color, borderColor, backgroundColor, textDecorationColor } = getComputedStyle(node);
    return { opacity, color, borderColor, backgroundColor, textDecorationColor };
  });

async function expectAnswer(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const before = await look(element);
  await element.hover();
  await expect.poll(() => look(element)).not.toEqual(before);
}

for (const { name, path } of PAGES)
  test(`the logo and the e-mail boxes of ${name} answer to the pointer`, ON_DESKTOP, async ({ page }) => {
    await open(page, path);
    await expectAnswer(
      page
        .getByRole("banner")
        .getByRole("link", { name: new RegExp(`^${newspaper.name}`) })
        .first(),
    );
    const boxes = await page.locator("input[type=email]").all();
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) await expectAnswer(box);
  });

test(
  "with less motion asked for, no colour fades, whether the scheme changes or the pointer comes",
  ON_DESKTOP,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await open(page, "./");
    const begun = await page.evaluateHandle(() => {
      const fades: string[] = [];
      document.addEventListener("transitionrun", ({ propertyName }) => fades.push(propertyName));
      return fades;
    });
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAnswer(page.locator("input[type=email]").first());
    expect(await begun.jsonValue()).toEqual([]);
  },
);
