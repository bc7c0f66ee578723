/** @jest-environment jsdom */
import type { ComponentType } from "react";
import { sections, site } from "@/paper/site";
import type { PageKey } from "@/schema/sections";
import { edition } from "../../fixtures/second-newspaper/data/edition";
import { newspaper } from "../../fixtures/second-newspaper/data/newspaper";
import { pagesAt } from "../../fixtures/second-newspaper/pages";
import type { Length } from "../../fixtures/second-newspaper/put";

/*
 * A newspaper that has all that one may have, and one that has nothing it may be without: of what is counted one, two and
 * none, records with pages of their own. Their pages are rendered whole, and read as the finished ones are
 * (tests/fields.ts).
 */

/** The pages that there are: whose section a newspaper leaves out is gone. */
const ROUTES = new Map<PageKey, string>([["home", ""], ...sections.map(({ key, route }) => [key, route] as const)]);
const keys = [...ROUTES.keys()];

/** What is counted by its own noun. */
const COUNTED =
  /^(views|attendees|votes|articles|followers|participants|likes|shares|comments|mentions|matchesToday|live|goals|leagues|readTime|timeLeft)$/;
/** What is never none. */
const SOME = /^(readTime|timeLeft|attendees)$/;
/** So many by turns: no record has of its three what the next one has. */
const TURNS = [1, 2, 1, 0, 2, 2, 1];

/** The same records, with one, two and none of what is counted. */
function fewOfAll(value: unknown, turn = { at: 0 }): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => fewOfAll(one, turn));
  if (typeof value !== "object" || value === null) return value;
  const few = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    if (typeof inner !== "number" || !COUNTED.test(name)) return [name, fewOfAll(inner, turn)];
    const count = TURNS[turn.at++ % TURNS.length] ?? 0;
    return [name, SOME.test(name) ? Math.max(1, count) : count];
  });
  return Object.fromEntries(few);
}

/** The second newspaper's pages, by their keys. */
const pagesOf = (length: Length) => new Map([...pagesAt(length)].map(([key, page]) => [key, fewOfAll(page)]));

/** What the schema does not say of them is the sample's: of another newspaper they are not made. */
const besideTheSample = site.sample ? describe : describe.skip;

/** What there is of a picture that nobody has made: as much as of a photograph. */
const PHOTOGRAPH = { kind: "photograph", base: "/media/not-yet", id: "not-yet", widths: [150, 640] };

/** Everything anew, of a newspaper with such pages, which may lie below a sub-path. */
function publish(pages: ReadonlyMap<PageKey, unknown>, base = ""): void {
  const files = [...pages].map(([key, page]) => [`data/${key}.ts`, page] as const);
  const contents = new Map<string, unknown>([["data/newspaper.ts", newspaper], ["data/edition.ts", edition], ...files]);
  jest.resetModules();
  jest.doMock("@/paper/contents", () => ({ contents }));
  // No file has been made of its pictures.
  const orPhotograph = (standIn: object) => ("kind" in standIn ? { ...standIn, ...PHOTOGRAPH } : standIn);
  jest.doMock("@/lib/prepared", () => ({
    prepared: (made: unknown, standIn: unknown) =>
      made ?? (typeof standIn === "object" && standIn ? orPhotograph(standIn) : standIn),
  }));
  process.env["BASE_PATH"] = base;
}

/** Renders a page of the newspaper that is published, and says what is wrong with its records. */
async function faultsOn(key: PageKey) {
  const { createElement } = await import("react");
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { faultsOf, placesIn, RECORDS, soughtOn } = await import("../../fields");
  const { default: Page } = (await import(`@/app${ROUTES.get(key)}/page`)) as { default: ComponentType };
  document.body.innerHTML = renderToStaticMarkup(createElement(Page));
  const page = RECORDS.find((one) => one.key === key);
  if (!page) throw new Error(`${key} has no records`);
  return faultsOf(page, placesIn(soughtOn(page)));
}

