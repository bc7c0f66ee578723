import { expect, test } from "@playwright/test";
import { front } from "../../data/resolve/front";
import { pages, sectionPages } from "../../data/resolve/pages";
import { sections } from "../../data/sections/sections";
import { millions } from "../../lib/format";
import { tracesOf, type Trace } from "./content/fields";
import { figuresOf, figuresOfFront } from "./content/figures";
import { plain, readPage, type ReadPage } from "./found/out";
import { elements, textIn, textOf, treeOf } from "./tree";

/* The content on the finished pages: every text and every figure of every record, whatever they are. */

const FRONT = readPage("index");
const pageOf = (route: string) => readPage(route.slice(1));

const holds = (page: ReadPage, text: string) => page.text.includes(plain(text));

/** Those of a record's texts that its page does not have. */
const missing = (page: ReadPage, traces: readonly Trace[]) =>
  traces.filter((trace) => {
    switch (trace.kind) {
      case "words":
        return !holds(page, trace.words);
      case "time":
        return !page.times.has(trace.value);
      case "anchor":
        return !page.ids.has(trace.id);
      case "link":
        return !page.anchors.has(trace.id);
      case "address":
        return !page.addresses.has(trace.address);
      case "nowhere":
        return false;
    }
  });

/** Fails unless the texts stand on the page one after the other. */
function expectInOrder(page: ReadPage, texts: readonly string[]): void {
  let from = 0;
  for (const text of texts) {
    const at = page.text.indexOf(plain(text), from);
    expect(at, `«${text}» after the others`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
}

const titles = (records: readonly { title: string }[]) => records.map(({ title }) => title);
const names = (records: readonly { name: string }[]) => records.map(({ name }) => name);

test("the front prints all that its record holds", () => {
  expect(missing(FRONT, tracesOf(pages.home, true))).toEqual([]);
  expect(figuresOfFront(front).filter((figure) => !holds(FRONT, figure))).toEqual([]);
});

for (const { key, name, route } of sections) {
  test(`${name} prints all that its record holds`, () => {
    const page = pageOf(route);
    expect(missing(page, tracesOf(sectionPages[key], false))).toEqual([]);
    expect(figuresOf(key, sectionPages).filter((figure) => !holds(page, figure))).toEqual([]);
  });
}

test("what is announced on the front is printed there with its excerpt, its author and its category", () => {
  const { lead, side, latest, sports, opinionTeaser, featuredOpinions } = front;
  for (const { title, excerpt, author, category } of [lead, ...side, ...latest, sports.main])
    for (const text of [title, excerpt, author, category]) expect(FRONT.text).toContain(plain(text));
  for (const { title, excerpt, author, role } of [opinionTeaser, ...featuredOpinions])
    for (const text of [title, excerpt, author, role]) expect(FRONT.text).toContain(plain(text));
  for (const { title, sport } of sports.items)
    for (const text of [title, sport]) expect(FRONT.text).toContain(plain(text));
});

test("the blocks of the front stand in their order", () => {
  expectInOrder(FRONT, [
    front.lead.title,
    ...titles(front.side),
    "Últimas Noticias",
    ...titles(front.latest),
    "Más Leído",
    ...front.mostRead.flatMap(({ rank, title }) => [String(rank), title]),
    "Suscribirse",
    "Multimedia",
    front.film.title,
    "Podcasts",
    ...titles(front.podcasts),
    "Opinión",
    front.opinionTeaser.title,
    "Opiniones Destacadas",
    ...titles(front.featuredOpinions),
    "Startups Españolas en Alza",
    "Ordenadas por crecimiento anual",
    ...names(front.startups.toSorted((one, other) => other.growth - one.growth)),
    "Deportes",
    front.sports.main.title,
    ...titles(front.sports.items),
    "Próximos Eventos",
    ...front.sports.upcoming.map(({ event }) => event),
    "Multimedia",
    front.documentary.title,
    ...titles(front.videos),
    ...titles(front.multimediaPodcasts),
    "Eventos Destacados",
    ...titles(front.events),
  ]);
});

test("the front says what its young companies have raised together", () => {
  const raised = front.startups.reduce((sum, { funding }) => sum + funding, 0);
  expectInOrder(FRONT, ["Startups Españolas en Alza", millions(raised), "han reunido las"]);
});

test("lists of the sections stand in their order, under their headings", () => {
  const { actualidad, politica, economia, cultura } = sectionPages;
  expectInOrder(pageOf("/actualidad"), ["URGENTE", actualidad.banner.headline, "Inicio", actualidad.title]);
  expectInOrder(pageOf("/actualidad"), ["Tendencias", ...names(actualidad.trends)]);
  expectInOrder(pageOf("/actualidad"), ["En Vivo", ...titles(actualidad.live)]);
  expectInOrder(pageOf("/politica"), ["Temas Candentes", ...names(politica.hotTopics)]);
  expectInOrder(pageOf("/politica"), ["Gobierno Actual", politica.government.president]);
  expectInOrder(pageOf("/economia"), ["Últimas noticias", ...titles(economia.news)]);
  expectInOrder(pageOf("/cultura"), ["Literatura", "Música", "Arte", "Cine", "Teatro", cultura.quote.text]);
});

/** How often an element of a page says just this. */
const said = (route: string, words: string) =>
  [...elements(treeOf(textIn(`${route.slice(1)}/index.html`)))].filter((element) => textOf(element) === words).length;

test("a story is marked as exclusive or as just in where its record says so, and no other is", () => {
  const { actualidad, deportes } = sectionPages;
  const exclusive = [actualidad.hot, ...actualidad.latest].filter(
    // Of several marks the more urgent one is shown.
    (story) => story.isExclusive && !story.isUrgent && !story.isBreaking,
  );
  expect(said("/actualidad", "Exclusiva")).toBe(exclusive.length);
  expect(said("/deportes", "Último momento")).toBe(deportes.featured.filter((story) => story.isBreaking).length);
});

test("a text, an hour, an anchor or a link that is not there would be found", () => {
  const lost = { title: "No está", time: "1999-12-31T10:00:00+01:00", id: "no-esta", lead: "tampoco-esta" };
  expect(missing(FRONT, tracesOf(lost, true)).map(({ path }) => path)).toEqual(Object.keys(lost));
});
