import { expect, test } from "@playwright/test";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { site } from "../../paper/site";
import { paper } from "../../paper/paper";
import { attribute, elements, OWN_PAGES, PAGES, plain, textIn, treeOf, words } from "./tree";

/* What stands around every page: where one is, and how one gets on. How it looks is asked by tests/e2e (header, frame, painted). */

/** What an element is called: its label, or its words. */
const nameOf = (element: Tree.Element) => attribute(element, "aria-label") || plain(words(element));

const partsOf = (all: readonly Tree.Element[], tagName: string) => all.filter((one) => one.tagName === tagName);

const inside = (part: Tree.Element | undefined) => (part ? [...elements(part)] : []);

test("every page, the error pages too, has the newspaper's header and footer, and says where one is", () => {
  const foots = new Map<string, string[]>();
  for (const file of [...[...PAGES, ...OWN_PAGES].map((page) => page.file), "404.html", "500.html"]) {
    const section = paper.sections.find(({ route }) => file === `${route.slice(1)}/index.html`);
    const all = [...elements(treeOf(textIn(file)))];
    const header = inside(partsOf(all, "header").at(0));
    const called = (name: string) => all.find((one) => attribute(one, "aria-label") === name);
    const sections = inside(called("Secciones")).filter(({ tagName }) => tagName === "a");
    expect.soft(sections.map(nameOf), `sections of ${file}`).toEqual(paper.sections.map(({ name }) => name));
    const here = sections.filter((one) => attribute(one, "aria-current") === "page").map(nameOf);
    expect.soft(here, `marked on ${file}`).toEqual(section ? [section.name] : []);
    const fronts = header.filter((one) => one.tagName === "a" && nameOf(one) === `${site.name}, portada`);
    const current = new Set(fronts.map((one) => attribute(one, "aria-current")));
    expect.soft([...current], `the front on ${file}`).toEqual([file === "index.html" ? "page" : ""]);
    const isSearched = paper.newspaper.sample || paper.newspaper.searchForm !== undefined;
    const searches = header.filter((one) => one.tagName === "button" && nameOf(one) === "Buscar");
    expect.soft(searches.length > 0, `whether one searches on ${file}`).toBe(isSearched);
    const titles = partsOf(all, "h1").map((title) => plain(words(title)));
    expect.soft(titles, file).toHaveLength(1);

    const foot = inside(partsOf(all, "footer").at(-1)).map((one) => `${nameOf(one)} ${attribute(one, "href")}`);
    // The front says its edition at its head, the others at their foot.
    if (file !== "index.html") foots.set(foot.join("\n"), [...(foots.get(foot.join("\n")) ?? []), file]);

    if (!section) continue;
    const { title } = paper.pages[section.key];
    const trail = inside(called("Ruta de navegación")).filter(({ tagName }) => tagName === "li");
    expect
      .soft(
        trail.map((step) => plain(words(step))),
        file,
      )
      .toEqual(["Inicio", title]);
    expect
      .soft(
        trail.map((step) => attribute(step, "aria-current")),
        file,
      )
      .toEqual(["", "page"]);
    expect.soft(titles[0], file).toContain(title);
  }
  expect([...foots.values()], "pages with one footer").toHaveLength(1);
});
