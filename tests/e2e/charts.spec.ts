import type { Locator, Page } from "@playwright/test";
import { front, paper } from "../../paper/paper";
import { chamberOf } from "../../lib/hemicycle";
import * as said from "../reading";
import { expect, lookingAt, ON_DESKTOP, test } from "./test";

/*
 * What charts draw, as it stands on the screen, against the records and the figures that one reads beside it: bars are as
 * long as their figures, the figures of an axis stand where bars of that length end, a point's words stand at that point.
 */

const { actualidad, cultura, economia, opinion, politica, tecnologia } = paper.pages;

/** Pixels that an edge may be off: half a one on either side, and a digit more or less. */
const EDGE = 1.5;
/** As far as letters stand from the point that they name. */
const NEAR = 32;

type Box = { left: number; right: number; top: number; bottom: number };

/** What a chart draws beside a name: all words there, the bars, and the ground they are measured on. */
type Row = { name: string; words: string; bars: Box[]; ground: Box };

/** The rows of a part of the page that have these names, with what is drawn in each. */
const rowsOf = (part: Locator, names: readonly string[], unit: string): Promise<Row[]> =>
  part.evaluate(
    (root, [wanted, after]) => {
      const boxOf = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      };
      // A title is set with spaces that do not break.
      const plain = (text: string) => text.replace(/\s+/g, " ").trim();
      return wanted.map((name) => {
        const label = [...root.querySelectorAll("*")].find(
          (element) =>
            !element.closest("svg") &&
            (element.children.length === 0 || element.matches("h3, h4")) &&
            plain(element.textContent) === plain(name),
        );
        if (!label) throw new Error(`«${name}» is not there`);
        let row = label;
        while (!(row.querySelector("svg rect") && row.textContent.includes(after)) && row.parentElement)
          row = row.parentElement;
        const bars = [...row.querySelectorAll("svg rect")];
        const ground = bars[0]?.closest("svg");
        if (!ground) throw new Error(`«${name}» has no bar`);
        // The words after the name, or the name's own figures would be read: «iOS 26», «C++20».
        const words = plain(row instanceof HTMLElement ? row.innerText : "").replace(plain(name), "");
        const all = `${words} ${plain(ground.textContent)}`;
        return { name, words: all, bars: bars.map(boxOf), ground: boxOf(ground) };
      });
    },
    [names, unit] as const,
  );

/** A number as Spanish writes it: «−1.234,5». */
const read = (written: string): number => Number(written.replace(/[. ]/g, "").replace(",", ".").replace("−", "-"));

const NUMBER = "([+−]?[\\d.]+(?:,\\d+)?)";

/** The first number before some words. */
function figureIn({ name, words }: Row, before: string): number {
  const [, written] = new RegExp(`${NUMBER}\\s?${before}`, "i").exec(words) ?? [];
  if (written === undefined) throw new Error(`«${name}» has no figure in «${words}»`);
  return read(written);
}

/** The boxes of all that a locator finds. */
const boxesOf = (all: Locator): Promise<Box[]> =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

