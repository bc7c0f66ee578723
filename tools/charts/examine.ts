import type { Browser, Locator, Page } from "@playwright/test";
import { bringReader, phrasesOf } from "../screen-reader";
import { charts, type Chart } from "./list";

/** How a chart is looked at: as wide as this, in this scheme, on this medium. */
const views = [
  { name: "light", width: 1280, colorScheme: "light", media: "screen" },
  { name: "dark", width: 1280, colorScheme: "dark", media: "screen" },
  { name: "print", width: 750, colorScheme: "light", media: "print" },
  { name: "320 px", width: 320, colorScheme: "light", media: "screen" },
] as const;

/** The most stops at which a reader is listened to in one chart. */
const STOPS = 60;

/** What a reader says by itself of elements that mean nothing to the chart. */
const BARE = /^(end of |paragraph$|time$|img$)/;

/** A chart as eyes and ears have it. */
export type Examined = Chart & {
  /** The words of it that one sees. */
  text: string;
  /** What its drawings are called, where they are no ornament of the words. */
  names: string[];
  said: string[];
  /** PNG, by the names of the views. */
  pictures: { view: string; png: Buffer }[];
};

async function opened(
  browser: Browser,
  address: string,
  { width, colorScheme, media }: (typeof views)[number],
): Promise<Page> {
  const page = await browser.newPage({
    bypassCSP: true,
    viewport: { width, height: 900 },
    colorScheme,
    locale: "es-ES",
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.emulateMedia({ media, colorScheme, reducedMotion: "reduce" });
  // Nothing lies over a chart while it is photographed.
  await page.addStyleTag({ content: "header{position:static!important}" });
  return page;
}

/** What one sees of it in letters; the lines of a drawing's labels parted, as they are seen. */
const textOf = (part: Locator) =>
  part.evaluate((element: HTMLElement) => {
    for (const line of element.querySelectorAll("tspan")) line.append(" ");
    return element.innerText
      .split(/\s*[\n\t]\s*/)
      .filter(Boolean)
      .join(" · ");
  });

/** Pictures that wait until one scrolls to them come at once. */
const bringPictures = (part: Locator) =>
  part.locator("img").evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map((image) => {
        image.loading = "eager";
        return image.decode();
      }),
    ),
  );

const namesOf = (part: Locator) =>
  part
    .locator("svg[role=img]")
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getAttribute("aria-label") ?? ""));

async function examined(browser: Browser, url: string, chart: Chart): Promise<Examined | undefined> {
  const pictures: Examined["pictures"] = [];
  let words: Pick<Examined, "text" | "names" | "said"> | undefined;
  for (const view of views) {
    const page = await opened(browser, `${url}/${chart.page}`, view);
    const part = page.locator(chart.at);
    if ((await part.count()) > 0) {
      await bringPictures(part);
      pictures.push({ view: view.name, png: await part.screenshot() });
      if (!words) {
        words = { text: await textOf(part), names: await namesOf(part), said: [] };
        await bringReader(page);
        words.said = (await phrasesOf(part, STOPS)).filter((phrase) => !BARE.test(phrase));
      }
    }
    await page.close();
  }
  return words && { ...chart, ...words, pictures };
}

/** Every chart that the served pages have, one after the other. */
export async function examineCharts(browser: Browser, url: string): Promise<Examined[]> {
  const all: Examined[] = [];
  for (const chart of charts) {
    const one = await examined(browser, url, chart);
    if (one) all.push(one);
  }
  return all;
}
