import { chromium, expect, test } from "@playwright/test";
import { LAUNCH_ARGS } from "../../tools/check/chromium";
import { screens } from "../../tools/measure/screens";
import { refusalsOn } from "../e2e/refusals";
import { BASE, outFiles } from "../finished/tree";
import { fetchRaw, HOST, HOSTS, PAST, type Host } from "./servers";

/* The ready configurations of plain-pages on the servers they are for: each page at its address, and what is asked oddly. */

const KEPT = "public, max-age=31536000, immutable";
const FRESH = "no-cache, no-transform";
const style = `${BASE}/${outFiles().find((file) => /^assets\/.*\.css$/.test(file)) ?? ""}`;
const film = `${BASE}/${outFiles().find((file) => file.endsWith(".mp4")) ?? ""}`;
const evil = { Host: "evil.example" };

/** What may be answered to nonsense: not understood, not there, too long. */
const NO = [400, 404, 414, 431];

/** What servers say before they know whom they speak for: no header of ours is in it. */
const BEFORE = [0, 400, 414, 417, 431];

type Row = {
  target: string;
  method?: string;
  headers?: Record<string, string>;
  right: number | readonly number[];
  location?: string;
  cache?: string;
  type?: RegExp;
  /** Asked without TLS. */
  plain?: true;
};

const to = (location: string) => ({ right: 301, location });

const ROWS: readonly Row[] = [
  { target: `${BASE}/`, right: 200, type: /^text\/html; ?charset=utf-8$/i },
  { target: `${BASE}/politica`, right: 200, type: /^text\/html; ?charset=utf-8$/i },
  { target: `${BASE}/politica/`, ...to(`${BASE}/politica`) },
  { target: `${BASE}/politica/?a=%5c&b`, ...to(`${BASE}/politica?a=%5c&b`) },
  { target: `${BASE}/politica/index.html`, ...to(`${BASE}/politica`) },
  { target: `${BASE}/index.html`, ...to(`${BASE}/`) },
  { target: `${BASE}/politica.html`, ...to(`${BASE}/politica`) },
  { target: `${BASE}/%70olitica/`, ...to(`${BASE}/politica`) },
  { target: `${BASE}/%70olitica?a=%5c&b`, ...to(`${BASE}/politica?a=%5c&b`) },
  { target: `/${BASE}/politica`, ...to(`${BASE}/politica`) },
  { target: `${BASE}//politica`, ...to(`${BASE}/politica`) },
  { target: `${BASE}/POLITICA`, ...to(`${BASE}/politica`) },
  { target: `${BASE}/Politica/?a=b`, ...to(`${BASE}/politica?a=b`) },
  { target: `http://${HOST}${BASE}/politica`, right: 200 },
  { target: `${BASE}/404.html`, right: 200 },
  { target: `${BASE}/%6eone`, right: 404 },
  { target: `${BASE}/NONE`, right: 404 },
  { target: style, right: 200, cache: KEPT, type: /^text\/css/ },
  { target: film, headers: { Range: "bytes=0-9" }, right: 206, cache: KEPT },
  { target: film, headers: { Range: "bytes=999999999-" }, right: [200, 416], cache: FRESH },
  { target: film, headers: { Range: "lines=1-2" }, right: 200 },
  { target: style, headers: { Range: "bytes=0-9" }, right: 200 },
  { target: style, headers: { Range: "bytes=999999999-" }, right: 200 },
  { target: style, headers: { "If-Match": '"x"' }, right: [200, 412] },
  { target: style, headers: { "If-None-Match": "*" }, right: [200, 304], cache: KEPT },
  { target: `${BASE}/manifest.webmanifest`, right: 200, type: /^application\/manifest\+json/ },
  { target: `${BASE}/feed.xml`, right: 200, type: /xml/ },
  { target: `${BASE}/licencias.txt`, right: 200, type: /^text\/plain; ?charset=utf-8$/i },
  { target: `${BASE}/icons/apple-touch-icon.png`, right: 200, type: /^image\/png/ },
  { target: `${BASE}/no/existe`, right: 404 },
  { target: `${BASE}/no/existe`, headers: { Range: "bytes=0-5", "If-None-Match": "*" }, right: 404 },
  { target: `${BASE}/media/none.0123456789.jpg`, right: 404 },
  { target: `${BASE}/feed.xml.br`, right: 404 },
  { target: `${BASE}/_headers`, right: 404 },
  { target: `${BASE}/.git/config`, right: 404 },
  { target: `${BASE}/%2egit/config`, right: 404 },
  { target: `${BASE}/assets`, right: 404 },
  { target: `${BASE}/assets/`, right: 404 },
  { target: `${BASE}/feed.xml/`, right: NO },
  { target: `${BASE}/pol*`, right: NO },
  { target: `${BASE}/politica%00/`, right: NO },
  { target: `${BASE}/politica%0d%0aX-Odd:%20yes/`, right: NO },
  { target: `${BASE}/politica\x01/`, right: NO },
  { target: `${BASE}/%zz/`, right: NO },
  { target: "politica", right: NO },
  { target: `${BASE}//evil.example/`, right: NO },
  { target: `${BASE}/%5cevil.example/`, right: NO },
  { target: `${BASE}/%2f%2fevil.example/`, right: NO },
  { target: `${BASE}/../../../../etc/passwd`, right: NO },
  { target: `${BASE}/assets/..%2f..%2f..%2fetc/passwd`, right: NO },
  { target: `${BASE}/${"a".repeat(300)}`, right: NO },
  { target: `${BASE}/${"a".repeat(70_000)}`, right: NO },
  { target: `${BASE}/politica/`, headers: { "X-Forwarded-Host": "evil.example" }, ...to(`${BASE}/politica`) },
  { target: `${BASE}/`, headers: { "X-Original-URL": "/_headers" }, right: 200 },
  { target: `${BASE}/`, method: "POST", headers: { "Content-Length": "0" }, right: 405 },
  { target: `${BASE}/politica/`, method: "DELETE", right: 405 },
  { target: `${BASE}/`, method: "TRACE", right: 405 },
  { target: `${BASE}/`, headers: { Expect: "nothing" }, right: [200, 417] },
  { target: `${BASE}/`, headers: evil, right: 421 },
  { target: `${BASE}/`, headers: evil, plain: true, right: 421 },
  { target: `${BASE}/politica?a=b`, plain: true, ...to(`https://${HOST}${BASE}/politica?a=b`) },
  { target: "/%5cevil.example/", plain: true, right: 301 },
  { target: `${PAST}?a=b`, ...to(`${PAST}/?a=b`) },
  { target: `${PAST}/politica/`, ...to(`${PAST}/politica`) },
  { target: PAST.replace("/h", "//h") + "/politica", ...to(`${PAST}/politica`) },
  { target: `${PAST}/`, right: 200 },
  { target: style.replace(BASE, PAST), right: 200, cache: KEPT },
];