/** Addresses within the site that the page leads to or asks for, beside the sub-path that it lies below; what a record says itself is its own. */
function beside(base: string): string[] {
  const said = JSON.stringify([newspaper, [...pagesAt("most")]]);
  return ["href", "src", "srcset", "poster", "action"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .flatMap((one) => one.getAttribute(name)?.split(", ") ?? [])
      .filter((to) => to.startsWith("/") && !`${to}/`.startsWith(`${base}/`) && !said.includes(`"${to}"`)),
  );
}

/** Links that lead abroad and are not marked as such. */
const unmarked = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>("a[href^='https:']")]
    .filter(({ origin, rel }) => origin !== new URL(newspaper.url).origin && !/\bexternal\b/.test(rel))
    .map(({ href }) => href);

const NO_FAULTS = { missing: [], foreign: [], astray: [] };

// Nothing is laid out here: what is rendered shows.
beforeAll(() => Object.assign(Element.prototype, { checkVisibility: () => true }));

besideTheSample.each([
  ["most", "/diario"],
  ["least", ""],
] as const)("of a newspaper that has the %s, below «%s»", (length, base) => {
  beforeAll(() => publish(pagesOf(length), base));

  test.each(keys)("every field of every record of %s is met at its own place", async (key) => {
    expect(await faultsOn(key)).toEqual(NO_FAULTS);
    // Nor is a label printed of which there is nothing to say: «Fuente: .»
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object |: ?[.,;]/);
    expect(beside(base)).toEqual([]);
    expect(unmarked()).toEqual([]);
  });

  test.each(keys)("machines are told the page that a record of %s leads to", async (key) => {
    const { pageGraph } = await import("@/app/structured");
    const { RECORDS } = await import("../../fields");
    const { leaves } = await import("../../records");
    const graph = JSON.stringify(pageGraph(key));
    const content = RECORDS.find((one) => one.key === key)?.content;
    // Of a video there is nothing to see here.
    const leading = leaves(content).filter(({ path }) => /(?<!^(documentary|videos\[\d\]))\.url$/.test(path));
    expect(leading.filter(({ value }) => !graph.includes(`"url":"${value}"`))).toEqual([]);
  });
});

/** What is told of another part, and stands with it alone. */
const OF_OTHERS = /^(chamber|coalition|session|sources|survey|weeks)$/;

besideTheSample("of a newspaper that has the least, and one part more", () => {
  let most: ReturnType<typeof pagesOf>;
  beforeAll(() => {
    most = pagesOf("most");
    publish(pagesOf("least"));
  });

  test.each(keys.filter((key) => key !== "home"))("every field of each part of %s is met", async (key) => {
    const { paper } = await import("@/paper/paper");
    const page: object = paper.pages[key];
    const isThere = (part: unknown) => part !== undefined && !(Array.isArray(part) && part.length === 0);
    const parts: [string, unknown][] = Object.entries(most.get(key) ?? {});
    for (const [name, part] of parts) {
      const own: unknown = Reflect.get(page, name);
      if (isThere(own) || OF_OTHERS.test(name)) continue;
      Object.assign(page, { [name]: part });
      expect([name, (await faultsOn(key)).missing]).toEqual([name, []]);
      // Figures of markets, of whatever kind, say of when they are.
      if (key === "economia" && /^(indices|indicators|companies|quick)$/.test(name))
        expect(document.body.textContent).toContain("Cifras al cierre de la edición");
      Object.assign(page, { [name]: own });
    }
  });

  // The front puts records in the places of what it names as it is read: it is read anew.
  test.each(["newsletter", "film", "podcasts", "startups", "documentary", "videos", "multimediaPodcasts", "events"])(
    "every field of the front's %s is met",
    async (name) => {
      const least = pagesOf("least");
      const part: unknown = Reflect.get(most.get("home") ?? {}, name);
      expect(part).toBeDefined();
      publish(new Map([...least, ["home", Object.assign({}, least.get("home"), { [name]: part })]]));
      expect((await faultsOn("home")).missing).toEqual([]);
    },
  );
});
