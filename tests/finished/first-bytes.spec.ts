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

test("no page asks for a stylesheet before it is painted", () => {
  for (const page of htmlFiles()) {
    const links = textIn(page).match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(links.filter((link) => !/media="(print|\(forced-colors)/.test(link))).toEqual([]);
    // Those for paper and for contrast come last.
    expect(textIn(page).slice(0, textIn(page).indexOf("</footer>"))).not.toContain('rel="stylesheet"');
  }
});
