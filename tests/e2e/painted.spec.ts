import type { Page } from "@playwright/test";
import Color from "colorjs.io";
import { textOf } from "../../lib/objects";
import { paper } from "../../paper/paper";
import type { SectionKey } from "../../schema/sections";
import { colourIn, readTokens } from "../../tools/assets/tokens";
import { leaves } from "../records";
import { formsOtherwise, sketched } from "./forms";
import {
  drawnTwice,
  expect,
  lookingAt,
  NOWHERE,
  ON_DESKTOP,
  open,
  PAGES,
  SCREENS,
  scrollTo,
  SECTIONS,
  test,
} from "./test";

/* What is painted on the pages, whoever has said it should be: over the header, in whose accent. */

test.describe.configure({ mode: "parallel" });

/** What lies over the header while one scrolls from here to the page's end, and how far the page is scrolled there. */
const coveringHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Less than anything on the page is high. */
    const STEP = 15;
    const header = document.querySelector("header");
    if (!header) throw new Error("there is no header");
    // What lets the pointer through is painted all the same.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { pointer-events: auto !important }");
    document.adoptedStyleSheets = [sheet];
    const found = new Set<string>();
    for (let at = scrollY; at <= document.documentElement.scrollHeight - innerHeight; at += STEP) {
      window.scrollTo({ top: at, behavior: "instant" });
      const { left, top, width, bottom } = header.getBoundingClientRect();
      const begin = Math.max(0, top);
      for (const x of [0.01, 0.15, 0.3, 0.5, 0.7, 0.85, 0.99])
        for (const y of [0.1, 0.5, 0.9]) {
          const there = document.elementFromPoint(left + width * x, begin + (bottom - begin) * y);
          if (there && !header.contains(there))
            found.add(`${there.tagName} «${there.textContent.replace(/\s+/g, " ").trim().slice(0, 40)}» at ${at}`);
        }
      if (bottom <= 0) found.add(`the header is gone at ${at}`);
    }
    return [...found].slice(0, 10);
  });

test("nothing covers the header while one scrolls, on a phone and on a desk", ON_DESKTOP, async ({ page }) => {
  for (const { name, path } of SCREENS) {
    await open(page, path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      // The strip folds.
      await scrollTo(page, 60);
      await drawnTwice(page);
      expect.soft(await coveringHeader(page), `${name} at ${width} px`).toEqual([]);
    }
  }
});

/** A part of the page that has another accent than what is around it. */
type Accented = {
  accent: string;
  /** What it is headed by: the name of its block, and the first of its words that are a section's name. */
  block: string;
  named: string;
  story: boolean;
  /** Where its headlines lead, and its words. */
  leads: string[];
  words: string;
};

/** A section's name, set in small capitals over a headline: its colour. */
type Named = { section: string; colour: string; words: string };

/** The accent of a page, the parts of it that have one of their own, and the names of sections that stand on its paper. */
const accentsOn = (page: Page, sections: readonly string[]) =>
  page.evaluate((names) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const ofSection = rules.find(
      (rule): rule is CSSStyleRule =>
        rule instanceof CSSStyleRule && /^\[data-section="?\w+"?\]$/.test(rule.selectorText),
    );
    // The accent's short name: what the rules of sections set first.
    const accent = ofSection?.style[0] ?? "";
    const accentOf = (element: Element) => getComputedStyle(element).getPropertyValue(accent).trim();
    /** The colour that is painted behind an element. */
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const isClear = /^rgba\(.*, 0\)$/.test(backgroundColor);
      return isClear && element.parentElement ? groundOf(element.parentElement) : backgroundColor;
    };
    const main = document.querySelector("main");
    if (!main) throw new Error("there is no main part");
    const plain = (text: string) => text.replace(/\s+/g, " ").trim();
    const textsIn = (element: Element): { text: string; of: Element }[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found = [];
      while (walker.nextNode())
        if (walker.currentNode.parentElement)
          found.push({ text: plain(walker.currentNode.textContent ?? ""), of: walker.currentNode.parentElement });
      return found;
    };
    const accented = [...main.querySelectorAll("*")].filter(
      (element) => element.parentElement && accentOf(element) !== accentOf(element.parentElement),
    );
    const parts: Accented[] = accented.map((part) => {
      const links = part.matches("a") ? [part] : [...part.querySelectorAll(":is(h2, h3, h4) a, [data-tile]")];
      return {
        accent: accentOf(part),
        block: part.getAttribute("aria-labelledby") ?? "",
        named: textsIn(part).find(({ text }) => names.includes(text))?.text ?? "",
        story: part.matches("article"),
        leads: links.map((link) => link.getAttribute("href") ?? ""),
        words: plain(part.textContent),
      };
    });
    const named: Named[] = textsIn(main)
      .filter(({ text, of }) => names.includes(text) && getComputedStyle(of).textTransform === "uppercase")
      // A ground has tones of its own.
      .filter(({ of }) => groundOf(of) === groundOf(main))
      .map(({ text, of }) => ({
        section: text,
        colour: getComputedStyle(of).color,
        words: plain(of.closest("article")?.textContent ?? ""),
      }));
    return { accent, own: accentOf(main), parts, named };
  }, sections);

