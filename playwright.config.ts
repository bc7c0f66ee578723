import { defineConfig } from "@playwright/test";
import { paper } from "./paper/paper";
import { LAUNCH_ARGS } from "./tools/check/chromium";

/* Run by tools/check/playwright.ts, which serves the finished site, finds a Chromium and says both here. */

const executablePath = process.env["CHROMIUM_PATH"];
const baseURL = process.env["SITE_UNDER_TEST"];
if (!executablePath || !baseURL) throw new Error("Run the tests through npm run test:e2e");

/** A test that names projects in its tags, such as `@phone`, runs in those alone; one that names none in all three. */
const inProject = (name: "desktop" | "phone" | "no-javascript") =>
  new RegExp(`^(?!.*@(?:desktop|phone|no-javascript)\\b)|@${name}\\b`);

/** What differs between engines: how pages are laid out, and what moves in them. */
const IN_EVERY_ENGINE = /\/(faults|fields|header|islands|landing|layout|motion|tabs|tickers)\.spec\.ts$/;

export default defineConfig({
  testDir: "tests",
  // A file's tests follow one another in one worker, its servers and modules loaded once, unless it says otherwise.
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  // A shared runner may stall for seconds; a test that passes only then is reported as flaky. At home nothing is tried twice.
  retries: process.env["CI"] ? 1 : 0,
  // Twice the cores of the smallest machine: a test waits for a third of its time, and not all at once.
  workers: 4,
  // It ends what would never end: on one busy core a test that visits every page takes minutes.
  timeout: 300_000,
  // What a reader would wait for: a page that is as it should be only later is slow, and no test passes because of that.
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  reporter: [["list"], ["./tools/check/skipped.ts"]],
  use: {
    baseURL: `${baseURL}/`,
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath, args: LAUNCH_ARGS },
  },
  // The smaller ones first, beside the large one, and with one worker each: to start another, with its browser, costs as
  // much as ten of their tests.
  projects: [
    // What can be read off the finished files, without a browser.
    { name: "files", testDir: "tests/finished", workers: 1 },
    {
      name: "phone",
      testDir: "tests/e2e",
      workers: 1,
      grep: inProject("phone"),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: "no-javascript",
      testDir: "tests/e2e",
      workers: 1,
      grep: inProject("no-javascript"),
      use: { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false },
    },
    {
      name: "desktop",
      testDir: "tests",
      // And what the specification says of the sample.
      testMatch: paper.newspaper.sample ? /\/(e2e|acceptance)\/.*\.spec\.ts$/ : /\/e2e\/.*\.spec\.ts$/,
      grep: inProject("desktop"),
      use: { viewport: { width: 1280, height: 900 } },
    },
    // What is slow, or needs a program that is not on every machine: `npm run judges`, not `npm test` (tools/check/playwright.ts).
    { name: "judges", testDir: "tests/judges", workers: 2, timeout: 1_800_000, retries: 0 },
    // The other engines, which Playwright brings itself.
    ...(["firefox", "webkit"] as const).map((browserName) => ({
      name: browserName,
      testDir: "tests/e2e",
      testMatch: IN_EVERY_ENGINE,
      grep: inProject("desktop"),
      use: { browserName, launchOptions: {}, viewport: { width: 1280, height: 900 } },
    })),
  ],
});
