import puppeteer from "puppeteer-core";
import { ask } from "../processes";
import type { Engine, Settings } from "./engine";

/** Debian's Firefox, or the one that FIREFOX_PATH names. */
export const firefoxPath = (): string | undefined =>
  process.env["FIREFOX_PATH"] ?? ask("which", "firefox-esr") ?? ask("which", "firefox");

/**
 * Firefox without a window, over WebDriver BiDi.
 * @throws Error if it cannot be started
 */
export async function startFirefox({ scripts, dark }: Settings): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxPath() ?? "firefox",
    headless: true,
    protocolTimeout: 60_000,
    extraPrefsFirefox: {
      "javascript.enabled": scripts,
      "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
      "ui.prefersReducedMotion": 0,
    },
  });
  const page = await browser.newPage();
  let heard: string[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.push(`exception: ${String(error)}`));
  return {
    name: (await browser.version()).replace("firefox/", "Firefox "),
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (url) => {
      heard = [];
      await page.goto(url, { waitUntil: "load" });
      if (scripts) await page.evaluate("document.fonts.ready.then(() => true)");
    },
    evaluate: (expression) => page.evaluate(expression),
    // BiDi names the space bar by its letter.
    press: (key) => page.keyboard.press(key === "Space" ? " " : key),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    said: () => Promise.resolve(heard),
    // How high the whole page is a script would have to ask.
    picture: () => page.screenshot({ fullPage: scripts }),
    close: () => browser.close(),
  };
}
