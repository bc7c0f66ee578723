import { front } from "../../data/resolve/front";
import { expect, ON_DESKTOP, open, test } from "./test";

/* The front's rows that one pushes sideways on a phone (components/home/Rail.tsx). */

/** So much of the next card shows at least, in pixels: it says that there is more. */
const EDGE = 30;

for (const [label, records] of [
  ["Episodios de podcast", front.multimediaPodcasts],
  ["Agenda de eventos", front.events],
] as const) {
  test(
    `«${label}»: the next card shows its edge, and the keys bring the last into view`,
    ON_DESKTOP,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await open(page, "./");
      const rail = page.getByRole("region", { name: label });
      const cards = rail.locator("ul").first().locator("> li");
      await expect(cards).toHaveCount(records.length);
      if (records.length < 2) return;
      await rail.scrollIntoViewIfNeeded();
      const next = await cards.nth(1).boundingBox();
      expect(360 - (next?.x ?? 360)).toBeGreaterThanOrEqual(EDGE);

      await rail.focus();
      for (let pressed = 0; pressed < 12 * records.length; pressed++) await page.keyboard.press("ArrowRight");
      await expect(cards.last().getByRole("heading")).toBeInViewport({ ratio: 1 });
    },
  );
}
