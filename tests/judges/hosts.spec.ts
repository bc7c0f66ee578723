import { chromium, expect, test } from "@playwright/test";
import { LAUNCH_ARGS } from "../../tools/check/chromium";
import { screens } from "../../tools/measure/screens";
import { refusalsOn } from "./refusals";
import { BASE } from "../finished/tree";
import { HOST, HOSTS, type Host } from "./servers";

/* Every page, opened in a browser, from the servers that the ready configurations of plain-pages are for. */

for (const { name, present, start } of HOSTS) {
  test.describe(`${name} with its ready configuration`, () => {
    test.describe.configure({ mode: "serial" });
    test.skip(!present, `${name} is not on this machine`);
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.stop());

    test("refuses a page nothing of its own", async () => {
      // A host knows its own name alone; here it leads to this machine.
      const args = [...LAUNCH_ARGS, `--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${host.port}`];
      const browser = await chromium.launch({ executablePath: process.env["CHROMIUM_PATH"] ?? "", args });
      try {
        for (const { path } of screens) expect(await refusalsOn(browser, `http://${HOST}${BASE}/${path}`)).toEqual([]);
      } finally {
        await browser.close();
      }
    });
  });
}
