import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { withFinishedSite } from "./finished-site";
import { screens } from "./measure/screens";
import { ROOT } from "./project";
import { command } from "./say";

/*
 * `npm run faces` writes docs/faces-blurred.png: the first screens of all pages but the missing one, blurred, side by side.
 * Each can be told apart, or its page has no face.
 */

const SCREEN = { width: 1280, height: 1400 } as const;
const FACE = { width: 300, height: 328 } as const;
const BLUR = 3;
const GAP = 12;
const COLUMNS = 4;
const GREY = "#808080";

async function faceOf(browser: Browser, address: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SCREEN, reducedMotion: "reduce", locale: "es-ES" });
  await page.goto(address, { waitUntil: "networkidle" });
  const screen = await page.screenshot();
  await page.close();
  return sharp(screen).resize(FACE).blur(BLUR).png().toBuffer();
}

await command(() =>
  withFinishedSite(async (browser, url) => {
    const pages = screens.filter(({ name }) => name !== "404");
    const faces: Buffer[] = [];
    for (const { path: address } of pages) faces.push(await faceOf(browser, `${url}/${address}`));
    const sheet = sharp({
      create: {
        width: COLUMNS * (FACE.width + GAP) - GAP,
        height: Math.ceil(faces.length / COLUMNS) * (FACE.height + GAP) - GAP,
        channels: 3,
        background: GREY,
      },
    }).composite(
      faces.map((input, index) => ({
        input,
        left: (index % COLUMNS) * (FACE.width + GAP),
        top: Math.floor(index / COLUMNS) * (FACE.height + GAP),
      })),
    );
    await writeFile(path.join(ROOT, "docs/faces-blurred.png"), await sheet.png({ palette: true }).toBuffer());
  }),
);
