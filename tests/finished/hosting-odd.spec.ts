import { expect, test } from "@playwright/test";
import { siteUrl } from "../../lib/site";
import { hasNginx } from "../../tools/serve/nginx";
import { has } from "../../tools/processes";
import { oddRequests, pages } from "./hosting/odd-requests";
import { request, send, type Answer } from "./hosting/raw";
import { caddy, nginx, nginxSays, type Host } from "./hosting/servers";
import { BASE } from "./tree";

/* What the ready configurations answer to what nobody should have asked. */

const SEED = 20261120;

/** What the server says before it has understood whom it speaks for: no header of ours is in it. */
const NOT_UNDERSTOOD = [400, 414, 431];

const PROMISED = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
];

/** What is wrong with an answer, in words; none if it is right. */
function faults(
  { status, head, headers }: Answer,
  right: { statuses: readonly number[]; location?: string },
): string[] {
  const location = headers.get("location");
  const found: string[] = [];
  if (!right.statuses.includes(status)) found.push(`${status} instead of ${right.statuses.join(", ")}`);
  if (status === 301 ? location?.join() !== right.location : location) found.push(`leads to ${String(location)}`);
  if (/[^\r\n\x20-\x7e\x80-\xff]|\r(?!\n)|(?<!\r)\n/.test(head)) found.push("has a control character in its head");
  if (/^x-/im.test(head.replace(/^x-content-type-options/im, ""))) found.push("has a header of the asker's");
  if (/^server:.*\d/im.test(head)) found.push("names the server's version");
  if (NOT_UNDERSTOOD.includes(status)) return found;
  for (const name of PROMISED) if (headers.get(name)?.length !== 1) found.push(`has not one ${name}`);
  if (headers.get("cache-control")?.join() !== "no-cache")
    found.push(`cache-control: ${String(headers.get("cache-control"))}`);
  if (status === 405 && headers.get("allow")?.join() !== "GET, HEAD") found.push("does not say what is allowed");
  return found;
}

for (const [name, start, present] of [
  ["nginx", nginx, hasNginx],
  ["Caddy", caddy, has("caddy")],
] as const) {
  test.describe(`${name} with its ready configuration, asked oddly`, () => {
    test.describe.configure({ mode: "serial" });
    test.skip(!present, "not on this machine");
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.stop());

    test("refuses what is not there, redirects only to pages of the site, and never fails", async () => {
      const wrong: string[] = [];
      const requests = oddRequests(SEED);
      for (const { name: asked, bytes, right } of requests) {
        const found = faults(await send(host.url, bytes), right);
        if (found.length > 0) wrong.push(`${asked}: ${found.join("; ")}`);
      }
      expect(wrong).toEqual([]);
      expect(requests.length).toBeGreaterThan(2000);
    });

    test("answers HEAD like GET, without the body", async () => {
      for (const target of [`${BASE}/`, `${BASE}/${pages[0] ?? ""}`, `${BASE}/none`, `${BASE}/${pages[0] ?? ""}/`]) {
        const [got, head] = [
          await send(host.url, request("GET", target)),
          await send(host.url, request("HEAD", target)),
        ];
        expect([
          head.status,
          head.headers.get("location"),
          head.headers.get("content-security-policy"),
          head.body,
        ]).toEqual([got.status, got.headers.get("location"), got.headers.get("content-security-policy"), ""]);
      }
    });

    test("says of each text that it has it in several encodings", async () => {
      for (const encoding of ["identity", "gzip", "br", "gzip;q=0, br;q=0", "zstd, x"]) {
        for (const path of ["/", `/${pages[0] ?? ""}`, "/feed.xml", "/robots.txt", "/none"]) {
          const { headers } = await send(host.url, request("GET", BASE + path, { "Accept-Encoding": encoding }));
          expect([path, encoding, headers.get("vary")]).toEqual([path, encoding, ["Accept-Encoding"]]);
        }
      }
    });

    test("leads from http to the site's own https, whatever the request calls the host", async () => {
      const { origin } = new URL(siteUrl());
      for (const target of [
        "/",
        `${BASE}/${pages[0] ?? ""}?a=b`,
        "/%5cevil.example/",
        "//evil.example/",
        "/.evil.example",
      ]) {
        const { status, headers } = await send(host.plain, request("GET", target, { Host: "evil.example" }));
        expect([status, headers.get("location")]).toEqual([301, [origin + target]]);
      }
      const whole = await send(host.plain, request("GET", "http://evil.example/x", { Host: "evil.example" }));
      expect(whole.headers.get("location")).toEqual([`${origin}/x`]);
    });
  });
}

test.describe("nginx itself", () => {
  test.skip(!hasNginx, "not on this machine");

  test("takes the ready configuration once the certificate exists", async () => {
    expect(await nginxSays()).toMatch(/syntax is ok[^]*test is successful/);
  });
});
