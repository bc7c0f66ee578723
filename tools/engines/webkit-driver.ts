import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort, startServer } from "../processes";
import type { Running } from "../server";

/** Where Debian puts the small browser that the driver drives, on each kind of machine. */
const BROWSERS = ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/** The small browser that comes with WebKitGTK; undefined if it is not here. */
export const miniBrowser = (): string | undefined => BROWSERS.find((place) => existsSync(place));

/** As high as the longest page, of which a picture shows only what the window does; and its colours' bits. */
const SCREEN = "1600x12000x24";

/** Its buttons would not let the window be as narrow as a phone. */
const NARROW =
  "button, entry, box, toolbar, toolitem, headerbar { min-width: 0; padding: 0; margin: 0; border-width: 0 }";

/**
 * WebKitGTK's driver, on a screen of its own.
 * @param folder a temporary one, for the settings of its windows
 * @throws Error if it does not answer
 */
export async function startDriver(folder: string): Promise<Running> {
  const settings = path.join(folder, "gtk-3.0");
  await mkdir(settings, { recursive: true });
  await writeFile(path.join(settings, "gtk.css"), NARROW);
  const port = await freePort();
  const screen = ["-a", "-s", `-screen 0 ${SCREEN}`];
  return startServer(`http://127.0.0.1:${port}`, "xvfb-run", [...screen, "WebKitWebDriver", "-p", String(port)], {
    env: { XDG_CONFIG_HOME: folder },
    limit: 30_000,
  });
}
