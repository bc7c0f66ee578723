import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { pages } from "../data/resolve/pages";
import { findChromium } from "./chromium";
import { serve } from "./server";

/*
 * `npm run picture-bytes` prints, as a table, what the pictures of each page weigh:
 * those that lie on the first screen, and all. It looks at the finished `out`, or
 * at the address given to it. Drawings are counted as servers send them, compressed.
 */

const SCREENS = [
  { name: "phone", viewport: { width: 360, height: 740 } },
  { name: "desktop", viewport: { width: 1280, height: 800 } },
];

/** The addresses of the pictures a reader has loaded at the end of a page, and of those on its first screen. */
async function picturesOf(page: Page, address: string): Promise<{ first: string[]; all: string[] }> {
  await page.goto(address);
  return page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    const onFirst = new Set(shown.filter((image) => image.getBoundingClientRect().top < innerHeight));
    for (const image of shown) {
      image.scrollIntoView();
      for (let turn = 0; turn < 100 && !image.complete; turn++) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return {
      first: [...new Set([...onFirst].filter((image) => image.complete).map((image) => image.currentSrc))],
      all: [...new Set(shown.filter((image) => image.complete).map((image) => image.currentSrc))],
    };
  });
}

const weights = new Map<string, Promise<number>>();

/** Bytes on the wire: drawings compressed, photographs as they are. */
function weightOf(address: string): Promise<number> {
  const known = weights.get(address);
  if (known) return known;
  const weight = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const content = Buffer.from(await response.arrayBuffer());
    return address.endsWith(".svg") ? brotliCompressSync(content).length : content.length;
  });
  weights.set(address, weight);
  return weight;
}

async function cell(addresses: string[]): Promise<string> {
  const total = (await Promise.all(addresses.map(weightOf))).reduce((sum, weight) => sum + weight, 0);
  return `${(total / 1000).toFixed(1)} kB (${addresses.length})`;
}

const given = process.argv[2];
const served = given
  ? undefined
  : await serve({ root: fileURLToPath(new URL("../out", import.meta.url)), base: process.env["BASE_PATH"] ?? "" });
const site = given ?? served?.url ?? "";
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  const print = (cells: string[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
  print(["page", ...SCREENS.flatMap(({ name }) => [`${name}: first screen`, `${name}: whole page`])]);
  print(["---", ...SCREENS.flatMap(() => ["---:", "---:"])]);
  for (const name of Object.keys(pages)) {
    const row = [name];
    for (const { viewport } of SCREENS) {
      const page = await browser.newPage({ viewport });
      const { first, all } = await picturesOf(page, `${site}/${name === "home" ? "" : name}`);
      row.push(await cell(first), await cell(all));
      await page.close();
    }
    print(row);
  }
} finally {
  await browser.close();
  served?.server.close();
}
