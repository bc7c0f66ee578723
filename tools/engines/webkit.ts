import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
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

/**
 * WebKitGTK in its own small browser, over WebDriver.
 * @throws Error if it or its driver cannot be started
 */
export async function startWebKit({ dark }: Pick<Settings, "dark">): Promise<Engine> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "webkit-"));
  const server = await startDriver(folder, dark);
  const driver = await new Builder()
    .usingServer(server.url)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
      }),
    )
    .build();
  const capabilities = await driver.getCapabilities();
  const evaluate = (expression: string): Promise<unknown> => driver.executeScript(`return ${expression}`);
  const viewport = async (): Promise<{ width: number; height: number }> =>
    driver.executeScript("return { width: innerWidth, height: innerHeight }");
  return {
    name: `WebKitGTK ${String(capabilities.get("browserVersion"))}`,
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      // The window has a bar, which the page's own height is without.
      const inside = await viewport();
      await driver
        .manage()
        .window()
        .setRect({ width: 2 * width - inside.width, height: 2 * height - inside.height });
      const { width: now } = await viewport();
      if (now !== width) throw new Error(`WebKitGTK's page is ${now} px wide in place of ${width}`);
    },
    open: async (url) => {
      await driver.get(url);
      await evaluate("document.fonts.ready.then(() => true)");
    },
    evaluate,
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    pressAt: ({ x, y }) => driver.actions().move({ x, y }).click().perform(),
    said: async () => (await evaluate(HEARD)) as string[],
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: async () => {
      await driver.quit();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