const bare = (text: string) => text.replace(/[\s\u00ad]+/g, "");

/** A page as it is painted: what stands in no colour, or in one that is not its own. */
type Painting = {
  /** Rules in the colour of the ground that they are drawn on. */
  unseen: string[];
  /** Words in the accent of their part: those that have another section's. */
  coloured: { text: string; colour: string; own: string }[];
  /** Words that stand on what is drawn, with its colour. */
  onDrawn: { text: string; colour: string; ground: string }[];
  /** The colours of the header and the footer, without what says where one is. */
  frame: string[];
  /** Links and tabs that say where one is, and how they look but for their colours, beside others of their kind. */
  current: { text: string; look: string; others: string[] }[];
  /** Headlines that are larger than the one that opens their part of the page. */
  larger: string[];
  /** The colour of the page's title, where it stands on the page's paper. */
  title: string | null;
  misplaced: Misplaced;
};

/** What stands where it should not. */
type Misplaced = {
  /** Lists whose rules do not stand between their items: one is lacking, or stands at their edge instead. */
  unparted: string[];
  /** Words at the edge of a ground or a box. */
  tight: string[];
  /** Kickers that do not stand over their headline, of forms too that no sketch has (forms.txt). */
  under: string[];
  /** Whose figures they are, as near to the chart as if it were its axis, or before the figures. */
  near: string[];
  /** Words that a hairline beside them touches. */
  struck: string[];
  /** Headlines whose letters are set apart. */
  apart: string[];
  /** A chart's words that their own edge is drawn over. */
  eaten: string[];
  /** Words of several sizes on a line that share no baseline. */
  unlevel: string[];
  /** Lines of drawings that are thinner one way than the other, or than one sees. */
  squeezed: string[];
  /** Lists of names and facts whose facts do not begin on one line. */
  ragged: string[];
  /** Names of facts, of one word, that are broken in it. */
  snapped: string[];
  /** A chart's words that its own line runs through. */
  crossed: string[];
  /** What one presses, over which the pointer is no hand. */
  handless: string[];
  /** Lines along a list that end before the next item's mark. */
  broken: string[];
  /** Rises in the colour in which the same ground has falls. */
  alike: string[];
  /** Headlines with words that are nobody's: those that only listeners should get. */
  prefaced: string[];
};

/** Every text of the paper that is longer than two letters, without its blanks, the longest first. */
const TEXTS = leaves(paper.pages)
  .flatMap(({ value }) => (typeof value === "string" && value.length > 2 ? [bare(value)] : []))
  .toSorted((one, other) => other.length - one.length);

