import type { Page } from "@playwright/test";
import { newScales, totalBytes } from "plain-bench/weigh";
import { screens } from "../../tools/measure/screens";
import { serve, type Running } from "../../tools/serve/server";
import budget from "../budget.json" with { type: "json" };
import { BASE, OUT } from "../finished/tree";
import { expect, ON_PHONE, runtimeFree, test } from "./test";
import { paper } from "../../paper/paper";

/*
 * Bytes as transferred, the same on every machine. tests/budget.json says for each page
 * what may come: of each kind with all its pictures and its film, and in all when it opens;
 * pages that it does not name have its default. A page says the day it was built on, by whose words what brotli
 * makes of it is up to 60 bytes longer or shorter: an allowance is for any day.
 */

/** What a page may weigh: its styles are its own, and the sheets for paper and high contrast are other files. */
const MEASURES = ["html", "script", "font", "image", "video", "other", "opening"] as const;
type Measure = (typeof MEASURES)[number];

/**
 * What weighs the same whatever a newspaper prints. To words and the fonts of their letters, which are more
 * than Spanish has where names are of other languages, to pictures and films, and to pages with the colour
 * of each photograph, only the sample is held.
 */
const OF_THE_CODE: readonly Measure[] = ["script", "other"];
const HELD: readonly Measure[] = paper.newspaper.sample ? MEASURES : OF_THE_CODE;

const { default: others, ...named } = budget;
const allowances = new Map<string, Record<Measure, number>>(Object.entries(named));

/** A server of its own, whose scales nobody else's page lies on. */
const scales = newScales();
/** All but icons, which of browsers only those with a window ask for. */
const note: typeof scales.note = (response, address, file) => {
  if (!address.startsWith("/icons/")) scales.note(response, address, file);
};
let site: Running;
test.beforeAll(async () => {
  site = await serve({ root: OUT, base: BASE, note });
});
test.afterAll(() => site.stop());

/** Asks for every picture of the page, those in closed panels too, and brings its film to the screen. */
async function askForAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  for (const film of await page.locator("video:visible").all()) {
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => scales.sent().bytes.video).toBeGreaterThan(0);
  }
}

test("no page weighs more than its budget", ON_PHONE, async ({ browser }) => {
  test.skip(!runtimeFree(), "the budget is the finished site's");
  for (const { name, path } of screens) {
    // Each as a first visit: nothing is kept from the page before.
    const page = await browser.newPage();
    scales.empty();
    await page.goto(`${site.url}/${path}`, { waitUntil: "networkidle" });
    const opening = totalBytes(scales.sent());
    await askForAll(page);
    const { css, other, ...bytes } = scales.sent().bytes;
    await page.close();
    const allowance = allowances.get(name) ?? others;
    const weights: Record<Measure, number> = { ...bytes, other: css + other, opening };
    const over = HELD.filter((kind) => weights[kind] > allowance[kind]);
    const told = `${name} weighs ${JSON.stringify(weights)}, may weigh ${JSON.stringify(allowance)}`;
    expect.soft(over, told).toEqual([]);
  }
});
