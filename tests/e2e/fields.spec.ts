import type { Page } from "@playwright/test";
import { front } from "../../data/resolve/front";
import { pages, sectionPages } from "../../data/resolve/pages";
import { sections } from "../../data/sections/sections";
import { tracesOf } from "../finished/content/fields";
import { figuresOf, figuresOfFront } from "../finished/content/figures";
import { leaves } from "../finished/leaves";
import { expect, open, test, WIDE } from "./test";

/*
 * Every field of every record is met on its page, on a phone and on a desk, with scripts and without:
 * as text that shows, as what a picture or a graphic is said to be, or as the picture itself.
 */

/** White space is the layout's affair, and so are capitals. */
const bare = (text: string) => text.replace(/\s+/g, "").toLowerCase();

/** What one part of a page, or all of it, gives a reader: texts and alternatives of what shows, and instants. */
const readable = (page: Page) =>
  page.evaluate(() => {
    // What has no box of its own (display: contents) shows where something in it does.
    const shows = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      (getComputedStyle(element).display === "contents" && [...element.children].some(shows));
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (parent && !parent.closest("script, style, noscript") && shows(parent)) texts.push(textContent ?? "");
    }
    const shown = [...document.querySelectorAll("body *")].filter(shows);
    return {
      text: texts.join(""),
      said: shown.flatMap((element) => element.getAttribute("aria-label") ?? []),
      alternatives: shown.flatMap((element) => (element instanceof HTMLImageElement ? element.alt : [])),
      films: shown.filter((element) => element instanceof HTMLVideoElement).length,
      times: shown.flatMap((element) => (element instanceof HTMLTimeElement ? element.dateTime : [])),
    };
  });

/** The same of every panel of its tabs, each opened in its turn. */
async function readableThroughout(page: Page) {
  const read = [await readable(page)];
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    read.push(await readable(page));
  }
  return {
    text: bare(read.flatMap(({ text, said }) => [text, ...said]).join(" ")),
    alternatives: new Set(read.flatMap(({ alternatives }) => alternatives)),
    films: Math.max(...read.map(({ films }) => films)),
    times: new Set(read.flatMap(({ times }) => times)),
  };
}

/** The alternatives of a record's pictures; a vote is drawn in its picture's place, a film says its own. */
function alternativesOf(record: unknown): string[] {
  const all = leaves(record);
  const drawn = new Set(all.flatMap(({ path }) => /^(.*)\.vote\.yes$/.exec(path)?.[1] ?? []));
  return all.flatMap(({ path, value }) =>
    /(^|\.)alt$/.test(path) && value !== "" && !path.startsWith("film.") && !drawn.has(path.replace(/\.alt$/, ""))
      ? String(value)
      : [],
  );
}

const SHOWN = [
  { name: "Home", path: "./", record: pages.home, atFront: true, figures: figuresOfFront(front) },
  ...sections.map(({ key, name, route }) => ({
    name,
    path: route.slice(1),
    record: sectionPages[key],
    atFront: false,
    figures: figuresOf(key, sectionPages),
  })),
];

for (const { name, path, record, atFront, figures } of SHOWN)
  for (const width of [360, 1280])
    test(`${name} shows every field of its record at ${width} px`, WIDE, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const shown = await readableThroughout(page);
      const traces = tracesOf(record, atFront);
      const missing = traces.flatMap((trace) => {
        if (trace.kind === "words") return shown.text.includes(bare(trace.words)) ? [] : trace.path;
        if (trace.kind === "time") return shown.times.has(trace.value) ? [] : trace.path;
        return [];
      });
      expect(missing).toEqual([]);
      expect(figures.filter((figure) => !shown.text.includes(bare(figure)))).toEqual([]);
      expect(alternativesOf(record).filter((alternative) => !shown.alternatives.has(alternative))).toEqual([]);
      expect(shown.films).toBe(atFront ? 1 : 0);
    });
