import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "@playwright/test";
import { htmlFiles, OUT, textIn } from "./tree";

/*
 * A server sends ten segments before it waits for an answer. What a phone's first screen needs lies in them, so that a page
 * is painted one round trip after it was asked for (docs/decisions/0012).
 */

const FIRST_BYTES = 14_600;

/** What can be read of a compressed page when only its first bytes have come. */
const beginningOf = (page: string): string =>
  brotliDecompressSync(readFileSync(path.join(OUT, `${page}.br`)).subarray(0, FIRST_BYTES), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();

test("each page's styles, header and lead lie in the first bytes that a server sends", () => {
  for (const page of htmlFiles()) {
    const beginning = beginningOf(page);
    // An error page has no lead but its words.
    const lead = textIn(page).includes("</article>") ? "</article>" : "</main>";
    for (const end of ["</style>", "</header>", "</h1>", lead]) expect(beginning, page).toContain(end);
  }
});

/** Bytes of a page within which machines find what they ask of it: some stop reading at 32 kB, and ask for less. */
const FOR_MACHINES = 8000;

/** What the head of a page that is listed says to machines: search engines, feed readers, those that show a link's picture. */
const ASKED = [
  "<title>",
  'name="description"',
  'rel="canonical"',
  'name="robots"',
  'type="application/rss+xml"',
  ...["title", "description", "url", "image", "image:width", "image:height", "type"].map((name) => `"og:${name}"`),
  ...["card", "title", "description", "image"].map((name) => `"twitter:${name}"`),
  'rel="icon"',
  'rel="apple-touch-icon"',
];

test("what machines ask of a page's head stands in its first bytes, before its styles", () => {
  for (const page of htmlFiles()) {
    const [head = ""] = textIn(page).split("</head>");
    const styles = head.indexOf("<style");
    expect(styles, page).toBeGreaterThan(0);
    // Nothing is told after them but what they wait for.
    expect(head.slice(styles).match(/<(title|meta|link)\b[^>]*>/g) ?? [], page).toEqual([]);
    expect(Buffer.byteLength(head.slice(0, styles)), page).toBeLessThan(FOR_MACHINES);
    if (!head.includes('rel="canonical"')) continue;
    for (const asked of ASKED) expect(head, `${page}: ${asked}`).toContain(asked);
  }
});

test("no page asks for a stylesheet before it is painted", () => {
  for (const page of htmlFiles()) {
    const links = textIn(page).match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(links.filter((link) => !/media="(print|\(forced-colors)/.test(link))).toEqual([]);
    // Those for paper and for contrast come last.
    expect(textIn(page).slice(0, textIn(page).indexOf("</footer>"))).not.toContain('rel="stylesheet"');
    // Phones do not wait for a whole screen either.
    expect(textIn(page), page).not.toMatch(/<link[^>]*rel="expect"(?![^>]*media="\(min-width:)/);
  }
});
