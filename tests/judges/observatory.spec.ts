import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { HOST, HOSTS, type Host } from "./servers";

/*
 * What Mozilla's observatory says of a host with the ready configurations: its own scan, whose connections lead to this
 * machine. It is locked apart, for installing it asks other servers for lists, and brings a database's client
 * (docs/accessibility.md).
 */

const PACKAGE = path.resolve("tests/judges/observatory/node_modules/@mdn/mdn-http-observatory");
const NO_NETWORK = path.resolve("tests/judges/no-network.mjs");

const verdict = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string() })),
});

/** The observatory's verdict on a server that runs, as if it were the host that the configurations name. */
async function judged({ port, plain }: Host) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", NO_NETWORK, path.join(PACKAGE, "src/scan.js"), HOST],
    { env: { ...process.env, SITE_PORT: String(port), PLAIN_PORT: String(plain) } },
  );
  return verdict.parse(JSON.parse(stdout));
}

for (const { name, start, present } of HOSTS) {
  test(`the observatory gives ${name} with its ready configuration A+`, async () => {
    test.skip(!existsSync(PACKAGE), "not installed: npm ci --prefix tests/judges/observatory");
    test.skip(!present, "not on this machine");
    const host = await start();
    try {
      const { scan, tests } = await judged(host);
      expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([]);
      expect(scan.grade).toBe("A+");
    } finally {
      await host.stop();
    }
  });
}
