import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Capabilities, Key } from "selenium-webdriver";
import type { Engine, Settings } from "./engine";
import { HEARD } from "./listener";
import { miniBrowser, startDriver } from "./webkit-driver";

const KEYS = {
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  Home: Key.HOME,
  End: Key.END,
  Enter: Key.ENTER,
  Space: Key.SPACE,
} as const;

/** How often a window is given another size until its page has the one that was asked for, and how long it takes at most. */
const RESIZES = 8;
const SETTLING_MS = 150;

/**
 * WebKitGTK in its own small browser, over WebDriver.
 * @throws Error if it or its driver cannot be started
 */
export async function startWebKit({ dark }: Pick<Settings, "dark">): Promise<Engine> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "webkit-"));
  const server = await startDriver(folder);
  const driver = await new Builder()
    .usingServer(server.url)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation", ...(dark ? ["--dark-mode"] : [])] },
      }),
    )
    .build();
  const capabilities = await driver.getCapabilities();
  // The window has a bar, which the page's own size is without; and it takes its time.
  const resize = async (width: number, height: number): Promise<void> => {
    let outer = { width, height };
    for (let attempt = 0; attempt < RESIZES; attempt++) {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...outer });
      await wait(SETTLING_MS);
      const inside = await viewport();
      if (inside.width === width && inside.height === height) return;
      outer = {
        width: Math.max(width, outer.width + width - inside.width),
        height: Math.max(height, outer.height + height - inside.height),
      };
    }
    throw new Error(`WebKitGTK's page cannot be made ${width} px wide and ${height} high`);
  };
  const evaluate = (expression: string): Promise<unknown> => driver.executeScript(`return ${expression}`);
  const viewport = async (): Promise<{ width: number; height: number }> =>
    driver.executeScript("return { width: innerWidth, height: innerHeight }");
  return {
    name: `WebKitGTK ${String(capabilities.get("browserVersion"))}`,
    resize,
    open: async (url) => {
      await driver.get(url);
      await evaluate("document.fonts.ready.then(() => true)");
    },
    evaluate,
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    pressAt: ({ x, y }) => driver.actions().move({ x, y }).click().perform(),
    said: async () => (await evaluate(HEARD)) as string[],
    picture: async () => {
      // The driver shows what is in the window: that is made as high as the page, which may be another height then,
      // less a pixel, so that the page scrolls and what follows the scrolling stands at its beginning.
      const { width, height } = await viewport();
      for (let attempt = 0; attempt < 2; attempt++)
        await resize(width, Number(await evaluate("document.documentElement.scrollHeight")) - 1);
      const picture = await driver.takeScreenshot();
      await resize(width, height);
      return Buffer.from(picture, "base64");
    },
    close: async () => {
      await driver.quit();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
