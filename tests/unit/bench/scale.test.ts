/** @jest-environment node */
import { readFileSync } from "node:fs";
import { edition } from "@/data/edition";
import { pages } from "@/data/resolve/pages";
import { lengthening, unbounded } from "@/tools/bench/scale/lengthen";
import { onLoopback } from "@/tools/bench/scale/nginx";
import { LISTS, lengthened } from "@/tools/bench/scale/sample";

type Stories = { id: string; title: string; time: string; isExclusive?: boolean }[];

const long = (times: number) => lengthened("data/actualidad.ts", pages.actualidad, times);
const latest = (data: unknown) => (data as { latest: Stories }).latest;

test("a list is as many times as long as asked, the sample's stories first", () => {
  expect(latest(long(10))).toHaveLength(60);
  expect(latest(long(10)).slice(0, 6)).toEqual(pages.actualidad.latest);
  expect(long(1)).toEqual(pages.actualidad);
});

test("copies have ids, words and times of their own, and no flag that only one story may have", () => {
  const stories = latest(long(100));
  expect(new Set(stories.map(({ id }) => id)).size).toBe(600);
  expect(new Set(stories.map(({ title }) => title)).size).toBeGreaterThan(590);
  expect(stories.filter(({ isExclusive }) => isExclusive)).toHaveLength(1);
  for (const { time } of stories) expect(Date.parse(time)).toBeLessThanOrEqual(Date.parse(edition.close));
});

test("the same page is lengthened in the same way each time", () => {
  expect(long(5)).toEqual(long(5));
});

test("every list it lengthens is one of the page's, and the schema's limit on it can be lifted", () => {
  const byFile = new Map(Object.entries(pages).map(([name, page]) => [`data/${name}.ts`, page]));
  for (const [file, lists] of Object.entries(LISTS)) {
    for (const list of lists) expect(byFile.get(file)).toHaveProperty(list);
  }
  const without = (name: string) => unbounded(`data/${name}.ts`, readFileSync(`data/schema/${name}.ts`, "utf8"));
  expect(without("actualidad")).not.toMatch(/latest: z\s*\.array\(\w+\)\s*\.length/);
  expect(without("cultura")).toContain("panorama: z.array(panoramaSchema).length(4)");
});

test("the data are lengthened before they are checked", () => {
  expect(lengthening(readFileSync("data/schema/define.ts", "utf8"), 10)).toContain(
    "schema.safeParse(lengthened(file, data, 10),",
  );
  expect(() => lengthening("export {}", 10)).toThrow("has changed its form");
});

test("nginx's configuration keeps all but its public address", () => {
  const ready = readFileSync("hosting/nginx.conf", "utf8");
  const moved = onLoopback(ready, { site: "/tmp/site", port: 8123, brotli: true });
  expect(moved.match(/listen .*;/g)).toEqual(["listen 127.0.0.1:8123;"]);
  expect(moved).not.toMatch(/ssl|return 301 https/);
  expect(moved).toContain("root /tmp/site;");
  expect(moved).toMatch(/^\s*brotli_static on;$/m);
  expect(moved).toContain("gzip_static on;");
  expect(onLoopback(ready, { site: "/tmp/site", port: 8123, brotli: false })).toContain("# brotli_static on;");
});
