import assert from "node:assert/strict";
import { test } from "node:test";
import { checkAddresses } from "../src/addresses";
import { folderWith } from "./folder";

/* Every way in which a finished file may name another: none may lead nowhere, and each that leads somewhere is good. */

const SITE = { address: "https://cuaderno.example", base: "/cuaderno", elsewhere: ["/cuaderno/archivo"] };

/** The ways to name the file at an address, by what names it; `gone` is no file of the site. */
const NAMED: readonly [what: string, file: string, text: (address: string) => string][] = [
  ["a link", "index.html", (address) => `<a href="${address}">a</a>`],
  ["a link to a place of it", "index.html", (address) => `<a href="${address}#b">a</a>`],
  ["a picture", "index.html", (address) => `<img src="${address}">`],
  ["a film's poster", "index.html", (address) => `<video poster="${address}"></video>`],
  ["a picture in another width", "index.html", (address) => `<img srcset="/cuaderno/here.svg 80w, ${address} 120w">`],
  ["a preloaded picture", "index.html", (address) => `<link rel="preload" as="image" imagesrcset="${address} 2x">`],
  ["a form", "index.html", (address) => `<form action="${address}"></form>`],
  ["a button of a form", "index.html", (address) => `<button formaction="${address}"></button>`],
  ["a quotation", "index.html", (address) => `<blockquote cite="${address}"></blockquote>`],
  ["an object", "index.html", (address) => `<object data="${address}"></object>`],
  ["the islands' starter", "index.html", (address) => `<script data-start="${address}"></script>`],
  ["their notice", "index.html", (address) => `<script data-notice="${address}"></script>`],
  ["what an island is given", "index.html", (address) => `<i data-props='{"src":"${address}"}'></i>`],
  ["a page's own styles", "index.html", (address) => `<style>p{background:url(${address})}</style>`],
  ["a stylesheet", "assets/a.css", (address) => `p{background:url("${address}")}`],
  ["a feed", "feed.xml", (address) => `<link>https://cuaderno.example${address}</link>`],
  ["a graph", "index.html", (address) => `<script>{"url":"https://cuaderno.example${address}"}</script>`],
  ["a manifest's icon", "manifest.webmanifest", (address) => JSON.stringify({ icons: [{ src: address }] })],
  ["where a manifest begins", "manifest.webmanifest", (address) => JSON.stringify({ start_url: address })],
  ["a list for machines", ".well-known/tdmrep.json", (address) => `[{"policy":"https://cuaderno.example${address}"}]`],
  ["a drawing's words", "plano.svg", (address) => `<svg><desc>https://cuaderno.example${address}</desc></svg>`],
  ["a sentence of a text", "robots.txt", (address) => `See https://cuaderno.example${address}.`],
];

for (const [what, file, text] of NAMED)
  test(`${what} that leads nowhere stops the build`, async () => {
    const site = (address: string) => folderWith({ "here.svg": "<svg/>", [file]: text(address) });
    await checkAddresses(await site("/cuaderno/here.svg"), SITE);
    await assert.rejects(checkAddresses(await site("/cuaderno/gone.svg"), SITE), (error) => {
      assert.match(String(error), new RegExp(`${file}: names .*/cuaderno/gone\\.svg.*, which is not in the finished`));
      return true;
    });
  });

test("what others answer, on this server or another, is theirs", async () => {
  const links = [
    "/cuaderno/archivo",
    "/cuaderno/archivo/2026",
    "/otra",
    "https://otro.example/no",
    "mailto:ana@cuaderno.example",
    "#b",
  ];
  const page = links.map((address) => `<a href="${address}">a</a>`).join("");
  // Nor is a picture read, whatever letters it holds.
  const picture = "https://cuaderno.example/cuaderno/gone.svg";
  await checkAddresses(await folderWith({ "index.html": page, "foto.jpg": picture }), SITE);
  const beside = '<a href="/cuaderno/archivos">a</a>';
  await assert.rejects(checkAddresses(await folderWith({ "index.html": beside }), SITE), /\/cuaderno\/archivos/);
});
