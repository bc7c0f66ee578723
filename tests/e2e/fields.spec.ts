import type { Page } from "@playwright/test";
import { definitions } from "../../schema/sections";
import { dayAndMonth, decimal, integer, millions, minutes, playingTime, price, timeLeft } from "../../lib/format";
import { leaves, type Leaf } from "../finished/tree";
import { expect, ON_DESKTOP, open, test } from "./test";
import { storiesOf } from "../../paper/front";
import { paper } from "../../paper/paper";

const stories = storiesOf(paper);

/*
 * Whatever editors write in a record is met on its page, on a phone and on a desk, within the
 * record's own element where it has an id: as text that shows, as a time, as an
 * anchor or a link, or as what a picture is said to be. A new field is looked for as its own text.
 */

/** Fields that name files, colours and places, that only machines and the head are told, or that a drawing shows. */
const UNREAD =
  /(^|\.)(image|poster|cover|logo|video|colour|decimals|series\[\d+\]|shapes\.(wide|tall))$|^(search\.|film\.(alt|duration)|defaultImage\.|others\.percentage)|(^|\.)focus\.[xy]$|^weeks\[\d+\]\.close$/;

/** A story's community is told by Política's map alone (territory.spec.ts). */
const MAPPED = /^(?!regional\b).*\.community$/;

/** Which way a chamber votes is told by Política and by the front alone (docs/publicar.md). */
const SEATS = /\.(vote|count)\.\w+$/;

/** Opinión's portraits stand in its frieze. */
const ELSEWHERE = /^(featured|latest)\[\d+\]\.alt$/;

/** No element's id. */
const PAGE = "";

/** The name of no section. */
const FRONT = "";

/** The ids by which the front names what its sections hold; its page begins with the lead, so it prints no intro. */
const REFERENCE =
  /^(lead|side\[\d+\]|latest\[\d+\]|related\[\d+\]\.story|mostRead\[\d+\]\.story|opinionTeaser|featuredOpinions\[\d+\]|sports\.(main|items\[\d+\]))$/;

const ARROWS: Readonly<Record<string, string>> = { up: "sube", down: "baja", stable: "sin cambios" };

/** Capitals and white space are the layout's affair. */
const bare = (text: string) => text.replace(/\s+/g, "").toLowerCase();

/** What a reader gets of a part of a page: texts, alternatives of what shows, instants and links. */
type Read = { texts: string[]; alternatives: string[]; times: [instant: string, words: string][]; links: string[] };

/** What one state of a page gives, by the id of the element it stands in; the whole page's stands under `PAGE`. */
const readable = (page: Page): Promise<[id: string, read: Read][]> =>
  page.evaluate((whole) => {
    // What has no box of its own (display: contents) shows where something in it does.
    const shows = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      (getComputedStyle(element).display === "contents" && [...element.children].some(shows));
    const all = [...document.querySelectorAll("body *")].filter((one) => !one.matches("script, style, noscript"));
    const shown = new Set(all.filter(shows));
    const read = (elements: readonly Element[]) => ({
      texts: elements.flatMap((element) => [
        element.getAttribute("aria-label") ?? "",
        ...[...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
      ]),
      alternatives: elements.flatMap((element) => element.getAttribute("alt") ?? []),
      times: elements.flatMap((element): [instant: string, words: string][] =>
        element instanceof HTMLTimeElement ? [[element.dateTime, element.textContent]] : [],
      ),
      links: elements.flatMap((element) => element.getAttribute("href") ?? []),
    });
    const named = all.filter(({ id }) => id !== "");
    return [
      [whole, read([...shown])],
      ...named.map((one): [string, Read] => [
        one.id,
        read([one, ...one.querySelectorAll("*")].filter((part) => shown.has(part))),
      ]),
    ];
  }, PAGE);

/** The same of all panels of a page's tabs, each opened in its turn, as it is looked into. */
async function readableThroughout(page: Page) {
  const states = [await readable(page)];
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    states.push(await readable(page));
  }
  const parts = new Map<string, Read[]>();
  for (const [id, read] of states.flat()) parts.set(id, [...(parts.get(id) ?? []), read]);
  return new Map(
    [...parts].map(([id, reads]) => {
      const texts = reads.flatMap((read) => read.texts);
      const links = reads.flatMap((read) => read.links);
      return [
        id,
        {
          text: bare(texts.join("")),
          figures: texts.join(" "),
          alternatives: new Set(reads.flatMap((read) => read.alternatives)),
          times: reads.flatMap((read) => read.times),
          links: new Set([...links, ...links.map((href) => href.split("#")[1] ?? "")]),
        },
      ] as const;
    }),
  );
}

type Shown = Awaited<ReturnType<typeof readableThroughout>>;

