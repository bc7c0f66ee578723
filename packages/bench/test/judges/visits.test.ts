import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { makeCertificate, startHost } from "../../src/host";
import { startBrowser, travel, visit } from "../../src/visits";
import { folderWith } from "../folder";

/* A reader on the phone, in a real browser: the one that CHROMIUM_PATH names, or the system's. */

const found = () => spawnSync("which", ["chromium-headless-shell"], { encoding: "utf8" }).stdout.trim();
const chromium = process.env["CHROMIUM_PATH"] ?? found();
const skip = chromium === "" && "there is no Chromium: name one in CHROMIUM_PATH";

const RULES = '{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';
const page = (main: string) =>
  `<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width"><title>Page</title><link rel="icon" href="data:,"><main>${main}</main><script type="speculationrules">${RULES}</script></html>`;

test("a page costs what the line asks, and one that was prepared opens at once", { skip }, async () => {
  const folder = await folderWith({
    "index.html": page('<p>Words</p><a href="/next#story">The next page</a>'),
    "next/index.html": page('<p id="story">Its words</p>'),
  });
  const certificate = await makeCertificate(await folderWith({}));
  const host = await startHost(folder, certificate);
  const browser = await startBrowser(chromium, certificate.trusted);
  try {
    const { firstPaint, sent } = await visit(browser, host, "");
    // TCP's and TLS's handshakes, and there and back: three round trips.
    assert.ok(firstPaint >= 450, `${firstPaint} ms`);
    assert.equal(sent.bytes.html, page('<p>Words</p><a href="/next#story">The next page</a>').length);
    const plain = await travel(browser, host, "next", false);
    const prepared = await travel(browser, host, "next", true);
    assert.equal(plain.unasked, 0);
    assert.ok(plain.second.firstPaint >= 150, `${plain.second.firstPaint} ms`);
    assert.ok(prepared.unasked > 0);
    assert.ok(prepared.second.firstPaint < plain.second.firstPaint);
  } finally {
    await browser.close();
    await host.stop();
  }
});
