import { Readable } from "node:stream";
import { renderToStaticMarkup } from "react-dom/server";
import { parseSitemap } from "sitemap";
import Page, { generateMetadata } from "@/app/[page]/page.own";
import { GET } from "@/app/sitemap.xml/route";
import type * as thePaper from "@/paper/paper";
import { paper } from "@/paper/paper";
import type * as theSite from "@/paper/site";
import { site } from "@/paper/site";
import { inMadrid } from "../../reading";

/* What the newspaper at hand may not have: an archive, and pages of its own, of which one says its day, and one begins as another. */

jest.mock("@/paper/site", () => {
  const actual = jest.requireActual<typeof theSite>("@/paper/site");
  return { ...actual, site: { ...actual.site, archive: true } };
});
jest.mock("@/paper/paper", () => ({
  ...jest.requireActual<typeof thePaper>("@/paper/paper"),
  ownPages: [
    { route: "/aviso-legal", title: "Aviso legal", description: "El aviso.", updated: "2026-03-14" },
    { route: "/aviso", title: "Aviso", description: "Otro." },
  ],
}));
// What it prints is not asked here.
jest.mock("@/components/OwnText", () => ({ OwnText: () => null }));

test("pages of its own stand in the site map with their day if they say one, and the archive and the edition in it without one", async () => {
  const entries = await parseSitemap(Readable.from([await (await GET()).text()]));
  const told = entries.slice(-4).map(({ url, lastmod }) => [url, lastmod?.slice(0, 10)]);
  const { day } = inMadrid(paper.edition.close);
  expect(told).toEqual([
    [`${site.url}/aviso-legal`, "2026-03-14"],
    [`${site.url}/aviso`, undefined],
    [`${site.url}/hemeroteca`, undefined],
    // With the stroke that a folder's address ends with: without it hosts only lead on.
    [`${site.url}/hemeroteca/${day}/`, undefined],
  ]);
});

test.each([
  ["aviso", "Aviso", "Otro."],
  ["aviso-legal", "Aviso legal", "El aviso."],
])(
  "the page at /%s is its own, and no other's, with the newspaper's name: «%s», «%s»",
  async (page, title, description) => {
    const absolute = `${title} | ${site.name}`;
    const head = await generateMetadata({ params: Promise.resolve({ page }) });
    expect(head).toMatchObject({ title: { absolute }, description, openGraph: { title: absolute, description } });
  },
);

test("a page of its own is no section's: it has nobody's accent, and no link of the navigation is where one is", async () => {
  const page = renderToStaticMarkup(await Page({ params: Promise.resolve({ page: "aviso" }) }));
  expect(page).toMatch(/^<div class=/);
  expect(page).not.toMatch(/^[^>]* data-section=/);
  expect(page).not.toContain("aria-current=");
});