/** @param accent the short name of the accent's property */
function paintingOf(page: Page, accent: string): Promise<Painting> {
  const asked = { property: accent, told: TEXTS };
  return page.evaluate(({ property, told }) => {
    const clear = /^rgba\(.*, 0\)$|^transparent$/;
    const groundOf = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return clear.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    const plain = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 50);
    const shown = [...document.querySelectorAll("body *")].filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const rules = ([undefined, "::before", "::after"] as const).flatMap((pseudo) =>
      shown.flatMap((one) => {
        const style = getComputedStyle(one, pseudo);
        // A ring in the colour of the paper parts a dot from a line.
        if ((pseudo && style.content === "none") || style.borderRadius === "50%" || one.closest("svg")) return [];
        const inner = groundOf(one);
        const outer = pseudo ? inner : groundOf(one.parentElement);
        return (["Top", "Right", "Bottom", "Left"] as const).flatMap((side) => {
          const colour = style[`border${side}Color`];
          const isDrawn = parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== "none";
          return isDrawn && colour === inner && colour === outer
            ? [`${pseudo ?? side} of «${plain(one.textContent)}»`]
            : [];
        });
      }),
    );
    const bars = [...document.querySelectorAll("main svg rect")].filter((one) => one.checkVisibility());
    const drawn = bars.map((bar) => ({ box: bar.getBoundingClientRect(), fill: getComputedStyle(bar).fill }));
    const texts = shown.flatMap((of) =>
      [...of.childNodes].flatMap((node) =>
        node instanceof Text && node.data.trim() ? { of, text: plain(node.data), node } : [],
      ),
    );
    const onDrawn = texts.flatMap(({ of, text, node }) => {
      if (of.closest("svg, header, footer")) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      const under = drawn.findLast(
        ({ box }) => width > 1 && left >= box.left && right <= box.right && top < box.bottom && bottom > box.top,
      );
      return under ? [{ text, colour: getComputedStyle(of).color, ground: under.fill }] : [];
    });
    const main = document.querySelector("main");
    const coloured = texts
      .filter(({ of }) => main?.contains(of) && groundOf(of) === groundOf(main))
      .map(({ of, text }) => ({
        text,
        colour: getComputedStyle(of).color,
        own: getComputedStyle(of).getPropertyValue(property).trim(),
      }));
    const here = "[aria-current], [role=tab][aria-selected=true]";
    const lookOf = (one: Element) => {
      const [style, after] = [getComputedStyle(one), getComputedStyle(one, "::after")];
      return [clear.test(style.borderBottomColor), style.textDecorationLine, style.fontWeight, after.scale].join(" ");
    };
    const current = [...document.querySelectorAll(`nav a[aria-current], [role=tab][aria-selected=true]`)]
      .filter((one) => shown.includes(one))
      .map((one) => {
        const list = one.closest("ul, [role=tablist]");
        const others = [...(list?.querySelectorAll("a") ?? [])].filter((other) => !other.matches(here));
        return { text: plain(one.textContent), look: lookOf(one), others: others.map(lookOf) };
      });
    const frame = [...document.querySelectorAll("header *, footer *")]
      .filter((one) => !one.closest("nav a, a[aria-current]"))
      .map((one) => {
        const { color, backgroundColor, fill, borderTopColor } = getComputedStyle(one);
        return `${one.tagName} «${plain(one.textContent)}» ${color} ${backgroundColor} ${fill} ${borderTopColor}`;
      });
    const sizeOf = (one: Element) => parseFloat(getComputedStyle(one).fontSize);
    const larger = [...document.querySelectorAll("main section")].flatMap((part) => {
      const [first, ...others] = [...part.querySelectorAll("ul h3, ol h3, article h3")].filter(
        (one) => shown.includes(one) && one.closest("section") === part,
      );
      return first ? others.filter((one) => sizeOf(one) > sizeOf(first)).map((one) => plain(one.textContent)) : [];
    });
    const isRule = (one: Element | undefined, side: "Top" | "Right" | "Bottom" | "Left") => {
      const style = one && getComputedStyle(one);
      return (
        style !== undefined && parseFloat(style[`border${side}Width`]) > 0 && !clear.test(style[`border${side}Color`])
      );
    };
    const unparted = [...document.querySelectorAll("main :is(ul, ol, tbody)")].flatMap((list) => {
      const items = [...list.children].filter((one) => shown.includes(one) && one.clientWidth > 1);
      const gaps = items.slice(1).map((item, index) => {
        const before = items[index];
        const isBelow = before && item.getBoundingClientRect().top >= before.getBoundingClientRect().bottom - 1;
        return isBelow
          ? isRule(before, "Bottom") || isRule(item, "Top")
          : isRule(before, "Right") || isRule(item, "Left");
      });
      const [first, last] = [items[0], items.at(-1)];
      const isEdged = isRule(first, "Top") || isRule(first, "Left") || isRule(last, "Bottom") || isRule(last, "Right");
      const isEven = gaps.every((is) => is === gaps[0]);
      return gaps.length === 0 || (isEven && (gaps[0] || !isEdged)) ? [] : [plain(list.textContent)];
    });
    const hasGround = (one: Element) =>
      one.parentElement !== null &&
      (groundOf(one) !== groundOf(one.parentElement) || (isRule(one, "Left") && isRule(one, "Right")));
    const tight = shown.flatMap((of) => {
      const isField = of instanceof HTMLInputElement;
      const own = [...of.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== "");
      if (of.clientWidth === 1 || (!isField && (own.length === 0 || of.closest("svg, header")))) return [];
      let box: Element | null = of;
      while (box && !hasGround(box)) box = box.parentElement;
      if (!box || box.clientWidth <= 1) return [];
      const padding = parseFloat(getComputedStyle(of).paddingLeft);
      const edge = box.getBoundingClientRect().left;
      const lefts = own.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(({ left }) => left - edge);
      });
      const room = isField ? padding : Math.min(...lefts);
      return room < 4 ? [plain(of.textContent) || of.id] : [];
    });
    const under = [...document.querySelectorAll("main :is(h2, h3, h4)")].flatMap((heading) => {
      if (!shown.includes(heading)) return [];
      let around = heading.parentElement;
      const isKicker = (one: Element) =>
        shown.includes(one) &&
        getComputedStyle(one).textTransform === "uppercase" &&
        one.textContent.trim() !== "" &&
        !heading.contains(one);
      while (around && ![...around.querySelectorAll("p")].some(isKicker)) around = around.parentElement;
      // Of a part of the page that has a list they are its items' own.
      if (!around || around.querySelector("ul, ol") || around.querySelectorAll("h2, h3, h4").length > 1) return [];
      const kicker = [...around.querySelectorAll("p")].find(isKicker);
      const isUnder = kicker && kicker.getBoundingClientRect().bottom > heading.getBoundingClientRect().top + 4;
      return isUnder ? [`«${plain(kicker.textContent)}» of «${plain(heading.textContent)}»`] : [];
    });
    const paragraphs = shown.filter((one) => one.matches("main p") && getComputedStyle(one).display === "block");
    const near = paragraphs.filter((one) => {
      const over = one.previousElementSibling;
      const gap = one.getBoundingClientRect().top - (over?.getBoundingClientRect().bottom ?? -Infinity);
      const isFirst = !over || over.matches(":is(h2, h3), :has(> :is(h2, h3):first-child)");
      const words = plain(one.textContent);
      return (/^Fuente:/.test(words) && isFirst) || (/^(Fuente:|En %)/.test(words) && gap < 8);
    });
    const hairlines = (["::before", "::after"] as const).flatMap((pseudo) =>
      shown.flatMap((one) => {
        const { content, position, left, top, height, borderLeftWidth } = getComputedStyle(one, pseudo);
        if (content === "none" || position !== "absolute" || parseFloat(borderLeftWidth) === 0) return [];
        const box = one.getBoundingClientRect();
        const start = box.top + parseFloat(top);
        return [{ x: box.left + parseFloat(left), top: start, bottom: start + parseFloat(height) }];
      }),
    );
    const struck = texts.filter(({ of, node }) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return (
        main?.contains(of) === true &&
        of.clientWidth !== 1 &&
        [...range.getClientRects()].some((line) =>
          hairlines.some(
            ({ x, top, bottom }) =>
              line.width > 1 && line.left - 4 < x && line.right + 4 > x && line.top < bottom && line.bottom > top,
          ),
        )
      );
    });
    const head = document.querySelector("main h1");
    const name = head?.firstElementChild ?? head;
    const title = name && groundOf(name) === groundOf(main) ? getComputedStyle(name).color : null;
    const apart = [...document.querySelectorAll("main .headline, main :is(h1, h2, h3, h4)")].filter((one) => {
      const { letterSpacing, textTransform } = getComputedStyle(one);
      return parseFloat(letterSpacing) > 0 && textTransform !== "uppercase";
    });
    const eaten = [...document.querySelectorAll("main svg text")].filter((one) => {
      const { stroke, paintOrder } = getComputedStyle(one);
      return stroke !== "none" && !paintOrder.startsWith("stroke");
    });
    const squeezed = [...document.querySelectorAll<SVGGraphicsElement>("main svg :is(path, line, circle)")].filter(
      (one) => {
        const { stroke, strokeWidth, vectorEffect } = getComputedStyle(one);
        const { a, b, c, d } = one.getScreenCTM() ?? new DOMMatrix();
        const [across, down] = vectorEffect === "none" ? [Math.hypot(a, b), Math.hypot(c, d)] : [1, 1];
        const isEven = Math.abs(across / down - 1) < 0.1;
        return stroke !== "none" && one.checkVisibility() && (!isEven || parseFloat(strokeWidth) * across < 0.75);
      },
    );
    const unlevel = shown.filter((row) => {
      const { display, flexDirection, alignItems } = getComputedStyle(row);
      const isLine = row.matches("main p") && display === "flex" && flexDirection === "row";
      // What only listeners get has a size of its own.
      const parts = isLine ? [...row.children].filter((one) => one.getBoundingClientRect().width > 1) : [];
      return new Set(parts.map(sizeOf)).size > 1 && !alignItems.includes("baseline");
    });
    // The government's facts run on after their names.
    const ragged = [...document.querySelectorAll("main section:not([aria-labelledby=gobierno-actual]) dl")].filter(
      (list) => {
        const rows = [...list.querySelectorAll("dt")].flatMap((name) => {
          const fact = name.nextElementSibling;
          if (!fact || !shown.includes(name)) return [];
          const range = document.createRange();
          range.selectNodeContents(fact);
          const [one, other] = [name.getBoundingClientRect(), range.getBoundingClientRect()];
          return other.left >= one.right && other.top < one.bottom ? [{ from: one.left, fact: other }] : [];
        });
        const isApart = (one: number, other: number) => Math.abs(one - other) > 1;
        // Abreast, each pair has a column of its own.
        return rows.some(({ from, fact: { left, right } }) =>
          rows.some((row) => row.from === from && isApart(row.fact.left, left) && isApart(row.fact.right, right)),
        );
      },
    );
    const snapped = texts.filter(({ of, node }) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return of.matches("main dt") && !/\s/.test(node.data.trim()) && range.getClientRects().length > 1;
    });
    const crossed = [...document.querySelectorAll("main [role=img]:has(text)")].flatMap((chart) => {
      const lines = [...chart.querySelectorAll<SVGPathElement>("path[fill=none]")];
      const points = lines.flatMap((line) => {
        const matrix = line.getScreenCTM() ?? undefined;
        const length = line.getTotalLength();
        return Array.from({ length: 400 }, (_, at) =>
          line.getPointAtLength((length * at) / 399).matrixTransform(matrix),
        );
      });
      return [...chart.querySelectorAll("text")].flatMap((text) => {
        const { left, right, top, bottom, width, height } = text.getBoundingClientRect();
        const isIn = ({ x, y }: DOMPoint) =>
          x > left + width / 4 && x < right - width / 4 && y > top + height / 4 && y < bottom - height / 4;
        return points.some(isIn) ? [plain(text.textContent)] : [];
      });
    });
    const handless = shown.filter(
      (one) => one.matches("button:enabled, label[for], summary") && getComputedStyle(one).cursor !== "pointer",
    );
    const broken = [...document.querySelectorAll("main :is(ol, ul) > li + li")].filter((item) => {
      const before = item.previousElementSibling;
      if (!before || !shown.includes(item)) return false;
      const [line, mark] = [getComputedStyle(before, "::before"), getComputedStyle(item, "::after")];
      const isLine = line.content !== "none" && parseFloat(line.borderLeftWidth) >= 2 && mark.borderRadius === "50%";
      const from = before.getBoundingClientRect().top + parseFloat(line.top) + parseFloat(line.height);
      return isLine && from + 8 < item.getBoundingClientRect().top + parseFloat(mark.top);
    });
    const moves = texts.filter(({ text, of }) => /^[+−][\d.,]+[1-9]/.test(text) && !of.closest("svg"));
    const coloursOf = (sign: string) =>
      new Set(
        moves
          .filter(({ text }) => text.startsWith(sign))
          .map(({ of }) => `${groundOf(of)} ${getComputedStyle(of).color}`),
      );
    const [rises, falls] = [coloursOf("+"), coloursOf("−")];
    const prefaced = [...document.querySelectorAll("main :is(h3, h4)")].flatMap((heading) => {
      const seen = texts.filter(({ of }) => shown.includes(heading) && heading.contains(of) && of.clientWidth !== 1);
      const said = seen.map(({ node }) => node.data.replace(/[\s\u00ad]+/g, "")).join("");
      const own = told.filter((text) => said.includes(text));
      const rest = own.reduce((left, text) => left.replace(text, ""), said);
      return own.length > 0 && /\p{L}/u.test(rest) ? [`${rest} in «${plain(heading.textContent)}»`] : [];
    });
    const words = (one: Element) => plain(one.textContent);
    const misplaced = {
      unparted,
      tight,
      under,
      near: near.map(words),
      struck: struck.map(({ text }) => text),
      apart: apart.map(words),
      eaten: eaten.map(words),
      unlevel: unlevel.map(words),
      squeezed: squeezed.map(({ outerHTML }) => outerHTML),
      ragged: ragged.map(words),
      snapped: snapped.map(({ text }) => text),
      crossed,
      handless: handless.map(words),
      broken: broken.map(words),
      alike: [...rises].filter((colour) => falls.has(colour)),
      prefaced,
    };
    return { unseen: [...new Set(rules)], larger, title, misplaced, coloured, onDrawn, frame, current };
  }, asked);
}

