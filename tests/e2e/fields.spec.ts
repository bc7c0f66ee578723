import type { Page } from "@playwright/test";
import { pages, sectionPages } from "../../data/resolve/pages";
import { sections } from "../../data/sections/sections";
import { dayAndMonth, decimal, integer, millions, minutes, playingTime, price, timeLeft } from "../../lib/format";
import { leaves, type Leaf } from "../finished/tree";
import { EVERY_PAGE, expect, ON_DESKTOP, open, test } from "./test";

/*
 * Whatever editors write in a record is met on its page, on a phone and on a desk: as text that shows, as a time, as an
 * anchor or a link, or as what a picture is said to be. A new field is looked for as its own text.
 */

/** Fields that name files, colours and places, that only machines and the head are told, or that a drawing shows. */
const UNREAD =
  /(^|\.)(image|poster|cover|logo|video|colour|decimals|series\[\d+\])$|^(search\.|film\.(alt|duration)|others\.percentage)|^weeks\[\d+\]\.close$/;

/** The ids by which the front names what its sections hold; its page begins with the lead, so it prints no intro. */
const REFERENCE =
  /^(lead|side\[\d+\]|latest\[\d+\]|related\[\d+\]\.story|mostRead\[\d+\]\.story|opinionTeaser|featuredOpinions\[\d+\]|sports\.(main|items\[\d+\]))$/;

const ARROWS: Readonly<Record<string, string>> = { up: "sube", down: "baja", stable: "sin cambios" };

/** Capitals and white space are the layout's affair. */
const bare = (text: string) => text.replace(/\s+/g, "").toLowerCase();

/** What one state of a page gives a reader: texts and alternatives of what shows, instants, anchors and links. */
const readable = (page: Page) =>
  page.evaluate(() => {
    // What has no box of its own (display: contents) shows where something in it does.
    const shows = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      (getComputedStyle(element).display === "contents" && [...element.children].some(shows));
    const all = [...document.querySelectorAll("body *")].filter((one) => !one.matches("script, style, noscript"));
    const shown = all.filter(shows);
    return {
      texts: shown.flatMap((element) => [
        element.getAttribute("aria-label") ?? "",
        ...[...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
      ]),
      alternatives: shown.flatMap((element) => element.getAttribute("alt") ?? []),
      times: shown.flatMap((element) => element.getAttribute("datetime") ?? []),
      ids: all.map(({ id }) => id),
      links: shown.flatMap((element) => element.getAttribute("href") ?? []),
    };
  });

/** The same of all panels of a page's tabs, each opened in its turn. */
async function readableThroughout(page: Page) {
  const read = [await readable(page)];
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    read.push(await readable(page));
  }
  const texts = read.flatMap((state) => state.texts);
  const links = read.flatMap((state) => state.links);
  return {
    text: bare(texts.join("")),
    figures: texts.join(" "),
    alternatives: new Set(read.flatMap((state) => state.alternatives)),
    times: new Set(read.flatMap((state) => state.times)),
    ids: new Set(read.flatMap((state) => state.ids)),
    links: new Set([...links, ...links.map((href) => href.split("#")[1] ?? "")]),
  };
}

/** Whether a figure is printed, in any of the ways in which the newspaper writes one. */
function printed(figures: string, value: number): boolean {
  const size = Math.abs(value);
  const ways = [integer, millions, minutes, playingTime, price, timeLeft].map((write) => write(size));
  return [...ways, ...[1, 2, 3, 4].map((decimals) => decimal(size, decimals))].some((way) => {
    const digits = /\d[\d.,:]*/.exec(way)?.[0] ?? way;
    return new RegExp(`(?<![\\d.,])${digits.replaceAll(".", "\\.")}(?![.,:]?\\d)`).test(figures);
  });
}

/** Whether a reader meets a text or a figure of a record on its page. */
function met({ path, value }: Leaf, front: boolean, shown: Awaited<ReturnType<typeof readableThroughout>>): boolean {
  if (value === "" || UNREAD.test(path) || (front && path === "intro")) return true;
  if (typeof value === "number") return printed(shown.figures, value);
  if (front && REFERENCE.test(path)) return shown.links.has(value);
  if (/(^|\.)url$/.test(path)) return shown.links.has(value);
  if (/(^|\.)id$/.test(path)) return shown.ids.has(value);
  if (/(^|\.)alt$/.test(path)) return shown.alternatives.has(value);
  // A drawing has no element for times: its axis says the day.
  if (/^weeks\[\d+\]\.date$/.test(path)) return shown.text.includes(bare(dayAndMonth(value)));
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return shown.times.has(value);
  if (/\.(trend|tendency)$/.test(path)) return shown.text.includes(bare(ARROWS[value] ?? value));
  // A minute's sign, of «72′», is said in words.
  return shown.text.includes(bare(value.replace(/′$/, "")));
}

const RECORDS = [
  { path: "./", record: pages.home, front: true },
  ...sections.map(({ key, route }) => ({ path: route.slice(1), record: sectionPages[key], front: false })),
];

test("every field of every record is met on its page, at 360 and at 1280 px", ON_DESKTOP, async ({ page }) => {
  test.setTimeout(EVERY_PAGE);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { path, record, front } of RECORDS) {
      await open(page, path);
      const shown = await readableThroughout(page);
      const fields = leaves(record);
      // A vote is drawn in its picture's place.
      const drawn = fields.flatMap((field) => /^(.*)\.vote\.yes$/.exec(field.path)?.[1] ?? []);
      const asked = fields.filter((field) => !drawn.includes(field.path.replace(/\.alt$/, "")));
      const missing = asked.filter((field) => !met(field, front, shown));
      expect.soft(missing, `${path} at ${width} px`).toEqual([]);
    }
  }
});