const PROMISED =
  "content-security-policy strict-transport-security x-content-type-options referrer-policy permissions-policy".split(
    " ",
  );

/** What is wrong with an answer, in words. */
async function faults(host: Host, { target, method = "GET", headers, plain, ...row }: Row): Promise<string[]> {
  const answer = await fetchRaw(plain ? host.plain : host.port, method, target, headers);
  const { status, head } = answer;
  const all = (name: string) => answer.headers.get(name) ?? [];
  const found: string[] = [];
  if (![row.right].flat().includes(status)) found.push(`${status}`);
  const [location] = all("location");
  const whole = (address: string) => new URL(address, `http://${HOST}`).href.replace(`:${host.port}/`, "/");
  if (row.location && (!location || whole(location) !== whole(row.location))) found.push(`leads to ${location}`);
  if (location && new URL(location, `http://${HOST}`).hostname !== HOST) found.push(`leads away to ${location}`);
  if (/[^\r\n\x20-\x7e\x80-\xff]|^x-odd/im.test(head)) found.push("repeats what the address says");
  if (/^server:.*\d/im.test(head)) found.push("names its version");
  if (status >= 400 && answer.body.includes("//DTD HTML")) found.push("shows a page of the server's own");
  if (status === 404 && answer.body.length > 10_000) found.push(`sends ${answer.body.length} bytes`);
  if (BEFORE.includes(status) || (plain && status === 301)) return found;
  for (const header of PROMISED) if (all(header).length !== 1) found.push(`${header} ${all(header).length} times`);
  if (
    all("cache-control").join() !== (row.cache ?? (status < 300 && target === style ? KEPT : FRESH)) &&
    !(status === 200 && target === film)
  )
    found.push(`cache-control: ${all("cache-control").join()}`);
  // Of pages alone: what a redirect leads to keeps the query.
  const isPage = [200, 304].includes(status) && /^text\/html/.test(all("content-type").join());
  if (all("no-vary-search").join() !== (isPage ? "params" : ""))
    found.push(`no-vary-search: ${all("no-vary-search").join()}`);
  if (row.type && !row.type.test(all("content-type").join())) found.push(all("content-type").join());
  // Apache adds an empty one of its own.
  if (status === 405 && all("allow").filter(Boolean).join() !== "GET, HEAD") found.push("does not say what is allowed");
  return found;
}

for (const { name, present, start } of HOSTS) {
  test.describe(`${name} with its ready configuration`, () => {
    test.describe.configure({ mode: "serial" });
    test.skip(!present, `${name} is not on this machine`);
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.stop());

    test("serves each page at its one address, and refuses what nobody should ask", async () => {
      const wrong: string[] = [];
      for (const row of ROWS) {
        const found = await faults(host, row);
        if (found.length > 0)
          wrong.push(
            `${row.method ?? ""} ${row.target.slice(0, 60)} ${JSON.stringify(row.headers ?? "")}: ${found.join("; ")}`,
          );
      }
      expect(wrong).toEqual([]);
    });

    test("sends the files that the build has compressed, and the whole not-found page", async () => {
      const encoded = { "Accept-Encoding": "br;q=0, gzip" };
      const { headers } = await fetchRaw(host.port, "GET", `${BASE}/politica`, encoded);
      expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([["gzip"], ["Accept-Encoding"]]);
      const missing = await fetchRaw(host.port, "GET", `${BASE}/none`, { Range: "bytes=0-5", "If-None-Match": "*" });
      expect(missing.body).toContain("Oops! Page not found");
      expect((await fetchRaw(host.port, "GET", `${BASE}/none`, encoded)).headers.get("content-encoding")).toEqual([
        "gzip",
      ]);
      expect((await fetchRaw(host.port, "HEAD", `${BASE}/politica`)).body).toBe("");
    });

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

    test("leaves a front that was put away the policy of its own day", async () => {
      for (const page of ["/", "/politica"]) {
        const { headers } = await fetchRaw(host.port, "GET", PAST + page);
        expect(headers.get("content-security-policy")).toEqual(["frame-ancestors 'none'"]);
      }
    });
  });
}
