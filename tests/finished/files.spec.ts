import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Color from "colorjs.io";
import sharp from "sharp";
import { attribute, BASE, elements, GIVEN, given, htmlFiles, OUT, outFiles, textIn, treeOf, twinOf } from "./tree";
import { leadOf } from "../records";
import { paper } from "../../paper/paper";

/* What is published: nothing too much, nothing missing, and in each page no script but one. */

/** Files that no other file names, and who asks for them. */
const BY_NAME: Readonly<Record<string, string>> = {
  "404.html": "servers, for addresses that do not exist",
  "500.html": "servers, when they fail",
  "favicon.ico": "browsers and feed readers that look no further",
  "robots.txt": "crawlers",
  ".well-known/tdmrep.json": "those who mine texts, where the newspaper reserves it",
  "sitemap.xml": "those that robots.txt tells of it, which a rehearsal's does not",
  "licencias.txt": "people who want to know whose letters and icons these are",
  _headers: "Netlify and Cloudflare Pages, for the headers (docs/deploy.md)",
};

test("nothing lies in out that no page, style or list names, or that is not as it is served", () => {
  const files = outFiles();
  const texts = files
    .filter((file) => /\.(html|css|js|xml|txt|webmanifest)$/.test(file))
    .map(textIn)
    .join("\n");
  const unnamed = files.filter((file) => !(file in BY_NAME) && !texts.includes(path.posix.basename(file)));
  expect(unnamed.filter((file) => !file.endsWith("index.html"))).toEqual([]);
  const all = new Set(readdirSync(OUT, { recursive: true, encoding: "utf8" }));
  const compressible = files.filter((file) => /\.(html|css|js|svg|xml|txt|webmanifest)$/.test(file));
  expect(compressible.filter((file) => !all.has(`${file}.br`) || !all.has(`${file}.gz`))).toEqual([]);
  for (const page of ["404.html", "500.html"]) expect(existsSync(path.join(OUT, page)), page).toBe(true);
  // Hosts that compress by themselves answer /politica with politica.html at once.
  const sections = files.filter((file) => /^[a-z-]+\/index\.html$/.test(file));
  expect(sections.filter((file) => !all.has(twinOf(file)) || textIn(twinOf(file)) !== textIn(file))).toEqual([]);
  expect(sections.filter((file) => all.has(`${twinOf(file)}.gz`))).toEqual([]);
});

test("the manifest names the site by itself, wherever it begins, and its icons are what it says", async () => {
  const manifest = JSON.parse(textIn("manifest.webmanifest")) as { icons: { src: string; sizes: string }[] };
  const { name, language: lang } = paper.newspaper;
  expect(manifest).toMatchObject({
    id: "./",
    start_url: "./",
    scope: "./",
    short_name: name,
    lang,
    display: "minimal-ui",
  });
  // As the browser's bar over its pages is.
  const [, bar] = /name="theme-color" content="([^"]+)"/.exec(textIn("index.html")) ?? [];
  expect(manifest).toHaveProperty("theme_color", bar);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(path.join(OUT, src)).metadata();
    if (sizes !== "any") expect.soft(`${width}x${height}`, src).toBe(sizes);
  }
});

test("browsers find an icon of the size that each page says, and a drawing that follows the dark scheme", async () => {
  for (const { file, all } of pages) {
    const named = all.filter((one) => /icon$/.test(attribute(one, "rel")));
    const address = (one: (typeof named)[number]) => attribute(one, "href").slice(BASE.length);
    const drawn = named.filter((one) => attribute(one, "type") === "image/svg+xml");
    expect.soft(drawn.map(address), file).toEqual(["/icons/favicon.svg"]);
    const [telephone] = named.filter((one) => attribute(one, "rel") === "apple-touch-icon");
    const icon = sharp(path.join(OUT, telephone ? address(telephone) : ""));
    const { width, height } = await icon.metadata();
    expect.soft(telephone && attribute(telephone, "sizes"), file).toBe(`${width}x${height}`);
    // Beside other apps' it is no dot on its ground.
    const { info } = await icon.trim().toBuffer({ resolveWithObject: true });
    expect.soft(Math.max(info.width, info.height), file).toBeGreaterThan(width / 3);
  }
  // In an ICO's list: how long its picture is, and where it begins.
  const ico = readFileSync(path.join(OUT, "favicon.ico"));
  const [length, begins] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(begins + length).toBe(ico.length);
  expect(await sharp(ico.subarray(begins)).metadata()).toMatchObject({ width: 32, height: 32 });
  const [always = "", dark = ""] = textIn("icons/favicon.svg").split("@media (prefers-color-scheme:dark)");
  const [byDay, byNight] = [always, dark].map((css) => /:root\{color:([^}]+)\}/.exec(css)?.[1] ?? "");
  expect(new Color(byNight ?? "").luminance).toBeGreaterThan(new Color(byDay ?? "").luminance);
});

test("a mask that leaves the middle four fifths of an icon cuts nothing of the mark", async () => {
  const { icons } = JSON.parse(textIn("manifest.webmanifest")) as { icons: { src: string; purpose: string }[] };
  const maskable = icons.filter(({ purpose }) => purpose === "maskable");
  expect(maskable.length).toBeGreaterThan(0);
  // Whoever cuts nothing off has the drawing.
  for (const { src, purpose } of icons) expect(purpose, src).toBe(src.endsWith(".svg") ? "any" : "maskable");
  for (const { src } of maskable) {
    const { data, info } = await sharp(path.join(OUT, src)).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const colourAt = (pixel: number) => data.subarray(pixel * channels, (pixel + 1) * channels).toString("hex");
    const ground = colourAt(0);
    const cut = Array.from({ length: width * height }, (_, pixel) => pixel).filter((pixel) => {
      const [x, y] = [(pixel % width) + 0.5 - width / 2, Math.floor(pixel / width) + 0.5 - height / 2];
      return Math.hypot(x, y) > 0.41 * width && colourAt(pixel) !== ground;
    });
    expect(cut, src).toEqual([]);
  }
});

