import { expect, test } from "@playwright/test";
import { fetchRaw, HOST, HOSTS, PAST, type Host } from "../judges/servers";
import { BASE, outFiles, sentWithAll } from "./tree";
import { paper } from "../../paper/paper";

/*
 * The ready configurations of plain-pages on the servers that are on this machine: each page at its address, what is asked oddly, and
 * what readers would suffer from for a year.
 */

const YEAR = /max-age=31536000/;
/** A section's page. */
const section = paper.sections[0]?.route.slice(1) ?? "";
const encoded = `%${section.charCodeAt(0).toString(16)}${section.slice(1)}`;
const named = outFiles().find((file) => file.startsWith("assets/")) ?? "";

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
  { target: `${BASE}/${section}`, right: 200, type: /^text\/html; ?charset=utf-8$/i },
  { target: `${BASE}/${section}/`, ...to(`${BASE}/${section}`) },
  { target: `${BASE}/${section}/?a=%5c&b`, ...to(`${BASE}/${section}?a=%5c&b`) },
  { target: `${BASE}/${section}/index.html`, ...to(`${BASE}/${section}`) },
  { target: `${BASE}/index.html`, ...to(`${BASE}/`) },
  { target: `${BASE}/${section}.html`, ...to(`${BASE}/${section}`) },
  { target: `${BASE}/${encoded}/`, ...to(`${BASE}/${section}`) },
  { target: `${BASE}/${encoded}?a=%5c&b`, ...to(`${BASE}/${section}?a=%5c&b`) },
  { target: `/${BASE}/${section}`, ...to(`${BASE}/${section}`) },
  { target: `${BASE}//${section}`, ...to(`${BASE}/${section}`) },
  { target: `${BASE}/${section.toUpperCase()}`, ...to(`${BASE}/${section}`) },
  { target: `${BASE}/${section.charAt(0).toUpperCase()}${section.slice(1)}/?a=b`, ...to(`${BASE}/${section}?a=b`) },
  { target: `http://${HOST}${BASE}/${section}`, right: 200 },
  { target: `${BASE}/404.html`, right: 200 },
  { target: `${BASE}/%6eone`, right: 404 },
  { target: `${BASE}/NONE`, right: 404 },
  { target: style, right: 200, cache: KEPT, type: /^text\/css/ },
  // Where the newspaper has a film.
  ...(film === `${BASE}/`
    ? []
    : [
        { target: film, headers: { Range: "bytes=0-9" }, right: 206, cache: KEPT },
        { target: film, headers: { Range: "bytes=999999999-" }, right: [200, 416], cache: FRESH },
        { target: film, headers: { Range: "lines=1-2" }, right: 200 },
      ]),
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
  { target: `${BASE}/${section}%00/`, right: NO },
  { target: `${BASE}/${section}%0d%0aX-Odd:%20yes/`, right: NO },
  { target: `${BASE}/${section}\x01/`, right: NO },
  { target: `${BASE}/%zz/`, right: NO },
  { target: section, right: NO },
  { target: `${BASE}//evil.example/`, right: NO },
  { target: `${BASE}/%5cevil.example/`, right: NO },
  { target: `${BASE}/%2f%2fevil.example/`, right: NO },
  { target: `${BASE}/../../../../etc/passwd`, right: NO },
  { target: `${BASE}/assets/..%2f..%2f..%2fetc/passwd`, right: NO },
  { target: `${BASE}/${"a".repeat(300)}`, right: NO },
  { target: `${BASE}/${"a".repeat(70_000)}`, right: NO },
  { target: `${BASE}/${section}/`, headers: { "X-Forwarded-Host": "evil.example" }, ...to(`${BASE}/${section}`) },
  { target: `${BASE}/`, headers: { "X-Original-URL": "/_headers" }, right: 200 },
  { target: `${BASE}/`, method: "POST", headers: { "Content-Length": "0" }, right: 405 },
  { target: `${BASE}/${section}/`, method: "DELETE", right: 405 },
  { target: `${BASE}/`, method: "TRACE", right: 405 },
  { target: `${BASE}/`, headers: { Expect: "nothing" }, right: [200, 417] },
  { target: `${BASE}/`, headers: evil, right: 421 },
  { target: `${BASE}/`, headers: evil, plain: true, right: 421 },
  { target: `${BASE}/${section}?a=b`, plain: true, ...to(`https://${HOST}${BASE}/${section}?a=b`) },
  { target: "/%5cevil.example/", plain: true, right: 301 },
  { target: `${PAST}?a=b`, ...to(`${PAST}/?a=b`) },
  { target: `${PAST}/${section}/`, ...to(`${PAST}/${section}`) },
  { target: PAST.replace("/h", "//h") + `/${section}`, ...to(`${PAST}/${section}`) },
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

    test("sends a page what _headers would, lets what is there be kept for a year, and what is not for no time", async () => {
      const ask = async (target: string) => {
        const { status, headers } = await fetchRaw(host.port, "GET", `${BASE}/${target}`);
        return { status, kept: headers.get("cache-control")?.join() ?? "" };
      };
      // A browser opens every page with these (tests/e2e/quiet.spec.ts).
      const { headers } = await fetchRaw(host.port, "GET", `${BASE}/`);
      for (const [header, value] of sentWithAll())
        expect.soft(headers.get(header.toLowerCase()), header).toEqual([value]);
      expect(await ask(named)).toEqual({ status: 200, kept: expect.stringMatching(YEAR) });
      // Asked about each time: a correction is seen at once.
      for (const target of [section, "feed.xml"])
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
    });

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
      const taken = { "Accept-Encoding": "br;q=0, gzip" };
      const { headers } = await fetchRaw(host.port, "GET", `${BASE}/${section}`, taken);
      expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([["gzip"], ["Accept-Encoding"]]);
      const missing = await fetchRaw(host.port, "GET", `${BASE}/none`, { Range: "bytes=0-5", "If-None-Match": "*" });
      expect(missing.body).toContain("Oops! Page not found");
      expect((await fetchRaw(host.port, "GET", `${BASE}/none`, taken)).headers.get("content-encoding")).toEqual([
        "gzip",
      ]);
      const head = await fetchRaw(host.port, "HEAD", `${BASE}/${section}`);
      expect([head.status, head.body]).toEqual([200, ""]);
    });

    test("leaves a front that was put away the policy of its own day", async () => {
      for (const page of ["/", `/${section}`]) {
        const { headers } = await fetchRaw(host.port, "GET", PAST + page);
        expect(headers.get("content-security-policy")).toEqual(["frame-ancestors 'none'"]);
      }
    });
  });
}
