import { expect, test } from "@playwright/test";
import { sections } from "../../data/sections/sections";
import { hasNginx } from "../../tools/serve/nginx";
import { has } from "../../tools/processes";
import type { Running } from "../../tools/serve/server";
import { caddy, nginx, PAST } from "./hosting/servers";
import { BASE } from "./tree";

/* The ready configurations of hosting/, filled in by the build, on the servers they are for. */

const PROMISED: Record<string, RegExp> = {
  "content-security-policy": /^default-src 'none';.*frame-ancestors 'none'$/,
  "strict-transport-security": /^max-age=\d{8}$/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\)/,
};

/** Asks once, following nothing; brotli is what a browser would take. */
const ask = (host: Running, path: string, encoding = "br, gzip") =>
  fetch(`${host.url}${path}`, { redirect: "manual", headers: { "accept-encoding": encoding } });

for (const [name, start, present] of [
  ["nginx", nginx, hasNginx],
  ["Caddy", caddy, has("caddy")],
] as const) {
  test.describe(`${name} with its ready configuration`, () => {
    test.describe.configure({ mode: "serial" });
    test.skip(!present, "not on this machine");
    let host: Running;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.stop());

    test("serves each page at its one address, and leads there from the others", async () => {
      expect((await ask(host, `${BASE}/`)).status).toBe(200);
      expect((await ask(host, `${BASE}/index.html`)).headers.get("location")).toMatch(new RegExp(`${BASE}/$`));
      for (const { route } of sections) {
        const response = await ask(host, BASE + route);
        expect([response.status, response.headers.get("content-type")]).toEqual([
          200,
          expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
        ]);
        for (const other of ["/", "/index.html"]) {
          const moved = await ask(host, BASE + route + other);
          expect([moved.status, moved.headers.get("location")]).toEqual([
            301,
            expect.stringMatching(new RegExp(`${BASE}${route}$`)),
          ]);
        }
      }
    });

    test("answers what is not there with the not-found page and its status", async () => {
      const response = await ask(host, `${BASE}/no/existe`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Oops! Page not found");
    });

    test("sends the whole not-found page to a reader who has it from before, or asks for a part", async () => {
      const first = await ask(host, `${BASE}/no/existe`, "identity");
      const whole = await first.text();
      const asked: Record<string, string>[] = [
        { "if-none-match": first.headers.get("etag") ?? "*" },
        { "if-modified-since": first.headers.get("last-modified") ?? new Date().toUTCString() },
        { range: "bytes=0-5" },
      ];
      for (const headers of asked) {
        const again = await fetch(`${host.url}${BASE}/no/existe`, {
          headers: { ...headers, "accept-encoding": "identity" },
        });
        expect([again.status, await again.text()]).toEqual([404, whole]);
      }
    });

    test("sends the headers that only a server can send", async () => {
      for (const path of [`${BASE}/`, `${BASE}/politica`, `${BASE}/no/existe`, `${BASE}/robots.txt`]) {
        const { headers } = await ask(host, path);
        for (const [header, value] of Object.entries(PROMISED))
          expect(headers.get(header), header + path).toMatch(value);
      }
    });

    test("lets hashed files be kept for a year, and has the rest asked about each time", async () => {
      const page = await (await ask(host, `${BASE}/politica`)).text();
      const [style] = /\/assets\/[^"]*\.css/.exec(page) ?? [];
      const [picture] = /\/media\/[^"\s]*\.(?:svg|jpg)/.exec(page) ?? [];
      for (const file of [style, picture]) {
        expect((await ask(host, `${BASE}${file ?? "/none"}`)).headers.get("cache-control")).toBe(
          "public, max-age=31536000, immutable",
        );
      }
      expect((await ask(host, `${BASE}/politica`)).headers.get("cache-control")).toBe("no-cache");
    });

    test("sends the files that the build has compressed", async () => {
      const gzipped = await ask(host, `${BASE}/politica`, "gzip");
      expect(gzipped.headers.get("content-encoding")).toBe("gzip");
      expect(gzipped.headers.get("vary")).toMatch(/accept-encoding/i);
      expect(await gzipped.text()).toContain("<h1");
    });

    test("serves a front that was put away, with the policy of its own day", async () => {
      for (const other of ["", "/index.html"]) {
        const moved = await ask(host, `${BASE}${PAST}${other}?a=b`);
        expect([moved.status, moved.headers.get("location")]).toEqual([301, `${BASE}${PAST}/?a=b`]);
      }
      const section = await ask(host, `${BASE}${PAST}/politica/`);
      expect([section.status, section.headers.get("location")]).toEqual([301, `${BASE}${PAST}/politica`]);

      for (const path of ["/", "/politica"]) {
        const { status, headers } = await ask(host, BASE + PAST + path);
        expect([status, headers.get("content-security-policy")]).toEqual([200, "frame-ancestors 'none'"]);
      }
      const page = await (await ask(host, `${BASE}${PAST}/politica`)).text();
      const [style] = /\/assets\/[^"]*\.css/.exec(page) ?? [];
      expect((await ask(host, `${BASE}${PAST}${style ?? "/none"}`)).headers.get("cache-control")).toContain(
        "immutable",
      );
      const missing = await ask(host, `${BASE}${PAST}/none`);
      expect([missing.status, missing.headers.get("content-security-policy")]).toEqual([
        404,
        expect.stringMatching(PROMISED["content-security-policy"] ?? /^$/),
      ]);
    });

    test("names the types of manifest, feed and fonts", async () => {
      const type = async (path: string) => (await ask(host, BASE + path)).headers.get("content-type");
      expect(await type("/manifest.webmanifest")).toMatch(/^application\/manifest\+json/);
      expect(await type("/feed.xml")).toMatch(/xml/);
      const page = await (await ask(host, `${BASE}/`)).text();
      expect(await type(/\/assets\/[^"]*\.woff2/.exec(page)?.[0] ?? "")).toMatch(
        /^(font\/woff2|application\/font-woff2)/,
      );
    });
  });
}