/** Whether a figure is printed, in any of the ways in which the newspaper writes one. */
function printed(figures: string, value: number): boolean {
  const size = Math.abs(value);
  const ways = [integer, millions, minutes, playingTime, price, timeLeft].map((write) => write(size));
  return [...ways, ...[1, 2, 3, 4].map((decimals) => decimal(size, decimals))].some((way) => {
    const digits = /\d[\d.,:]*/.exec(way)?.[0] ?? way;
    return new RegExp(`(?<![\\d.,])${digits.replaceAll(".", "\\.")}(?![.,:]?\\d)`).test(figures);
  });
}

/** Whether words say an instant or a day: its day, or its hour as data/ writes it, in Madrid; or how long ago it was. */
function tells(words: string, instant: string): boolean {
  const [day, hour] = [Number(instant.slice(8, 10)), instant.slice(11, 16)];
  return new RegExp(`(?<!\\d)${day}(?!\\d)|^Hace \\d|${hour ? `(?<!\\d)${hour}` : "^$"}`).test(words);
}

/** The id of the record that a field belongs to: the nearest around it that has one. */
function ownerOf({ path }: Leaf, ids: ReadonlyMap<string, string>): string {
  for (let at = path; at.includes(".");) {
    at = at.slice(0, at.lastIndexOf("."));
    const id = ids.get(at);
    if (id) return id;
  }
  return PAGE;
}

/** Whether a reader meets a text or a figure of a record where the record stands. */
function met({ path, value }: Leaf, section: string, page: Shown, owner: string) {
  const front = section === FRONT;
  // Nothing is said of what nobody has read yet, nor of groups that there are not.
  if (value === 0 && /(^|\.)(views|others\.seats)$/.test(path)) return true;
  if (value === "" || UNREAD.test(path) || (front && path === "intro")) return true;
  if (MAPPED.test(path)) return true;
  if (SEATS.test(path) && section !== definitions.politica.name) return true;
  if (/(^|\.)id$/.test(path)) return page.has(String(value));
  // A photographer is named under the story, or with what is shown at the foot of the page.
  if (/(^|\.)credit$/.test(path)) {
    const [beside, foot] = [page.get(owner), page.get(PAGE)].map((part) => part?.text ?? "");
    return beside?.includes(bare(`Foto: ${value}`)) || foot?.includes(bare(`${value} (`));
  }
  // That a story of Cultura's page is of Cultura the page itself says.
  const shown = page.get(ELSEWHERE.test(path) || value === section ? PAGE : owner);
  if (!shown) return false;
  if (typeof value === "number") return printed(shown.figures, value);
  // A story with a page of its own is linked there.
  if (front && REFERENCE.test(path))
    return [value, stories.find(({ id }) => id === value)?.url].some((link) => link && shown.links.has(link));
  if (/(^|\.)url$/.test(path)) return shown.links.has(value);
  if (/(^|\.)alt$/.test(path)) return shown.alternatives.has(value);
  // A drawing has no element for times: its axis says the day.
  if (/^weeks\[\d+\]\.date$/.test(path)) return shown.text.includes(bare(dayAndMonth(value)));
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return shown.times.some(([at, words]) => at === value && tells(words, at));
  if (/\.(trend|tendency)$/.test(path)) return shown.text.includes(bare(ARROWS[value] ?? value));
  // A minute's sign, of «72′», is said in words.
  return shown.text.includes(bare(value.replace(/′$/, "")));
}

const RECORDS = [
  { path: "./", record: paper.pages.home, section: FRONT },
  ...paper.sections.map(({ key, route, name }) => ({ path: route.slice(1), record: paper.pages[key], section: name })),
];

test("every field of every record is met on its page, at 360 and at 1280 px", ON_DESKTOP, async ({ page }) => {
  for (const { path, record, section } of RECORDS) {
    await open(page, path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = await readableThroughout(page);
      const fields = leaves(record);
      // A vote is drawn in its picture's place, and so many of a few.
      const drawn = fields.flatMap((field) => /^(.*)\.(?:vote\.yes|share\.of)$/.exec(field.path)?.[1] ?? []);
      // Nor does a page say whose the figures are that it has not: «sources.companies», where there are no companies.
      const idle = (field: string) =>
        /^sources\.(?!vote)/.test(field) &&
        !fields.some(({ path: other }) => other.startsWith(field.slice("sources.".length)));
      const asked = fields.filter((field) => !drawn.includes(field.path.replace(/\.alt$/, "")) && !idle(field.path));
      const ids = new Map(
        fields.flatMap((field) => (/\.id$/.test(field.path) ? [[field.path.slice(0, -3), String(field.value)]] : [])),
      );
      const missing = asked.filter((field) => !met(field, section, shown, ownerOf(field, ids)));
      expect.soft(missing, `${path} at ${width} px`).toEqual([]);
    }
  }
});
