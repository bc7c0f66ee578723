import { firefox, webkit, type BrowserType } from "@playwright/test";
import type { Engine, Settings } from "./engine";

/** A way to start one of the engines that Playwright builds itself. */
const starting =
  (type: Pick<BrowserType, "name" | "launch">) =>
  async ({ scripts, dark }: Settings): Promise<Engine> => {
    const browser = await type.launch();
    const page = await browser.newPage({ javaScriptEnabled: scripts, colorScheme: dark ? "dark" : "light" });
    let heard: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => heard.push(`exception: ${error.message}`));
    return {
      name: `Playwright's ${type.name()} ${browser.version()}`,
      resize: (width, height) => page.setViewportSize({ width, height }),
      open: async (url) => {
        heard = [];
        await page.goto(url, { waitUntil: "load" });
        await page.evaluate("document.fonts.ready.then(() => true)");
      },
      evaluate: (expression) => page.evaluate(expression),
      press: (key) => page.keyboard.press(key),
      pressAt: ({ x, y }) => page.mouse.click(x, y),
      said: () => Promise.resolve(heard),
      picture: () => page.screenshot({ fullPage: true }),
      close: () => browser.close(),
    };
  };

/** Playwright's own Firefox and WebKit, which `npx playwright install --with-deps firefox webkit` brings. */
export const PLAYWRIGHTS = [firefox, webkit].map(starting);
