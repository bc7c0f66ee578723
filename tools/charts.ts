import { writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { examineCharts } from "./charts/examine";
import { chartReport } from "./charts/report";
import { chartSheet } from "./charts/sheet";
import { findChromium, LAUNCH_ARGS } from "./chromium";
import { ROOT } from "./project";
import { command } from "./say";
import { serve } from "./server";

/* `npm run charts` writes docs/charts.md and docs/charts.webp from the finished pages. */

await command(async () => {
  const { url, stop } = await serve({ root: path.join(ROOT, "out"), base: process.env["BASE_PATH"] ?? "" });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
  try {
    const examined = await examineCharts(browser, url);
    await writeFile(path.join(ROOT, "docs/charts.webp"), await chartSheet(examined));
    await writeFile(path.join(ROOT, "docs/charts.md"), chartReport(examined));
  } finally {
    await browser.close();
    await stop();
  }
});
