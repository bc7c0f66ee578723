import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { brotliDecompressSync, constants } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import sharp from "sharp";
import { findChromium, LAUNCH_ARGS } from "../check/chromium";
import { ROOT } from "../project";
import { command } from "../say";
import { serve } from "../serve/server";
import { LINE } from "./line";
import { screens } from "./screens";

/*
 * npm run photograph                                          docs/front.png, the front as the README shows it, and
 *                                                             docs/bench-first-bytes.png, what its first bytes paint
 * npm run photograph -- --to shots                            every page whole, in these widths and both schemes
 */

const WIDTHS = [360, 768, 1280, 1920];
const SCHEMES = ["light", "dark"] as const;
const HEIGHT = 900;

/** How high the README's picture is, in pixels. */
const README_HEIGHT = 940;

/** A page as it stands once its fonts and all of its pictures have come; nothing in it moves. */
async function photograph(
  browser: Browser,
  url: string,
  at: { width: number; height?: number; scheme: "light" | "dark" },
) {
  const page = await browser.newPage({
    viewport: { width: at.width, height: at.height ?? HEIGHT },
    colorScheme: at.scheme,
    reducedMotion: "reduce",
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
  });
  await page.goto(url);
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  await page.waitForLoadState("networkidle");
  const picture = await page.screenshot({ fullPage: at.height === undefined });
  await page.close();
  return picture;
}

async function photographAll(browser: Browser, url: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const { name, path: address } of screens)
    for (const width of WIDTHS)
      for (const scheme of SCHEMES) {
        const file = path.join(to, `${address.replace(".html", "") || "home"}-${width}-${scheme}.png`);
        await writeFile(file, await photograph(browser, `${url}/${address}`, { width, scheme }));
        process.stdout.write(`${file}: ${name}\n`);
      }
}

const writeSmall = async (file: string, picture: Buffer): Promise<void> =>
  writeFile(path.join(ROOT, "docs", file), await sharp(picture).png({ palette: true }).toBuffer());

/** What a phone paints of the front if nothing else comes than what a server sends before it waits for an answer. */
async function photographFirstBytes(browser: Browser, site: string): Promise<void> {
  const sent = (await readFile(path.join(site, "index.html.br"))).subarray(0, LINE.firstWindow);
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, offline: true });
  await page.setContent(brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString());
  await writeSmall("bench-first-bytes.png", await page.screenshot());
}

await command(async () => {
  const { to } = parseArgs({ options: { to: { type: "string" } } }).values;
  const root = path.join(ROOT, "out");
  const { url, stop } = await serve({ root });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
  try {
    if (to !== undefined) await photographAll(browser, url, to);
    else {
      const at = { width: 1280, height: README_HEIGHT, scheme: "light" } as const;
      await writeSmall("front.png", await photograph(browser, `${url}/`, at));
      await photographFirstBytes(browser, root);
    }
  } finally {
    await browser.close();
    await stop();
  }
});