/** Blocks of the front that have a section's accent, whatever stands in them. */
const BLOCKS: Readonly<Record<string, SectionKey>> = { startups: "economia", "eventos-destacados": "cultura" };

/** Whose accent a part should have, by what stands in it. */
function sectionOf({ block, leads, named, story, words }: Accented): SectionKey | undefined {
  const known = BLOCKS[block];
  if (known) return known;
  const byName = paper.sections.find(({ name }) => name === named)?.key;
  const byLink = paper.sections.find(({ route }) => leads.some((lead) => lead.includes(`${route}#`)))?.key;
  // A story that is announced has its own page's accent, whatever section its kicker names.
  const key = story ? (byLink ?? byName) : (byName ?? byLink);
  if (key) return key;
  const record = paper.records.find((one) => {
    const title = textOf(one.record, "title");
    return title && words.includes(title);
  });
  return paper.sections.find(({ key }) => key === record?.page)?.key;
}

/** What rises or falls, what is lacking and what a story is marked as has one colour in any section. */
const COLOURED_ANYHOW =
  /abstenci|^faltan? |^[+−][\d.,]+( %)?$|^(sube|baja) ?$|^(Último momento|Urgente|Exclusiva|Tema del día|LIVE)$/;

const NOTHING: Misplaced = {
  unparted: [],
  tight: [],
  under: [],
  near: [],
  struck: [],
  apart: [],
  eaten: [],
  unlevel: [],
  squeezed: [],
  ragged: [],
  snapped: [],
  crossed: [],
  handless: [],
  broken: [],
  alike: [],
  prefaced: [],
};