const width = ({ left, right }: Box) => right - left;
const block = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`);

type Bars = {
  page: string;
  part: (page: Page) => Locator;
  /** What stands in each row, and the figure that the record gives it. */
  rows: readonly (readonly [name: string, value: number])[];
  /** What follows the figure. */
  unit: string;
  /** What the whole ground stands for, where that is said. */
  whole?: number;
  /** Whether the largest figure stands first, as the page says of its order or a reader of a poll expects. */
  ranked?: true;
};

const BARS: Readonly<Record<string, Bars>> = {
  "tendencias of Actualidad": {
    page: "actualidad",
    part: (page) => block(page, "tendencias"),
    rows: actualidad.trends.map(({ name, mentions }) => [name, mentions]),
    unit: "menci",
    whole: Math.max(...actualidad.trends.map(({ mentions }) => mentions)),
  },
  "temas candentes": {
    page: "politica",
    part: (page) => block(page, "temas-candentes"),
    rows: politica.hotTopics.map(({ name, mentions }) => [name, mentions]),
    unit: "menci",
    whole: Math.max(...politica.hotTopics.map(({ mentions }) => mentions)),
  },
  "the readers' poll": {
    page: "politica",
    part: (page) => block(page, "encuesta"),
    rows: (politica.poll?.options ?? []).map(({ text, percentage }) => [text, percentage]),
    unit: "%",
    whole: 100,
  },
  "vote intention": {
    page: "politica#partidos",
    part: (page) => page.locator("figure").filter({ has: page.locator("[role=img][aria-label^='Intención de voto']") }),
    rows: politica.parties.map(({ name, percentage }) => [name, percentage]),
    unit: "%",
    ranked: true,
  },
  languages: {
    page: "tecnologia",
    part: (page) => block(page, "lenguajes"),
    rows: tecnologia.languages.map(({ name, percentage }) => [name, percentage]),
    unit: "%",
  },
  "growth of fields": {
    page: "tecnologia",
    part: (page) => block(page, "tendencias"),
    rows: tecnologia.trends.map(({ name, growth }) => [name, growth]),
    unit: "%",
  },
  "growth of companies": {
    page: "./",
    part: (page) => block(page, "startups"),
    rows: paper.pages.home.startups.map(({ name, growth }) => [name, growth]),
    unit: "%",
    ranked: true,
  },
  "marks of films": {
    page: "cultura",
    part: (page) => block(page, "estrenos"),
    rows: cultura.films.map(({ title, rating }) => [title, rating]),
    unit: "sobre 10",
    whole: 10,
  },
  "marks of books": {
    page: "cultura",
    part: (page) => block(page, "libros"),
    rows: cultura.books.map(({ title, rating }) => [title, rating]),
    unit: "sobre 10",
    whole: 10,
  },
  debates: {
    page: "opinion",
    part: (page) => block(page, "debates"),
    rows: opinion.debates.map(({ title, aFavor }) => [title, aFavor]),
    unit: "%",
    whole: 100,
  },
};

/** What a chart draws, of which the newspaper has something. */
async function drawnOn(page: Page, { part, rows, unit }: Bars): Promise<Row[]> {
  test.skip(rows.length === 0, "the newspaper has none");
  return await rowsOf(
    part(page),
    rows.map(([row]) => row),
    unit,
  );
}

for (const [name, chart] of Object.entries(BARS))
  lookingAt(chart.page)(`bars are as long as their figures: ${name}`, ON_DESKTOP, async ({ page }) => {
    const { rows, unit, whole, ranked } = chart;
    const drawn = await drawnOn(page, chart);
    const printed = drawn.map((row) => figureIn(row, unit));
    expect(printed.map(Math.abs)).toEqual(rows.map(([, value]) => Math.abs(value)));
    const falling = rows.map(([, value], at) => ({ value, top: drawn[at]?.ground.top ?? 0 }));
    falling.sort((one, other) => one.top - other.top);
    const values = falling.map(({ value }) => value);
    if (ranked) expect.soft(values).toEqual(values.toSorted((one, other) => other - one));
    const longest = Math.max(...printed.map(Math.abs));
    const lengths = drawn.map(({ bars: [bar] }) => (bar ? width(bar) : 0));
    const scale = Math.max(...lengths) / longest;
    expect(scale).toBeGreaterThan(0);
    for (const [at, { name: row, ground }] of drawn.entries()) {
      const value = Math.abs(printed[at] ?? 0);
      expect.soft(Math.abs((lengths[at] ?? 0) - scale * value), row).toBeLessThanOrEqual(EDGE);
      if (whole)
        expect.soft(Math.abs((lengths[at] ?? 0) - (width(ground) * value) / whole), row).toBeLessThanOrEqual(EDGE);
    }
  });

/** The texts of a drawing with the boxes that they are seen in. */
const textsIn = (drawing: Locator): Promise<{ text: string; box: Box }[]> =>
  drawing.evaluate((svg) =>
    [...svg.querySelectorAll("text")].flatMap((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return left < right ? [{ text: text.textContent.trim(), box: { left, right, top, bottom } }] : [];
    }),
  );

const middle = ({ left, right }: Box) => (left + right) / 2;

for (const [name, chart] of Object.entries(BARS).filter(([key]) =>
  ["vote intention", "growth of fields"].includes(key),
))
  lookingAt(chart.page)(
    `the figures of an axis stand where bars of that length end: ${name}`,
    ON_DESKTOP,
    async ({ page }) => {
      const { part, unit } = chart;
      const drawn = await drawnOn(page, chart);
      const scale = Math.max(...drawn.map((row) => width(row.bars[0] ?? row.ground) / Math.abs(figureIn(row, unit))));
      // Where bars begin, or where those of falls end.
      const zero = Math.min(
        ...drawn.map((row) => {
          const bar = row.bars[0] ?? row.ground;
          return figureIn(row, unit) < 0 ? bar.right : bar.left;
        }),
      );
      const figures = await textsIn(
        part(page)
          .locator("svg[aria-hidden=true]")
          .filter({ has: page.locator("text") })
          .first(),
      );
      expect(figures.length).toBeGreaterThan(1);
      for (const { text, box } of figures)
        expect
          .soft(Math.abs(middle(box) - (zero + scale * read(text.replace(/\s?%/, "")))), text)
          .toBeLessThanOrEqual(2 * EDGE);
      // Its lines run behind every bar.
      const lines = await boxesOf(part(page).locator("path[vector-effect]"));
      for (const {
        name: row,
        bars: [bar],
      } of drawn) {
        const behind = lines.filter(({ top, bottom }) => bar && top < bar.top + EDGE && bottom > bar.bottom - EDGE);
        const unlined = figures.filter(
          ({ box }) => !behind.some((line) => Math.abs(middle(line) - middle(box)) <= 2 * EDGE),
        );
        expect
          .soft(
            unlined.map(({ text }) => text),
            row,
          )
          .toEqual([]);
      }
      // A bar's own figure follows its end.
      const boxes = await boxesOf(part(page).getByText(new RegExp(`^${NUMBER}\\s%$`)));
      for (const {
        name: row,
        bars: [bar],
      } of drawn) {
        if (!bar) continue;
        const beside = boxes.find(({ top, bottom }) => top < bar.bottom && bottom > bar.top);
        if (beside) expect.soft(beside.left - bar.right, row).toBeGreaterThanOrEqual(0);
      }
    },
  );

/** A line's corners as they stand on the screen; of small and of capital letters, the area below it left out. */
const cornersOf = (line: Locator): Promise<{ x: number; y: number }[]> =>
  line.evaluate((path) => {
    if (!(path instanceof SVGPathElement)) throw new Error("no path");
    const matrix = path.getScreenCTM();
    if (!matrix) throw new Error("not drawn");
    const written = path.getAttribute("d") ?? "";
    const numbers = (written.match(/-?[\d.]+/g) ?? []).map(Number);
    const at = { x: 0, y: 0 };
    const isRelative = written.startsWith("m");
    return Array.from({ length: numbers.length / 2 }, (_, index) => {
      const [x = 0, y = 0] = numbers.slice(2 * index, 2 * index + 2);
      at.x = isRelative ? at.x + x : x;
      at.y = isRelative ? at.y + y : y;
      const { x: left, y: top } = new DOMPoint(at.x, at.y).matrixTransform(matrix);
      return { x: left, y: top };
    });
  });

/** Fails unless a line has a corner for each value, evenly from left to right, the higher where the value is higher. */
function expectDrawn(corners: readonly { x: number; y: number }[], series: readonly number[], name: string): void {
  expect(corners, name).toHaveLength(series.length);
  const ranked = series
    .map((value, at) => ({ value, y: corners[at]?.y ?? 0 }))
    .sort((one, other) => one.value - other.value);
  for (const [at, { value, y }] of ranked.entries()) {
    const before = ranked[at - 1];
    if (before && before.value < value) expect.soft(y, `${name}: ${value}`).toBeLessThanOrEqual(before.y + 0.5);
  }
  const step = ((corners.at(-1)?.x ?? 0) - (corners[0]?.x ?? 0)) / (series.length - 1);
  for (const [at, { x }] of corners.entries())
    expect.soft(Math.abs(x - (corners[0]?.x ?? 0) - at * step), `${name}: ${at}`).toBeLessThanOrEqual(EDGE);
}

/** Fails unless words stand at a point: over or under it, or beginning or ending beside it. */
function expectAt({ text, box }: { text: string; box: Box }, { x, y }: { x: number; y: number }): void {
  expect.soft(Math.max(box.left - x, x - box.right), `«${text}» from its point`).toBeLessThanOrEqual(8);
  expect.soft(Math.max(box.top - y, y - box.bottom), `«${text}» from its point`).toBeLessThanOrEqual(NEAR);
}

/** The drawn lines of a chart, without what is filled. */
const LINE = "path[fill=none]";

const centre = (box: Box) => ({ x: middle(box), y: (box.top + box.bottom) / 2 });

const pointsIn = async (chart: Locator) => (await boxesOf(chart.locator("circle"))).map(centre);

lookingAt("economia")("figures that stand in columns have digits of one width", ON_DESKTOP, async ({ page }) => {
  test.skip(economia.companies.length === 0, "the newspaper has no companies");
  const widths = await page
    .getByText(/^[\d.,]+\s(M€|€)$/)
    .last()
    .evaluate((figure) =>
      Array.from("0123456789", (digit) => {
        figure.textContent = digit.repeat(4);
        const range = document.createRange();
        range.selectNodeContents(figure);
        return range.getBoundingClientRect().width;
      }),
    );
  for (const width of widths) expect(width).toBeCloseTo(widths[0] ?? NaN, 1);
});

lookingAt("economia")(
  "a share's line follows its prices, and says the highest and the lowest where they were",
  ON_DESKTOP,
  async ({ page }) => {
    test.skip(economia.companies.length === 0, "the newspaper has no companies");
    for (const { name, series } of economia.companies) {
      const chart = page.locator(`[role=img][aria-label^="${name}, cotización"]`);
      const corners = await cornersOf(chart.locator(LINE));
      expectDrawn(corners, series, name);
      const [point] = await pointsIn(chart);
      const last = corners.at(-1);
      // From one side of its drawing to the other.
      for (const ground of await boxesOf(chart)) {
        const open = (corners[0]?.x ?? 0) - ground.left + ground.right - (last?.x ?? 0);
        expect.soft(open / width(ground), name).toBeLessThan(0.05);
      }
      expect
        .soft(Math.hypot((point?.x ?? 0) - (last?.x ?? 0), (point?.y ?? 0) - (last?.y ?? 0)), name)
        .toBeLessThanOrEqual(2 * EDGE);
      for (const label of await textsIn(chart)) {
        const at = series.findIndex((price) => price.toFixed(2) === read(label.text).toFixed(2));
        const corner = corners[at];
        expect(corner, `«${label.text}» is none of the prices of ${name}`).toBeDefined();
        if (corner) expectAt(label, corner);
      }
    }
    const axis = /en un mismo eje, de (\S+)\s%\sa (\S+)\s%/.exec(await page.locator("main").innerText());
    const [low, high] = (axis ?? []).slice(1).map(read);
    const changes = economia.companies.flatMap(({ series, price, change, previousClose }) =>
      series.map((one) => (one / (previousClose ?? price / (1 + change / 100)) - 1) * 100),
    );
    expect(low, "where the axis of all shares begins").toBeLessThanOrEqual(Math.min(...changes));
    expect(high, "where it ends").toBeGreaterThanOrEqual(Math.max(...changes));
  },
);

lookingAt("economia")(
  "each week's change and day stand at its point, and the axis's figures at their heights",
  ON_DESKTOP,
  async ({ page }) => {
    const { weeks = [] } = economia;
    test.skip(weeks.length === 0, "the newspaper has no weeks");
    const chart = page.locator(`[role=img][aria-label*="al cierre de cada semana"]`);
    const points = await pointsIn(chart);
    expectDrawn(
      points,
      weeks.map(({ close }) => close),
      "the weeks",
    );
    const texts = await textsIn(chart);
    const changes = texts.filter(({ text }) => /^[+−]?[\d.]+,\d\d(\s%)?$/.test(text)).slice(0, weeks.length - 1);
    expect(changes).toHaveLength(weeks.length - 1);
    for (const [at, label] of changes.entries()) {
      const [before = 0, now = 0] = weeks.slice(at, at + 2).map(({ close }) => close);
      expect.soft(read(label.text.replace(/\s%/, "")), label.text).toBeCloseTo((now / before - 1) * 100, 1);
      const point = points[at + 1];
      if (point) expectAt(label, point);
    }
    const days = texts.filter(({ text }) => /^\d+\s[a-z]{3}/.test(text));
    expect(days).toHaveLength(weeks.length);
    for (const [at, { text, box }] of days.entries()) {
      expect.soft(parseInt(text), text).toBe(Number(weeks[at]?.date.slice(-2)));
      expect.soft(Math.abs(middle(box) - (points[at]?.x ?? 0)), text).toBeLessThanOrEqual(2 * EDGE);
    }
    // By the highest week and the lowest: what a pixel is worth, and so what stands at each height.
    const ranked = weeks
      .map(({ close }, at) => ({ close, y: points[at]?.y ?? 0 }))
      .sort((one, other) => one.close - other.close);
    const [low, high] = [ranked[0], ranked.at(-1)];
    if (!low || !high || low.close === high.close) return;
    const heightOf = (value: number) => low.y + ((value - low.close) / (high.close - low.close)) * (high.y - low.y);
    const axis = texts.filter(({ text, box }) => box.right < (points[0]?.x ?? 0) && /^[\d.,]+$/.test(text));
    for (const { text, box } of axis) {
      expect.soft(text, "a whole figure of an axis says no decimals").not.toMatch(/,0+$/);
      // A figure stands on its line.
      const over = heightOf(read(text)) - box.bottom;
      expect.soft(over, text).toBeGreaterThanOrEqual(-4);
      expect.soft(over, text).toBeLessThanOrEqual(8);
    }
  },
);

for (const [path, named] of [
  ["./", front.markets.flatMap((market) => (market.kind === "indicator" ? [] : [market]))],
  ["economia", economia.quick],
] as const)
  lookingAt(path)(`small lines follow what was quoted: ${path}`, ON_DESKTOP, async ({ page }) => {
    test.skip(named.length === 0, "the newspaper has none");
    for (const { name, series } of named) {
      const begins = new RegExp(`^${name.replace(/[^\p{L}\d ]/gu, "\\$&")}`);
      const row = page.locator("main li, main div").filter({ hasText: begins, has: page.locator(LINE) });
      const line = row.last().locator(LINE).first();
      const corners = await cornersOf(line);
      expectDrawn(corners, series, name);
      // As far from the end of its room as from the beginning.
      const [box] = await boxesOf(line.locator(".."));
      const sides = box && [(corners[0]?.x ?? 0) - box.left, box.right - (corners.at(-1)?.x ?? 0)];
      expect.soft(Math.abs((sides?.[0] ?? 0) - (sides?.[1] ?? 0)), name).toBeLessThanOrEqual(EDGE);
    }
  });

lookingAt("./")("the words of a vote stand under the figures that they count", ON_DESKTOP, async ({ page }) => {
  const votes = [front.lead, ...front.side, ...front.latest].flatMap(({ vote }) => vote ?? []);
  test.skip(votes.length === 0, "the front tells of no vote");
  for (const width of [280, 360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { yes, no } of votes) {
      const vote = page.locator("main p").filter({ hasText: new RegExp(`^${yes}\\s*s[íi].*${no}\\s*no`) });
      const spans = vote.locator("> span");
      const said = await spans.evaluateAll((all) =>
        all.map((one) => ({
          text: one.textContent.trim(),
          drawn: getComputedStyle(one, "::first-letter").textTransform,
        })),
      );
      const boxes = await boxesOf(spans);
      const parts = said.flatMap((one, index) => {
        const box = boxes[index];
        // Listeners' words are a pixel wide.
        return box && box.right - box.left >= 2 ? { ...one, ...box } : [];
      });
      // What has a line to itself begins it with a capital, where it begins with a letter: «Sin abstenciones».
      const alone = parts.filter((one) =>
        parts.every((other) => other === one || other.bottom <= one.top || other.top >= one.bottom),
      );
      expect
        .soft(
          alone.filter(({ drawn }) => drawn !== "uppercase"),
          `at ${width} px`,
        )
        .toEqual([]);
      const at = (text: RegExp) => {
        const found = parts.find((one) => text.test(one.text));
        return found ? middle(found) : NaN;
      };
      const between = (word: RegExp, count: number) => Math.abs(at(word) - at(new RegExp(`^${count}$`)));
      expect.soft(between(/^s[íi]/, yes), `at ${width} px`).toBeLessThan(between(/^s[íi]/, no));
      expect.soft(between(/^no/, no), `at ${width} px`).toBeLessThan(between(/^no/, yes));
    }
  }
});

type Point = { x: number; y: number };

/** The seats of each group of a drawing, where they are on the screen and in the drawing: dashes on arcs, one a seat. */
const seatsIn = (drawing: Locator): Promise<{ colour: string; size: number; seats: (Point & { drawn: Point })[] }[]> =>
  drawing.evaluate((svg) =>
    [...svg.querySelectorAll("g:has(> path[pathLength])")].map((group) => ({
      colour: group.getAttribute("color") ?? "",
      seats: [...group.querySelectorAll("path")].flatMap((path) => {
        const matrix = path.getScreenCTM() ?? undefined;
        const count = Number(path.getAttribute("pathLength"));
        return Array.from({ length: count }, (_, place) => {
          const drawn = path.getPointAtLength((path.getTotalLength() * (place + 0.5)) / count);
          const { x, y } = drawn.matrixTransform(matrix);
          return { x, y, drawn: { x: drawn.x, y: drawn.y } };
        });
      }),
      size: Number(group.getAttribute("stroke-width")),
    })),
  );

/** That each seat of the chamber is drawn once, where it stands. */
function expectSeated(groups: Awaited<ReturnType<typeof seatsIn>>, total: number): void {
  const chamber = chamberOf(total);
  const unit = chamber.size / (groups[0]?.size ?? 1);
  const drawn = groups.flatMap(({ seats }) => seats.map((seat) => seat.drawn));
  // A quarter of its width: it is drawn in whole units.
  const isAt = (seat: Point, { x, y }: Point) => Math.hypot(seat.x * unit - x, seat.y * unit - y) < chamber.size / 4;
  for (const seat of chamber.seats) {
    const there = drawn.filter((one) => isAt(one, seat));
    expect.soft(there, `${seat.x} ${seat.y}`).toHaveLength(1);
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

lookingAt("politica#partidos")(
  "in the chamber each party has its seats, in its colour, nearer to its name than to others'",
  ON_DESKTOP,
  async ({ page }) => {
    const { parties, others } = politica;
    test.skip(parties.length === 0, "the newspaper has no parties");
    const chart = page.locator("figure").filter({ hasText: "Un punto por escaño" }).last().locator("svg").first();
    const groups = await seatsIn(chart);
    expect(groups.map(({ colour, seats }) => [colour, seats.length])).toEqual([
      ...parties.map(({ colour, seats }) => [colour, seats]),
      ...(others.seats > 0 ? [["", others.seats]] : []),
    ]);
    if (politica.chamber) expectSeated(groups, politica.chamber.seats);
    const labels = await chart.evaluate((svg) =>
      [...svg.querySelectorAll("g:has(> text)")].map((group) => {
        const { left, right, top, bottom } = group.getBoundingClientRect();
        const [figure, name] = [...group.querySelectorAll(":scope > text")].map((text) => text.textContent);
        return { figure, name: name?.replace(/\s+/g, " ").trim(), box: { left, right, top, bottom } };
      }),
    );
    test.skip(labels.length === 0, "its parties are too many for names at their arcs");
    const names = [...parties.map(({ name }) => name), "Otros grupos"];
    for (const [at, { seats }] of groups.entries()) {
      const label = labels.find(({ name }) => name === names[at]);
      expect(label, names[at]).toBeDefined();
      if (!label) continue;
      expect.soft(read(label.figure ?? ""), names[at]).toBe(seats.length);
      // Seen from the middle of the chamber the name stands in its seats' direction.
      const whole = groups.flatMap((group) => group.seats);
      const floor = { x: mean(whole.map(({ x }) => x)), y: Math.max(...whole.map(({ y }) => y)) };
      const angle = ({ x, y }: { x: number; y: number }) => Math.atan2(floor.y - y, x - floor.x);
      const own = seats.map(angle);
      const seen = angle(centre(label.box));
      const slack = 0.2;
      expect.soft(seen, names[at]).toBeGreaterThanOrEqual(Math.min(...own) - slack);
      expect.soft(seen, names[at]).toBeLessThanOrEqual(Math.max(...own) + slack);
    }
  },
);

lookingAt("politica")("a vote is drawn seat by seat, each side's sum over its own", ON_DESKTOP, async ({ page }) => {
  const { vote } = politica.urgent;
  test.skip(!vote, "the newspaper's first story has no vote");
  if (!vote) return;
  const figure = page.locator("figure").filter({ hasText: "Así ha votado" });
  const drawn = await seatsIn(
    figure
      .locator("svg")
      .filter({ has: page.locator("path") })
      .first(),
  );
  // Those against are drawn twice: a ring is a disc with a smaller one of the ground over it.
  const sizes = [vote.yes, vote.no, vote.no, vote.abstentions].filter((count) => count > 0);
  expect(drawn.map(({ seats }) => seats.length)).toEqual(sizes);
  // The rings' inner discs are a second drawing of the same seats.
  const [yes, no, , others] = drawn;
  if (sizes.length === 4 && yes && no && others) expectSeated([yes, no, others], vote.yes + vote.no + vote.abstentions);
  const place = (count: number) =>
    mean((drawn.find(({ seats }) => seats.length === count)?.seats ?? []).map(({ x }) => x));
  const sums = await figure.locator("li").evaluateAll((all) =>
    all.map((one) => {
      const box = (one.querySelector("text") ?? one.querySelector("span") ?? one).getBoundingClientRect();
      return { words: one.textContent.replace(/\s+/g, " ").trim(), x: (box.left + box.right) / 2 };
    }),
  );
  const of = (noun: RegExp) => sums.find(({ words }) => noun.test(words));
  for (const [noun, count] of [
    [/ s[íi]/, vote.yes],
    [/ no(es)?$/, vote.no],
    [/abstenci/, vote.abstentions],
  ] as const)
    expect.soft(read(/^[\d.]+/.exec(of(noun)?.words ?? "")?.[0] ?? "none"), String(noun)).toBe(count);
  // A few in the middle are named over where they sit.
  const abstained = vote.abstentions > 0 ? place(vote.abstentions) : NaN;
  if (abstained) expect.soft(Math.abs((of(/abstenci/)?.x ?? 0) - abstained)).toBeLessThanOrEqual(NEAR);
  // What decided it stands in the middle.
  const decided = vote.yes - vote.no;
  const words = `${said.signed(decided, 0)} ${said.noun(Math.abs(decided), "voto", "votos")} de diferencia`;
  await expect.soft(figure).toContainText(new RegExp(words.replace("+", "\\+").replaceAll(" ", "\\s*")));
  expect
    .soft(Math.sign((of(/ s[íi]/)?.x ?? 0) - (of(/ no(es)?$/)?.x ?? 0)))
    .toBe(Math.sign(place(vote.yes) - place(vote.no)));
});
