import { expect, test } from "@playwright/test";
import { fetchRaw, HOSTS } from "../judges/servers";
import { BASE, outFiles, sentWithAll } from "./tree";
import { paper } from "../../paper/paper";

/* What readers would suffer from for a year, on the servers that are on this machine; the judges ask them far more. */

const YEAR = /max-age=31536000/;
const named = outFiles().find((file) => file.startsWith("assets/")) ?? "";

for (const { name, present, start } of HOSTS) {
  test(`${name} sends a page what _headers would, lets what is there be kept for a year, and what is not for no time`, async () => {
    test.skip(!present, `${name} is not on this machine`);
    const host = await start();
    try {
      const ask = async (target: string) => {
        const { status, headers } = await fetchRaw(host.port, "GET", `${BASE}/${target}`);
        return { status, kept: headers.get("cache-control")?.join() ?? "" };
      };
      // A browser opens every page with these (tests/e2e/policy.spec.ts).
      const { headers } = await fetchRaw(host.port, "GET", `${BASE}/`);
      for (const [header, value] of sentWithAll())
        expect.soft(headers.get(header.toLowerCase()), header).toEqual([value]);
      expect(await ask(named)).toEqual({ status: 200, kept: expect.stringMatching(YEAR) });
      // Asked about each time: a correction is seen at once.
      for (const target of ["politica", "feed.xml"])
        expect(await ask(target), target).toEqual({ status: 200, kept: expect.stringMatching(/^no-cache\b/) });
      for (const target of ["assets/gone.0123456789.js", "media/gone.0123456789.jpg", "gone"])
        expect(await ask(target), target).toEqual({ status: 404, kept: expect.stringMatching(/^no-cache\b/) });
      // A page is found by its name in capitals too.
      for (const { route } of paper.sections) {
        const { status, headers: answer } = await fetchRaw(host.port, "GET", `${BASE}${route.toUpperCase()}`);
        // Without the port that it listens at: readers may have asked something that stands before it.
        expect([status, answer.get("location")?.join()], route).toEqual([
          301,
          expect.stringMatching(new RegExp(`^(https?://[^/:]+)?${BASE}${route}$`)),
        ]);
      }
    } finally {
      await host.stop();
    }
  });
}
