import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";

const OUT = path.resolve("out");

/** What a reader or a crawler asks for; nothing else belongs in `out`. */
const ASKED_FOR =
  /\.(html|css|js|svg|png|jpg|webp|avif|ico|woff2|mp4|xml|txt|webmanifest)(\.br|\.gz)?$|^_headers$|^\.nojekyll$/;

test("nothing lies in out but what a reader or a crawler asks for", () => {
  const files = readdirSync(OUT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).filter((name) => !ASKED_FOR.test(name))).toEqual([]);
  expect(existsSync(path.join(OUT, "_not-found"))).toBe(false);
  expect(existsSync(path.join(OUT, "404.html"))).toBe(true);
});

test("the manifest names the site by itself, wherever it begins", () => {
  const { id, start_url: start } = JSON.parse(readFileSync(path.join(OUT, "manifest.webmanifest"), "utf8")) as Record<
    string,
    unknown
  >;
  expect([id, start]).toEqual(["./", "./"]);
});

test("each text file has its compressed forms beside it", () => {
  const files = readdirSync(OUT, { recursive: true, encoding: "utf8" });
  const present = new Set(files);
  const texts = files.filter((file) => /\.(html|css|js|svg|xml|txt|webmanifest)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((file) => !present.has(`${file}.br`) || !present.has(`${file}.gz`))).toEqual([]);
});
