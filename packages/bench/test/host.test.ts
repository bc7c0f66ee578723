import assert from "node:assert/strict";
import { IncomingMessage, ServerResponse } from "node:http";
import { connect, constants } from "node:http2";
import { Socket } from "node:net";
import { utimesSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { makeCertificate, startHost } from "../src/host";
import { newScales, totalBytes } from "../src/weigh";
import { folderWith } from "./folder";

const PAGE = "<!DOCTYPE html><title>Front</title>";
const FILM = "media/film.0123456789.mp4";
const FILES = {
  "index.html": PAGE,
  "index.html.br": "br",
  "assets/site.0123456789.css": "p{top:0}",
  [FILM]: "0123456789",
};

/** Asks once, over a connection of its own. */
async function ask(url: string, address: string, more: Record<string, string> = {}) {
  const session = connect(url, { rejectUnauthorized: false });
  try {
    return await new Promise<{ status: number; etag: string; kept: string; body: string }>((resolve, reject) => {
      session.on("error", reject);
      const asked = session.request({ [constants.HTTP2_HEADER_PATH]: address, ...more });
      let body = "";
      let head: Record<string, unknown> = {};
      asked.on("response", (headers) => (head = headers));
      asked.setEncoding("utf8").on("data", (piece: string) => (body += piece));
      asked.on("error", reject);
      asked.on("end", () =>
        resolve({
          status: Number(head[":status"]),
          etag: String(head["etag"]),
          kept: String(head["cache-control"]),
          body,
        }),
      );
    });
  } finally {
    session.close();
  }
}

test("a host weighs what it sends, publishes editions, and prepares pages only where it may", async (run) => {
  const folder = await folderWith(FILES);
  for (const page of ["index.html", "index.html.br"]) utimesSync(path.join(folder, page), new Date(0), new Date(0));
  const host = await startHost(folder, await makeCertificate(await folderWith({})));
  run.after(host.stop);

  const first = await ask(host.url, "/");
  assert.deepEqual([first.status, first.body, first.kept], [200, PAGE, "no-cache"]);
  assert.match((await ask(host.url, "/assets/site.0123456789.css")).kept, /immutable/);
  assert.deepEqual(host.sent().bytes, {
    ...{ html: PAGE.length, css: FILES["assets/site.0123456789.css"].length },
    ...{ script: 0, font: 0, image: 0, video: 0, other: 0 },
  });

  host.empty();
  for (const range of ["bytes=0-4", "bytes=5-9"])
    assert.match((await ask(host.url, `/${FILM}`, { range })).kept, /immutable/);
  for (const address of ["/", "/"]) await ask(host.url, address);
  assert.deepEqual(
    [host.sent().bytes.video, host.sent().bytes.html],
    [10, 2 * PAGE.length],
    "a film in pieces is one file; a page that is asked for twice is sent twice",
  );

  host.empty();
  assert.equal((await ask(host.url, "/", { "if-none-match": first.etag })).status, 304);
  assert.equal(totalBytes(host.sent()), 0);
  const browser = { "accept-encoding": "br" };
  const compressed = await ask(host.url, "/", browser);
  assert.equal(compressed.body, "br");
  host.publish();
  assert.equal((await ask(host.url, "/", { "if-none-match": first.etag })).status, 200);
  assert.equal((await ask(host.url, "/", { ...browser, "if-none-match": compressed.etag })).status, 200);

  host.empty();
  assert.equal((await ask(host.url, "/", { "sec-purpose": "prefetch;prerender" })).status, 503);
  host.preparing(true);
  assert.equal((await ask(host.url, "/", { "sec-purpose": "prefetch;prerender" })).status, 200);
  assert.equal(host.sent().prepared, PAGE.length);
});

test("files are weighed by what they are", () => {
  const scales = newScales();
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const files = ["/", "/politica.html", "/a.css", "/a.js", "/a.woff2", "/a.mp4", "/a.svg", "/a-640.avif", "/a.ico"];
  for (const address of [...files, "/site.webmanifest", "/robots.txt"]) scales.note(response, address, { size: 1 });
  assert.deepEqual(scales.sent().bytes, { html: 2, css: 1, script: 1, font: 1, image: 3, video: 1, other: 2 });
});
