import { defineConfig } from "@playwright/test";

/* Run by scripts/e2e.ts, which serves the finished site, finds a Chromium and says both here. */

const executablePath = process.env["CHROMIUM_PATH"];
const baseURL = process.env["SITE_UNDER_TEST"];
if (!executablePath || !baseURL) throw new Error("Run the tests through npm run test:e2e");

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  reporter: [["list"]],
  use: {
    baseURL: `${baseURL}/`,
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    launchOptions: { executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] },
  },
  projects: [
    // What can be read off the finished files, without a browser.
    { name: "files", testDir: "tests/finished" },
    { name: "desktop", testDir: "tests/e2e", use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      testDir: "tests/e2e",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: "no-javascript",
      testDir: "tests/e2e",
      use: { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false },
    },
  ],
});