test("the licence of every font, of the icons and of what runs the islands is handed on whole", () => {
  const used = ["package.json", "packages/plain-pages/package.json"].map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as { dependencies: Record<string, string> },
  );
  const carried = used
    .flatMap(({ dependencies }) => Object.keys(dependencies))
    .filter((name) => /^@fontsource|^lucide|^preact$/.test(name));
  expect(carried.length).toBeGreaterThanOrEqual(4);
  const licences = carried.map((name) => readFileSync(path.join("node_modules", name, "LICENSE"), "utf8").trim());
  expect(licences.filter((licence) => !textIn("licencias.txt").includes(licence))).toEqual([]);
});

test("hosts that ask the site for its headers keep for good what has its hash in its name", () => {
  const told = textIn("_headers");
  for (const folder of ["assets", "media"])
    expect(told).toContain(`${BASE}/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n`);
});

const pages = htmlFiles().map((file) => ({ file, all: [...elements(treeOf(textIn(file)))] }));

test("no page has a script that runs but the starter, at its end, and none styles or handles an element by itself", () => {
  for (const { file, all } of pages) {
    const running = all.filter(
      (one) => one.tagName === "script" && !/^(speculationrules|application\/ld\+json)$/.test(attribute(one, "type")),
    );
    expect.soft(running.length, file).toBeLessThanOrEqual(1);
    if (running[0]) expect.soft([all.at(-1), given(running[0], "src")], file).toEqual([running[0], undefined]);
    const own = all.flatMap(({ attrs }) => attrs.filter(({ name }) => name === "style" || name.startsWith("on")));
    expect.soft(own, file).toEqual([]);
  }
});

test("a box for the reader's own address lets the browser fill it in", () => {
  const boxes = pages.flatMap(({ all }) => all.filter((one) => attribute(one, "type") === "email"));
  if (paper.newspaper.sample) expect(boxes.length).toBeGreaterThan(0);
  expect(boxes.map((box) => attribute(box, "autocomplete")).filter((fills) => fills !== "email")).toEqual([]);
});

// A drawing whose size a stylesheet alone gives is as wide as the window where the stylesheet is not understood.
test("every drawing, picture and film says its width and height", () => {
  for (const { file, all } of pages) {
    const drawn = all.filter(({ tagName }) => /^(svg|img|video)$/.test(tagName));
    const without = drawn.filter((one) => ["width", "height"].some((name) => !/^\d/.test(attribute(one, name))));
    const named = without.map(({ attrs }) => attrs.map(({ name, value }) => `${name}=${value}`));
    expect.soft(named, file).toEqual([]);
  }
});

test("every picture says the ratio that its file has", async () => {
  const shown = pages.flatMap(({ all }) => all.filter(({ tagName }) => tagName === "img"));
  const told = new Map(shown.map((one) => [attribute(one, "src"), one]));
  expect(told.size).toBeGreaterThan(0);
  for (const [src, one] of told) {
    const { width, height } = await sharp(path.join(OUT, src.slice(BASE.length))).metadata();
    const ratio = Number(attribute(one, "width")) / Number(attribute(one, "height"));
    expect.soft(Math.abs(ratio / (width / height) - 1), src).toBeLessThan(0.02);
  }
});

/** The records whose pictures stand on the first screens of pages, where no vote is drawn in their place. */
const { actualidad, cultura, deportes, politica, tecnologia } = paper.pages;
const FIRST = {
  "": leadOf(undefined),
  actualidad: actualidad.hot,
  politica: politica.urgent,
  tecnologia: tecnologia.hero,
  cultura,
  deportes,
};

test("the picture of each first screen is asked for at once, before others", () => {
  for (const [name, record] of Object.entries(FIRST)) {
    const page = pages.find(({ file }) => file === path.posix.join(name, "index.html"));
    const { image = "", vote }: { image?: string; vote?: object | undefined } = record;
    if (!page || vote) continue;
    const own = `${BASE}/media/${image.replace(/\.\w+$/, "")}.`;
    const picture = page.all.find((one) => one.tagName === "img" && attribute(one, "src").startsWith(own));
    const asked = picture && [attribute(picture, "loading"), attribute(picture, "fetchpriority")];
    expect.soft(asked, page.file).toEqual(["eager", "high"]);
  }
});

test("links lead off the site only where the data say, and say so", () => {
  const links = pages.flatMap(({ all }) => all.filter(({ tagName }) => tagName === "a"));
  const own = new URL(paper.newspaper.url).origin;
  for (const link of links) {
    const href = attribute(link, "href");
    expect.soft(href, "a link to nowhere").not.toBe("#");
    if (!/^[a-z]+:/.test(href)) continue;
    expect.soft([...GIVEN]).toContain(href);
    // A letter is written in the reader's own program.
    const leads = !href.startsWith("mailto:") && new URL(href).origin !== own;
    expect.soft(attribute(link, "rel").includes("external"), href).toBe(leads);
  }
  const written = new Set(links.map((link) => attribute(link, "href")));
  // Other controls belong to blocks, which an edition may be without.
  const { social, footer, addresses = {} } = paper.newspaper;
  const always = ["Suscríbete", ...social, ...footer.newspaper, ...footer.services, footer.privacy, footer.terms];
  const given = Object.entries(addresses).filter(([name]) => always.includes(name));
  expect(given.filter(([, address]) => !written.has(address))).toEqual([]);
});
