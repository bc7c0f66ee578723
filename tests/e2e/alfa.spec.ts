import { alfa } from "./alfa";
import { SCREENS } from "./pages";
import { expect, ON_DESKTOP, open, test } from "./test";

/* A second judge of accessibility beside axe, by rules of its own (ACT, by Siteimprove). */

for (const { name, path } of SCREENS) {
  test(`${name}: Alfa finds nothing, with every tab open`, ON_DESKTOP, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    expect(await alfa(page)).toEqual([]);
    for (const tab of (await page.getByRole("tab").all()).slice(1)) {
      await tab.click();
      expect(await alfa(page), await tab.innerText()).toEqual([]);
    }
  });
}

test("what is wrong would be found", ON_DESKTOP, async ({ page }) => {
  await page.goto("about:blank");
  await page.setContent(
    '<!DOCTYPE html><html lang="es"><title>Portada</title><main><h1>Puertos</h1><img src="a.png"></main>',
  );
  expect((await alfa(page)).join("\n")).toMatch(/^sia-r2: .*img/m);
});
