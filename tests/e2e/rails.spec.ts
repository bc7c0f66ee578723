import { front } from "../../data/resolve/front";
import { expect, ON_DESKTOP, open, test } from "./test";

/* The front's rows that one pushes sideways on a phone (components/home/Rail.tsx). */

/** So much of the next card shows at least, in pixels: it says that there is more. */
const EDGE = 30;

for (const [label, records] of [
  ["Episodios", front.multimediaPodcasts],
  ["Agenda de eventos", front.events],
] as const) {
  test(
    `«${label}» shows the next card's edge on a phone, and keys bring the last into view`,
    ON_DESKTOP,
    async ({ page }) => {
      test.skip(records.length < 2, "one card is no row");
      await page.setViewportSize({ width: 360, height: 800 });
      await open(page, "./");
      const rail = page.getByRole("region", { name: label });
      const cards = rail.getByRole("list").first().locator("> li");
      await expect(cards).toHaveCount(records.length);
      const next = await cards.nth(1).boundingBox();
      expect(360 - (next?.x ?? 360)).toBeGreaterThanOrEqual(EDGE);

      await rail.focus();
      await expect(async () => {
        await page.keyboard.press("ArrowRight");
        await expect(cards.last().getByRole("heading")).toBeInViewport({ ratio: 1, timeout: 700 });
      }).toPass();
    },
  );
}
