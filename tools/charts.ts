import { writeFile } from "node:fs/promises";
import path from "node:path";
import { examineCharts } from "./charts/examine";
import { chartReport } from "./charts/report";
import { chartSheet } from "./charts/sheet";
import { withFinishedSite } from "./finished-site";
import { ROOT } from "./project";
import { command } from "./say";

/* `npm run charts` writes docs/charts.md and docs/charts.webp from the finished pages. */

await command(() =>
  withFinishedSite(async (browser, url) => {
    const examined = await examineCharts(browser, url);
    await writeFile(path.join(ROOT, "docs/charts.webp"), await chartSheet(examined));
    await writeFile(path.join(ROOT, "docs/charts.md"), chartReport(examined));
  }),
);
