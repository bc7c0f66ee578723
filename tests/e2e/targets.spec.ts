import type { Locator } from "@playwright/test";
import { ON_PHONE, expect, open, test } from "./test";

/* How high a target is to a finger (WCAG 2.2, 2.5.5), which may be more than what is painted. */

const FINGER = 44;

/** The pixels above and below its middle at which a tap still reaches it, all in a row. */
const reach = (target: Locator) =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = (at: number) => {
      const found = document.elementFromPoint(x, at);
      return found !== null && element.contains(found);
    };
    let [from, to] = [y, y];
    while (hit(from - 1)) from -= 1;
    while (hit(to + 1)) to += 1;
    return to - from + 1;
  });

test("links and buttons of the frame are as high as a finger needs", ON_PHONE, async ({ page }) => {
  await open(page, "politica");
  const footer = page.getByRole("contentinfo");
  const low: string[] = [];
  for (const target of [
    page.getByRole("banner").getByText("Suscríbete", { exact: true }),
    page.getByRole("banner").getByRole("link", { name: /, portada$/ }),
    page.getByRole("navigation", { name: "Ruta de navegación" }).getByRole("link"),
    // Below, where the strip has folded.
    ...(await footer.getByRole("listitem").getByRole("link").all()),
  ]) {
    const height = await reach(target);
    if (height < FINGER) low.push(`${await target.innerText()}: ${height} px`);
  }
  expect(low).toEqual([]);
});
