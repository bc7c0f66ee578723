import { newspaper } from "../../data/newspaper";
import { screens } from "../../tools/measure/screens";
import { bytesByKind, totalBytes, weigh } from "../../tools/measure/weigh";
import budget from "../budget.json" with { type: "json" };
import { EVERY_PAGE, expect, ON_PHONE, runtimeFree, test } from "./test";

/*
 * Bytes as transferred, the same on every machine. tests/budget.json says for each page
 * what may come: of each kind with all its pictures and its film, and in all when it opens;
 * pages that it does not name have its default.
 */

/** What a page may weigh: nothing by stylesheets, which it carries itself. */
const MEASURES = ["html", "script", "font", "image", "video", "other", "opening"] as const;
type Measure = (typeof MEASURES)[number];

/**
 * What weighs the same whatever a newspaper prints. To words and the fonts of their letters, which are more
 * than Spanish has where names are of other languages, to pictures and films, and to pages with the colour
 * of each photograph, only the sample is held.
 */
const OF_THE_CODE: readonly Measure[] = ["script", "other"];
const HELD: readonly Measure[] = newspaper.sample ? MEASURES : OF_THE_CODE;

const { default: others, ...named } = budget;
const allowances = new Map<string, Record<Measure, number>>(Object.entries(named));

test("no page weighs more than its budget", ON_PHONE, async ({ browser, baseURL }) => {
  test.skip(!runtimeFree(), "the budget is the finished site's");
  test.setTimeout(EVERY_PAGE);
  for (const { name, path } of screens) {
    // Each as a first visit: nothing is kept from the page before.
    const page = await browser.newPage();
    const { arrival, whole } = await weigh(page, `${baseURL ?? ""}${path}`);
    await page.close();
    const allowance = allowances.get(name) ?? others;
    const weights: Record<Measure, number> = { ...bytesByKind(whole), opening: totalBytes(arrival) };
    const over = HELD.filter((kind) => weights[kind] > allowance[kind]);
    const told = `${name} weighs ${JSON.stringify(weights)}, may weigh ${JSON.stringify(allowance)}`;
    expect.soft(over, told).toEqual([]);
  }
});
