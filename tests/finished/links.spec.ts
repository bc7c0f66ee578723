import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { checkAddresses } from "plain-pages/addresses";
import { z } from "zod";
import { ANCHORS, companyAnchor } from "../../lib/anchors";
import { textOf } from "../../lib/objects";
import { publicAddress } from "../../paper/address";
import { elsewhere } from "../../paper/elsewhere";
import { ownPages, paper } from "../../paper/paper";
import { site } from "../../paper/site";
import {
  attribute,
  BASE,
  editionOf,
  elements,
  fileAt,
  GIVEN,
  htmlFiles,
  isElement,
  OUT,
  outFiles,
  readPage,
  textIn,
  textOf as ownText,
  treeOf,
  words,
} from "./tree";

/* Every way from page to page. The build asks the same of whatever it has finished (plain-pages/addresses, whose tests have each way to name a file). */

/** Without spaces, which may be such as do not break. */
const plainly = (text: string) => text.replace(/\s/g, "");

const SITE = { address: site.url, base: BASE, elsewhere: elsewhere() };

/** What readers' browsers ask for because a page or another file names it, of every kind there is. */
const named = outFiles().filter((file) => /^(assets|icons|media)\/|^(favicon|manifest|feed)\./.test(file));

test("no link of the site is dead, and one that were, or any file that were missing, would be found", async () => {
  const copy = mkdtempSync(path.join(tmpdir(), "site-"));
  cpSync(OUT, copy, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  await expect(checkAddresses(copy, SITE)).resolves.toBeUndefined();
  const front = path.join(copy, "index.html");
  writeFileSync(front, readFileSync(front, "utf8").replace("</main>", `<a href="${BASE}/no-existe-100%">a</a></main>`));
  // A style sheet that is gone names nothing any more, and neither does a manifest: what these name is gone first.
  const naming = named.filter((file) => /\.(css|webmanifest)$/.test(file));
  const namedAlone = named.filter((file) => !naming.includes(file));
  let said = "";
  for (const files of [namedAlone, naming]) {
    for (const file of files) rmSync(path.join(copy, file));
    said += await checkAddresses(copy, SITE).then(String, String);
  }
  rmSync(copy, { recursive: true });
  const words = said.split(/[\s,]+/);
  expect(words).toContain(`${BASE}/no-existe-100%`);
  const unsaid = named.filter((file) => !words.some((word) => word.endsWith(file)));
  expect(unsaid).toEqual([]);
});

test("every anchor leads to its place", () => {
  for (const file of htmlFiles()) {
    const here = publicAddress(`/${file.replace(/(\/?index)?\.html$/, "")}`);
    const links = [...elements(treeOf(textIn(file)))].map((element) => attribute(element, "href"));
    for (const link of links.filter((href) => /^[/#].*#|^#/.test(href) && !GIVEN.has(href))) {
      if (link.startsWith("#")) expect.soft(readPage(file).ids, `${link} of ${file}`).toContain(link.slice(1));
      else expect.soft(() => fileAt(new URL(link, here).href), `${link} of ${file}`).not.toThrow();
    }
  }
});

test("what a page calls its parts is declared, so that no record is called the same", () => {
  const taken = new Set<string>([
    ...ANCHORS.flatMap((anchor) => [anchor, `tab-${anchor}`, `titulo-${anchor}`]),
    ...paper.records.map(({ record }) => textOf(record, "id")).filter(Boolean),
    ...paper.pages.economia.companies.map(({ name }) => companyAnchor(name)),
  ]);
  for (const file of htmlFiles())
    for (const id of [...readPage(file).ids].filter(Boolean))
      expect.soft(taken, `#${id} of ${file}: lib/anchors.ts`).toContain(id);
});

test("a link that is called after a page leads to it", () => {
  const routes = new Map([
    ...["Inicio", "Return to Home", "Volver a la portada", `${site.name}, portada`].map((name) => [name, "/"] as const),
    ...[...paper.sections, ...ownPages.map(({ title, route }) => ({ name: title, route }))].map(
      ({ name, route }) => [name, route] as const,
    ),
  ]);
  const found = htmlFiles().flatMap((file) => {
    // An edition of the archive leads to its own pages.
    const edition = editionOf(file);
    const base = edition === "" ? BASE : `${BASE}/${edition}`;
    return [...elements(treeOf(textIn(file)))].flatMap((link) => {
      const name = attribute(link, "aria-label") || words(link).replace(/\s+/g, " ").trim();
      const route = link.tagName === "a" ? routes.get(name) : undefined;
      return route === undefined ? [] : [{ file, name, to: attribute(link, "href"), right: base + route }];
    });
  });
  expect(found.length).toBeGreaterThan(htmlFiles().length);
  expect(found.filter(({ to, right }) => to !== right)).toEqual([]);
});

test("each face over Opinión leads to who it is", () => {
  const all = [...elements(treeOf(textIn("opinion/index.html")))];
  const faces = all.find((one) => attribute(one, "aria-label") === "Quién firma en esta página");
  const links = faces ? [...elements(faces)].filter(({ tagName }) => tagName === "a") : [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const place = all.find((one) => `#${attribute(one, "id")}` === attribute(link, "href"));
    expect.soft(place && [...elements(place)].map(ownText)).toContain(ownText(link));
  }
});

test("what goes with the front's lead leads to where it stands", () => {
  const { related } = paper.pages.home;
  const front = [...elements(treeOf(textIn("index.html")))];
  for (const { label, company, videoTitle } of related) {
    const named = company ?? videoTitle;
    if (named === undefined) continue;
    const lines = front.filter(
      (one) => one.tagName === "li" && [...elements(one)].some((part) => ownText(part) === label),
    );
    const addresses = lines
      .flatMap((line) => [...elements(line)].map((part) => attribute(part, "href")))
      .filter(Boolean);
    expect.soft(addresses, label).toHaveLength(1);
    // No heading says to listeners what the list is.
    const isNamed = lines.every(
      ({ parentNode: around }) => around && isElement(around) && attribute(around, "aria-label"),
    );
    expect.soft(isNamed, label).toBeTruthy();
    const [page = "", hash = ""] = (addresses[0] ?? "").slice(BASE.length).split("#");
    const there = [...elements(treeOf(textIn(`${page.slice(1)}/index.html`.replace(/^\//, ""))))];
    // A part of the page is called by its heading.
    const part = there.find((one) => [attribute(one, "aria-labelledby"), attribute(one, "id")].includes(hash));
    const words = part ? [...elements(part)].map(ownText) : [];
    expect.soft(words.map(plainly), label).toContain(plainly(named));
    // A company has a line of its own.
    const others = paper.pages.economia.companies.flatMap(({ name }) =>
      company && name !== company ? plainly(name) : [],
    );
    expect
      .soft(
        others.filter((name) => words.map(plainly).includes(name)),
        label,
      )
      .toEqual([]);
  }
});

const rulesSchema = z.record(
  z.string(),
  z.array(
    z.object({
      where: z.object({
        and: z.array(
          z.object({
            href_matches: z.string().optional(),
            not: z.object({ href_matches: z.string().optional() }).optional(),
          }),
        ),
      }),
    }),
  ),
);

/** Whether a path fits a pattern of speculation rules, in which a star stands for anything. */
const fits = (pattern: string, address: string) =>
  new RegExp(
    `^${pattern
      .split("*")
      .map((part) => part.replace(/[.?+()[\]]/g, "\\$&"))
      .join(".*")}$`,
  ).test(address);

test("browsers prepare pages ahead, and neither feeds nor files", () => {
  const scripts = htmlFiles().flatMap((file) =>
    [...elements(treeOf(textIn(file)))].filter((one) => attribute(one, "type") === "speculationrules"),
  );
  const told = new Set(scripts.map(ownText));
  expect(told.size).toBeGreaterThan(0);
  for (const { where } of [...told].flatMap((text) => Object.values(rulesSchema.parse(JSON.parse(text))).flat())) {
    const prepares = (address: string) =>
      where.and.every(
        ({ href_matches: wanted, not }) =>
          (wanted === undefined || fits(wanted, address)) &&
          (not?.href_matches === undefined || !fits(not.href_matches, address)),
      );
    const pages = ["/", ...paper.sections.map(({ route }) => route)];
    const others = [
      "/feed.xml",
      ...paper.sections.map(({ route }) => `${route}/feed.xml`),
      "/licencias.txt",
      "/media/a.jpg",
    ];
    expect([...pages, ...others].filter((address) => prepares(BASE + address))).toEqual(pages);
  }
});