const hex = (colour: string) => new Color(colour).to("srgb").toString({ format: "hex", collapse: false });

/** Pictures taller than any words beside them: those stay together. */
const TALL = "main article :is(img, figure:not([aria-labelledby=analisis] *)) { min-height: 60rem !important }";

test("accents are their own section's, day and night, and forms as sketched", ON_DESKTOP, async ({ page }) => {
  const frames: Partial<Record<"light" | "dark", string[]>> = {};
  const seen = { phone: new Set<string>(), desk: new Set<string>() };
  const expectForms = async (name: string, on: keyof typeof seen) => {
    const forms = await formsOtherwise(page, on === "desk");
    expect.soft(forms.wrong, `${name} on a ${on}, as tests/e2e/forms.txt sketches it`).toEqual([]);
    for (const part of forms.seen) seen[on].add(part);
  };
  for (const { name, path, section } of [...PAGES, NOWHERE]) {
    await open(page, path);
    if (section) {
      // Opinion is set as if by hand, sport shouts, and news does neither.
      const headline = page.locator("main article").getByRole("heading").first();
      await expect.soft(headline, name).toHaveCSS("font-style", path === "opinion" ? "italic" : "normal");
      const weight = Number(await headline.evaluate((one) => getComputedStyle(one).fontWeight));
      expect.soft(weight > 700, `whether ${name} shouts`).toBe(path === "deportes");
      const trail = page.getByRole("navigation", { name: "Ruta de navegación" });
      await expect.soft(trail.getByRole("link", { name: "Inicio" })).toBeVisible();
    }
    for (const colorScheme of ["light", "dark"] as const) {
      const tokens = await readTokens(process.cwd(), colorScheme);
      const accents = new Map(paper.sections.map(({ key, accent }) => [key, hex(colourIn(tokens, accent))]));
      // Without motion no colour fades.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { accent, own, parts, named } = await accentsOn(page, SECTIONS);
      const here = paper.sections.find((one) => one.name === section?.name)?.key;
      const where = `${name}, ${colorScheme}`;
      if (here) expect.soft(hex(own), where).toBe(accents.get(here));
      else expect.soft([...accents.values()], where).not.toContain(hex(own));
      // Others are the tones of a ground (components/planes.css).
      for (const part of parts.filter(({ accent }) => accent && [...accents.values()].includes(hex(accent)))) {
        const whose = sectionOf(part);
        const told = `${where}: ${part.block} «${part.words.slice(0, 60)}» is ${whose ?? "nobody"}'s`;
        expect.soft(hex(part.accent), told).toBe(whose && accents.get(whose));
      }
      for (const word of named) {
        const whose = paper.sections.find((one) => one.name === word.section)?.key;
        const told = `${where}: «${word.section}» over «${word.words.slice(0, 60)}»`;
        expect.soft(hex(word.colour), told).toBe(whose && accents.get(whose));
      }
      const { unseen, larger, coloured, onDrawn, frame, current, title, misplaced } = await paintingOf(page, accent);
      expect.soft(unseen, `rules in the colour of their ground: ${where}`).toEqual([]);
      expect.soft(misplaced, where).toEqual(NOTHING);
      if (here && title) expect.soft(hex(title), `the title of ${where}`).toBe(accents.get(here));
      expect.soft(larger, `larger than what opens their part: ${where}`).toEqual([]);
      const strange = coloured.filter(
        ({ text, colour, own: theirs }) =>
          [...accents.values()].includes(hex(colour)) && hex(colour) !== hex(theirs) && !COLOURED_ANYHOW.test(text),
      );
      expect.soft(strange, `words in another section's colour: ${where}`).toEqual([]);
      const faint = onDrawn.filter(({ colour, ground }) => new Color(colour).contrast(ground, "WCAG21") < 4.5);
      expect.soft(faint, `words on what is drawn: ${where}`).toEqual([]);
      const unmarked = current.filter(({ look, others }) => others.includes(look));
      expect.soft(unmarked, `told by colour alone: ${where}`).toEqual([]);
      // The front has a head of its own.
      if (!section) continue;
      frames[colorScheme] ??= frame;
      expect.soft(frame, `header and footer: ${where}`).toEqual(frames[colorScheme]);
    }
    await expectForms(name, "desk");
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, TALL);
    expect.soft((await formsOtherwise(page, true)).wrong, `${name} with tall pictures`).toEqual([]);
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await page.setViewportSize({ width: 360, height: 800 });
    const { misplaced, unseen } = await paintingOf(page, "");
    expect.soft(misplaced, `${name} on a phone`).toEqual(NOTHING);
    expect.soft(unseen, `rules in the colour of their ground: ${name} on a phone`).toEqual([]);
    await expectForms(name, "phone");
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  // A sketch of what is nowhere asks nothing.
  if (!paper.newspaper.sample) return;
  for (const on of ["phone", "desk"] as const)
    expect.soft(sketched(on === "desk").filter((part) => !seen[on].has(part))).toEqual([]);
});

lookingAt("./")(
  "the browser's own bar has the colour of what is under it, day and night",
  ON_DESKTOP,
  async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const [bar, under] = await page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
        let top = document.elementFromPoint(innerWidth / 2, 1);
        while (top && /^rgba\(.*, 0\)$/.test(getComputedStyle(top).backgroundColor)) top = top.parentElement;
        const own = metas.find(({ media }) => matchMedia(media).matches);
        return [own?.content ?? "none", top ? getComputedStyle(top).backgroundColor : "none"] as const;
      });
      expect.soft(hex(bar), colorScheme).toBe(hex(under));
    }
  },
);

lookingAt("./")("an app that opens shows the paper's colour before its page", ON_DESKTOP, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const paperByDay = await page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest: unknown = await (await page.request.get(address ?? "")).json();
  expect(manifest).toHaveProperty("background_color", hex(paperByDay));
});
