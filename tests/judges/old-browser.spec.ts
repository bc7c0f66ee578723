import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { chromium, expect, test as base, type Browser } from "@playwright/test";
import { SCRIPT_TARGETS } from "plain-pages/floor";
import { LAUNCH_ARGS } from "../../tools/check/chromium";
import { wordsOf } from "../../tools/processes";
import { faultsOf } from "../e2e/looks";
import { HAS, SCREENS, sectionLinks } from "../e2e/test";

/* The pages in a Chromium as old as the floor, which a package of npm's ships for machines without a screen. */

/** The floor's Chromium. */
const MAJOR = /chrome(\d+)/.exec(SCRIPT_TARGETS.join(" "))?.[1] ?? "";

/** What that asks of a machine, and any browser's package brings. */
const LIBRARIES = ["libnss3.so", "libnspr4.so", "libexpat.so.1"];

/** Why it cannot run here, in words; empty where it can. */
function whyNot(): string {
  if (process.platform !== "linux" || process.arch !== "x64") return "it is one for Linux on x64";
  const known = wordsOf("/sbin/ldconfig", "-p") ?? "";
  return LIBRARIES.filter((name) => !known.includes(name)).join(", ");
}

const missing = whyNot();

/** Unpacks the browser into a folder. @returns the program */
async function unpack(folder: string): Promise<string> {
  const shipped = path.dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium")));
  const packed = await readFile(path.join(shipped, "../bin/chromium.br"));
  const program = path.join(folder, "chromium");
  await writeFile(program, await promisify(brotliDecompress)(packed), { mode: 0o755 });
  return program;
}

const test = base.extend<object, { browser: Browser }>({
  browser: [
    // Playwright asks for the braces.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "old-browser-"));
      const executablePath = await unpack(folder);
      const browser = await chromium.launch({ executablePath, args: [...LAUNCH_ARGS, "--disable-gpu"] });
      await use(browser);
      await browser.close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.skip(missing !== "", `Chromium ${MAJOR} does not start: ${missing}`);

/** Of what this browser says of a page, that it does not know what is newer: docs/browsers.md has it. */
const KNOWN = /'popover' attribute/;

for (const width of [360, 1280])
  test(`every page is whole at ${width} px, runs its islands and complains of nothing`, async ({ browser, page }) => {
    expect(browser.version().split(".")[0]).toBe(MAJOR);
    const said: string[] = [];
    page.on("pageerror", (error) => said.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") said.push(message.text());
    });
    await page.setViewportSize({ width, height: 800 });
    for (const { name, path: address, section } of SCREENS) {
      said.length = 0;
      const answer = await page.goto(address, { waitUntil: "load" });
      await page.locator("[data-strip]").waitFor({ state: "attached" });
      await expect.soft(page.getByRole("heading", { level: 1 }), name).toHaveCount(1);
      await expect.soft(page.getByRole("banner"), name).toHaveCSS("position", "sticky");
      expect.soft(await faultsOf(page), name).toEqual([]);
      // What is not there is an error to any browser.
      if (answer?.status() === 200)
        expect
          .soft(
            said.filter((line) => !KNOWN.test(line)),
            name,
          )
          .toEqual([]);
      // The present section is marked, and no other.
      const links = await sectionLinks(page).evaluateAll((all) =>
        all.map((link) => {
          const { textDecoration, borderBottom, boxShadow, backgroundColor, color } = getComputedStyle(link);
          const look = [textDecoration, borderBottom, boxShadow, backgroundColor, color].join(" ");
          return { look, present: link.matches("[aria-current]") };
        }),
      );
      const looks = (present: boolean) => [
        ...new Set(links.filter((link) => link.present === present).map(({ look }) => look)),
      ];
      expect.soft(looks(false), name).toHaveLength(1);
      expect.soft(looks(true), name).toHaveLength(section ? 1 : 0);
      expect.soft(looks(false), name).not.toEqual(looks(true));
    }
  });

test("the tabs open by hand and by key", async ({ page }) => {
  test.skip(HAS.tabs === 0, "the newspaper has no tabs");
  await page.goto("politica");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveCount(HAS.tabs);
  const isOpen = async (index: number) => {
    const panel = (await tabs.nth(index).getAttribute("aria-controls")) ?? "";
    await expect(page.getByRole("tabpanel")).toHaveId(panel);
    await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
  };
  await isOpen(0);
  for (let index = HAS.tabs - 1; index >= 0; index--) {
    await tabs.nth(index).click();
    await isOpen(index);
  }
  await page.keyboard.press("ArrowLeft");
  await isOpen(HAS.tabs - 1);
  await page.keyboard.press("Home");
  await isOpen(0);
});

test("what is not there says so, notes what was asked for, and leads back", async ({ page, baseURL }) => {
  const noted: string[] = [];
  page.on("console", (message) => noted.push(message.text()));
  await page.goto("no/existe");
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect.poll(() => noted.join("\n")).toContain("/no/existe");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(baseURL ?? "");
});
