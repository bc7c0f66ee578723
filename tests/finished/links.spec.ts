import { expect, test } from "@playwright/test";
import { GIVEN, OWN_PAGES } from "./given";
import { idMistakes } from "./links/references";
import { readSite, type Site } from "./links/site";
import { askedFor, brokenAddresses, reachedByReading } from "./links/walk";

/* Every way from file to file: none leads nowhere, and none is missing. */

/** Files that no other file names, and who asks for them. */
const BY_NAME: Readonly<Record<string, string>> = {
  "404.html": "servers, for addresses that do not exist",
  "500.html": "servers, when they fail",
  "favicon.ico": "browsers and feed readers that look no further",
  "robots.txt": "crawlers",
  "humans.txt": "people who want to know who made it (humanstxt.org)",
  _headers: "Netlify and Cloudflare Pages, for the headers (docs/deploy.md)",
  ".nojekyll": "GitHub Pages, so that it leaves the files as they are",
};

/** Pages that are answers of a server: nobody links them. */
const ANSWERS = ["404.html", "500.html"];

const idsOf = (site: Site) =>
  [...site.files].flatMap(([file, text]) => (/\.(html|svg)$/.test(file) ? idMistakes(file, text) : []));

const unreached = (site: Site) => {
  const reached = reachedByReading(site);
  return [...site.files.keys()].filter(
    (file) => file.endsWith(".html") && !ANSWERS.includes(file) && !reached.has(file),
  );
};

const unused = (site: Site) => {
  const asked = askedFor(site, Object.keys(BY_NAME));
  return [...site.files.keys()].filter((file) => !asked.has(file));
};

test("every address leads to a file of the site, and every anchor to its element", () => {
  const given = [...GIVEN, ...OWN_PAGES.keys()].map((address) => `«${address}»`);
  const broken = brokenAddresses(readSite()).filter((line) => !given.some((address) => line.includes(address)));
  expect(broken).toEqual([]);
});

test("every id is one element's, and every reference to an id finds it", () => {
  expect(idsOf(readSite())).toEqual([]);
});

test("every page can be reached from the front by its links", () => {
  expect(unreached(readSite())).toEqual([]);
});

test("nothing lies in out that nobody asks for", () => {
  expect(unused(readSite())).toEqual([]);
});

/** A small site with each mistake once. */
const faulty: Site = {
  origin: "https://periodico.example",
  base: "/periodico",
  files: new Map([
    [
      "index.html",
      `<!DOCTYPE html><link rel="stylesheet" href="/periodico/a.css"><meta property="og:image" content="https://periodico.example/periodico/no.png">
      <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@id":"https://periodico.example/#x","url":"https://otro.example/"}]}</script>
      <a href="/periodico/politica#partidos" id="uno">a</a><a href="/periodico/politica#no" id="uno">b</a><a href="/politica">c</a><a href="politica">d</a>
      <img src="/periodico/media/a.svg" srcset="/periodico/media/a.svg 1x, /periodico/media/b.svg 2x"><label for="caja">e</label>
      <script data-start="/periodico/x.js"></script><div data-props='{"src":"/periodico/no.svg"}'></div>`,
    ],
    ["politica/index.html", '<!DOCTYPE html><p id="partidos"></p><svg><path clip-path="url(#corte)"/></svg>'],
    ["opinion/index.html", '<!DOCTYPE html><a href="#">f</a>'],
    ["a.css", "@font-face{font-family:a;src:url(b.woff2)}"],
    ["x.js", 'import("./y.js")'],
    ["media/a.svg", "<svg></svg>"],
    ["media/c.svg", "<svg></svg>"],
  ]),
};

test("each kind of mistake would be found", () => {
  const said = brokenAddresses(faulty).map((sentence) => sentence.slice(sentence.indexOf("«")));
  expect(said.sort()).toEqual(
    [
      "«https://periodico.example/periodico/no.png» leads to nothing",
      "«https://otro.example/» leads away from the site",
      "«/periodico/politica#no» leads to a page without #no",
      "«/politica» is not below /periodico",
      "«politica» means another place where the page's address ends in a slash",
      "«/periodico/media/b.svg» leads to nothing",
      "«/periodico/no.svg» leads to nothing",
      "«#» leads nowhere",
      "«b.woff2» leads to nothing",
      "«./y.js» leads to nothing",
    ].sort(),
  );
  expect(idsOf(faulty)).toEqual([
    "index.html: two elements are «uno»",
    "index.html: <label> refers to «caja», which no element is",
    "politica/index.html: <path> refers to «corte», which no element is",
  ]);
  expect(unreached(faulty)).toEqual(["opinion/index.html"]);
  expect(unused(faulty)).toEqual(["opinion/index.html", "media/c.svg"]);
});
