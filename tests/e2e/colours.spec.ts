import type { Page } from "@playwright/test";
import Color from "colorjs.io";
import { expect, ON_DESKTOP, open, PAGES, sectionLinks, test } from "./test";
import { paper } from "../../paper/paper";

/* Readers whose system sets the colours, and those who ask for more contrast. */

/** The buttons, and links like them, that have no line around them: with forced colours their ground, and so their shape, is gone. */
const withoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(a, button), footer button, header button")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.dataset["filled"] === "true")
      .filter((one) => parseFloat(getComputedStyle(one).borderTopWidth) === 0)
      .map((one) => one.textContent.trim()),
  );

/** Notes which buttons have a ground of their own in the page's colours; how many there are. */
const noteFilled = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const filled = [...document.querySelectorAll<HTMLElement>("a, button")].filter((one) => {
      const { backgroundColor, paddingLeft } = getComputedStyle(one);
      return !/^rgba\(.*, 0\)$/.test(backgroundColor) && parseFloat(paddingLeft) > 0;
    });
    for (const one of filled) one.dataset["filled"] = "true";
    return filled.length;
  });

/** WCAG's least for what is drawn, on the system's ground where the emulation is light. */
const LEAST = 3;

/** What charts draw of which their band has no ground then, by their page: where there is one, what is drawn, and with what. */
const DRAWN: Readonly<Partial<Record<string, readonly [given: unknown, drawn: string, property: string]>>> = {
  politica: [paper.pages.politica.urgent.vote, "main figure svg > g:first-of-type path:first-of-type", "stroke"],
  economia: [paper.pages.economia.weeks, "main figure svg text", "fill"],
};

test(
  "with forced colours buttons have an edge, the present section its mark, and charts show",
  ON_DESKTOP,
  async ({ page }) => {
    for (const { name, path, section } of PAGES) {
      await page.emulateMedia({ forcedColors: "none" });
      await open(page, path);
      expect(await noteFilled(page)).toBeGreaterThan(0);
      await page.emulateMedia({ forcedColors: "active" });
      expect.soft(await withoutEdge(page), name).toEqual([]);
      const here = sectionLinks(page).and(page.locator("[aria-current=page]:visible"));
      if (section) await expect.soft(here, name).toHaveCSS("text-decoration-line", "underline");
      // An open tab has an edge, and it alone.
      const edges = await page
        .getByRole("tab")
        .evaluateAll((tabs) =>
          tabs.map((tab) => [tab.ariaSelected, getComputedStyle(tab).borderBottomStyle !== "none"]),
        );
      expect.soft(edges, name).toEqual(edges.map(([selected]) => [selected, selected === "true"]));
      // A key that stays pressed looks so.
      for (const key of await page.locator("label:has([type=checkbox])").all()) {
        await expect.soft(key, name).toHaveCSS("text-decoration-line", "none");
        await key.click();
        await expect.soft(key, name).toHaveCSS("text-decoration-line", "underline");
      }
      const [given, drawn = "", property = ""] = DRAWN[path] ?? [];
      if (!given) continue;
      const faint = async () => {
        const colours = await page
          .locator(drawn)
          .evaluateAll((all, painted) => all.map((one) => getComputedStyle(one).getPropertyValue(painted)), property);
        const painted = colours.filter((colour) => colour !== "none");
        expect(painted.length).toBeGreaterThan(0);
        return painted.filter((colour) => new Color(colour).contrast("white", "WCAG21") < LEAST);
      };
      await expect.poll(faint, name).toEqual([]);
    }
  },
);

test("the colours of parties are lighter by night, on dark paper", ON_DESKTOP, async ({ page }) => {
  const { parties, chamber } = paper.pages.politica;
  test.skip(parties.length === 0 || !chamber, "the newspaper has no parties");
  await open(page, "politica#partidos");
  /** How light each colour is drawn that a record has given, in the chamber, its names and the bars. */
  const lightness = async () => {
    const drawn = await page.locator("main [role=tabpanel] svg [color], main section svg [color]").evaluateAll((all) =>
      all.map((one) => {
        const { fill, stroke } = getComputedStyle(one);
        return [one.getAttribute("color") ?? "", one.matches("g") ? stroke : fill] as const;
      }),
    );
    return drawn
      .filter(([given]) => parties.some(({ colour }) => colour === given))
      .map(([, painted]) => new Color(painted).to("oklab").coords[0] ?? 0);
  };
  await page.emulateMedia({ colorScheme: "light" });
  const byDay = await lightness();
  await page.emulateMedia({ colorScheme: "dark" });
  const byNight = await lightness();
  expect(byDay.length).toBeGreaterThan(parties.length);
  expect(byNight.map((light, at) => light > (byDay[at] ?? 1))).toEqual(byDay.map(() => true));
});

test("the whites of photographs and films do not glare by night", ON_DESKTOP, async ({ page }) => {
  await open(page, "./");
  // Of a newspaper of drawings alone no picture has files of several widths.
  await page.evaluate(() => document.images[0]?.setAttribute("srcset", document.images[0].src));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const filters = await page
      .locator("main :is(img[srcset], video)")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).filter));
    expect(filters.length).toBeGreaterThan(0);
    expect.soft(filters.filter((filter) => (filter === "none") !== (colorScheme === "light"))).toEqual([]);
  }
});

/** How far muted words and rules stand out from the paper, and muted words from the footer. */
async function contrastsOn(page: Page) {
  const {
    paper: ground,
    muted,
    rule,
    foot,
    footWords,
  } = await page.evaluate(() => {
    const styleOf = (element: Element | null | undefined) => getComputedStyle(element ?? document.body);
    const ruled = [...document.querySelectorAll("main li")].find((one) => styleOf(one).borderTopWidth === "1px");
    return {
      paper: styleOf(document.documentElement).backgroundColor,
      // The trail is muted on every page that has one.
      muted: styleOf(document.querySelector("main nav")).color,
      rule: styleOf(ruled).borderTopColor,
      foot: styleOf(document.querySelector("footer")).backgroundColor,
      footWords: styleOf(document.querySelector("footer h2")).color,
    };
  });
  const between = (one: string, other: string) => new Color(one).contrast(other, "WCAG21");
  return { muted: between(muted, ground), rule: between(rule, ground), footer: between(footWords, foot) };
}

test("words and rules are stronger for who asks for more contrast, day and night", ON_DESKTOP, async ({ page }) => {
  test.skip(paper.pages.politica.news.length === 0, "the newspaper has no news of politics, between which rules stand");
  await open(page, "politica");
  for (const colorScheme of ["light", "dark"] as const) {
    // Without motion no colour fades.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce", contrast: "no-preference" });
    expect((await contrastsOn(page)).rule, colorScheme).toBeLessThan(3);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce", contrast: "more" });
    const { muted, rule, footer } = await contrastsOn(page);
    expect(muted, colorScheme).toBeGreaterThan(10);
    expect(footer, colorScheme).toBeGreaterThan(10);
    expect(rule, colorScheme).toBeGreaterThan(4.5);
  }
});
