import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { brotliDecompressSync, constants } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import { LINE } from "plain-bench/line";
import sharp from "sharp";
import { ownPages } from "../../paper/paper";
import { findChromium, LAUNCH_ARGS } from "../check/chromium";
import { ROOT } from "../root";
import { command, say } from "../say";
import { serve } from "../serve/server";
import { photograph, SCHEMES, type Scheme, type View } from "./camera";
import { differenceOf } from "./differences";
import { screens } from "./screens";

/*
 * npm run photograph                                          docs/front.png, the front as the README shows it, and
 *                                                             docs/bench-first-bytes.png, what its first bytes paint
 * npm run photograph -- --to shots                            every page whole, in these widths and both schemes
 * npm run photograph -- --against /elsewhere/out              how these differ from another finished site's: a table, and
 *                                                             pictures of what differs, in a new folder or in that of --to
 *
 * --pages home,economia --widths 360,1280 --schemes dark      of these no more than some
 */

const OUT = path.join(ROOT, "out");

const WIDTHS = [360, 768, 1024, 1280, 1440, 1920];

/** How high the README's picture is, in pixels. */
const README_HEIGHT = 940;

/** Where every page lies below the site's address, by the name that its pictures get. */
const PAGES = new Map(
  [...screens.map((screen) => screen.path), ...ownPages.map(({ route }) => route.slice(1))].map((address) => [
    address.replace(".html", "") || "home",
    address,
  ]),
);

/** Those of a list that an option names, with commas between them, or all. @throws Error if it names another */
function chosen<Item extends string>(option: string, names: string | undefined, all: readonly Item[]): readonly Item[] {
  if (names === undefined) return all;
  return names.split(",").map((name) => {
    const found = all.find((item) => item === name);
    if (found === undefined) throw new Error(`--${option}: ${name} is none of ${all.join(", ")}`);
    return found;
  });
}

/** Window widths that are named with commas between them, or the usual ones. @throws Error if one is no number of pixels */
function chosenWidths(named: string | undefined): number[] {
  const widths = named?.split(",").map(Number) ?? WIDTHS;
  if (!widths.every((width) => Number.isInteger(width) && width > 0))
    throw new Error(`--widths: ${named} is not whole pixels with commas between them`);
  return widths;
}

/** A photograph to take: what its file is called, without an ending, and of which page it is, seen how. */
type Shot = { name: string; page: string; view: View };

type Choice = { pages: readonly string[]; widths: readonly number[]; schemes: readonly Scheme[] };

const shotsOf = ({ pages, widths, schemes }: Choice): Shot[] =>
  pages.flatMap((page) =>
    widths.flatMap((width) =>
      schemes.map((scheme) => ({ name: `${page}-${width}-${scheme}`, page, view: { width, scheme } })),
    ),
  );

const addressOf = (site: string, page: string) => `${site}/${PAGES.get(page) ?? ""}`;

async function photographAll(browser: Browser, site: string, shots: readonly Shot[], to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const { name, page, view } of shots) {
    const file = path.join(to, `${name}.png`);
    await writeFile(file, await photograph(browser, addressOf(site, page), view));
    process.stdout.write(`${file}\n`);
  }
}

/** A share in hundredths: «0» is said of nothing but no difference at all. */
function written(share: number): string {
  if (share === 0) return "0";
  return share < 0.0001 ? "< 0.01" : (share * 100).toFixed(2);
}

/** A Markdown table of what share of each photograph differs, a row for each page. @param shares by the photographs' names */
function tableOf({ pages, widths, schemes }: Choice, shares: ReadonlyMap<string, number>): string {
  const views = widths.flatMap((width) => schemes.map((scheme) => `${width}-${scheme}`));
  return [
    ["% that differs", ...views.map((view) => view.replace("-", " "))],
    ["---", ...views.map(() => "---:")],
    ...pages.map((page) => [page, ...views.map((view) => written(shares.get(`${page}-${view}`) ?? 0))]),
  ]
    .map((cells) => `| ${cells.join(" | ")} |\n`)
    .join("");
}

/** Compares each photograph of `out` with the other site's. A page that one of them has not is its not-found page there. */
async function compareAll(browser: Browser, before: string, now: string, choice: Choice, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const shares = new Map<string, number>();
  for (const { name, page, view } of shotsOf(choice)) {
    const [was, is] = await Promise.all([
      photograph(browser, addressOf(before, page), view),
      photograph(browser, addressOf(now, page), view),
    ]);
    const { share, picture } = await differenceOf(was, is);
    const file = path.join(to, `${name}.png`);
    // What an earlier run has left there is no longer true.
    await rm(file, { force: true });
    if (picture) await writeFile(file, picture);
    if (picture) say(`${file}: ${written(share)} %`);
    shares.set(name, share);
  }
  const table = tableOf(choice, shares);
  process.stdout.write(table);
  await writeFile(path.join(to, "differences.md"), table);
  const differing = [...shares.values()].filter((share) => share > 0).length;
  say(`${differing} of ${shares.size} differ; ${to}`);
}

const writeSmall = async (file: string, picture: Buffer): Promise<void> =>
  writeFile(path.join(ROOT, "docs", file), await sharp(picture).png({ palette: true }).toBuffer());

/** What a phone paints of the front if nothing else comes than what a server sends before it waits for an answer. */
async function photographFirstBytes(browser: Browser): Promise<void> {
  const sent = (await readFile(path.join(OUT, "index.html.br"))).subarray(0, LINE.firstWindow);
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, offline: true });
  await page.setContent(brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString());
  await writeSmall("bench-first-bytes.png", await page.screenshot());
}

async function photographForReadme(browser: Browser, site: string): Promise<void> {
  const view = { width: 1280, height: README_HEIGHT, scheme: "light" } as const;
  await writeSmall("front.png", await photograph(browser, `${site}/`, view));
  await photographFirstBytes(browser);
}

const TEXT = { type: "string" } as const;

await command(async () => {
  const { values } = parseArgs({ options: { to: TEXT, against: TEXT, pages: TEXT, widths: TEXT, schemes: TEXT } });
  const { to, against } = values;
  if (against !== undefined && !existsSync(path.join(against, "index.html")))
    throw new Error(`--against: ${against} holds no index.html`);
  const choice = {
    pages: chosen("pages", values.pages, [...PAGES.keys()]),
    widths: chosenWidths(values.widths),
    schemes: chosen("schemes", values.schemes, SCHEMES),
  };
  const site = await serve({ root: OUT });
  const other = against === undefined ? undefined : await serve({ root: path.resolve(against) });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
  try {
    if (other) {
      const folder = to ?? (await mkdtemp(path.join(os.tmpdir(), "photographs-")));
      await compareAll(browser, other.url, site.url, choice, folder);
    } else if (to !== undefined) await photographAll(browser, site.url, shotsOf(choice), to);
    else await photographForReadme(browser, site.url);
  } finally {
    await browser.close();
    await site.stop();
    await other?.stop();
  }
});
