import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { isLong, isShort } from "../../lib/title-step";

/*
 * How the parts of every form stand (forms.txt), asked of the pages. A sketch is laid out as the form is: what stands below
 * follows a «/», what stands beside a «|», and parentheses hold together what is one. How many strokes say how far, on the paper's
 * rhythm: one to 8 px, two from 12 to 20, three from 24 to 64; after a question mark as far as what is in them makes it.
 * «a , b»: b runs on after a, «a ,, b» so far after it, or stands below where there is no room. «a + b»: b lies in a; «a * b»: in its middle.
 */

/** Pixels from the one to the other. The line of large letters has air over and under them: they may stand so much nearer. */
const DISTANCES = { "/": [-9, 10], "//": [10, 22], "///": [22, 66], "?/": [-9, Infinity] } as const;
type Distance = keyof typeof DISTANCES;

type Way = "below" | "beside" | "after" | "in" | "amid";

/** A part's name, or how others follow a first one. */
type Sketch = string | { way: Way; first: Sketch; others: { distance: Distance; sketch: Sketch }[] };

type Form = {
  /** What a failure calls it. */
  name: string;
  /** Every one of its kind, on any page. */
  at: string;
  /** Selectors from it on. */
  parts: Readonly<Record<string, string>>;
  sizes: Readonly<Record<string, string>>;
  phone: Sketch;
  desk: Sketch;
  /** On a desk, where the headline is short. */
  short: Sketch;
};

const isDistance = (sign: string): sign is Distance => sign in DISTANCES;

/** What a sketch says; the stronger a sign binds, the further it stands at the end. */
function read(text: string): Sketch {
  const words = text.match(/\?[/|]|\/+|\|+|[()+*]|,+|[a-z]+/g) ?? [];
  const series = (way: Way, sign: RegExp, item: () => Sketch): Sketch => {
    const first = item();
    const others = [];
    while (sign.test(words[0] ?? "")) {
      const sign = words.shift() ?? "";
      const distance = sign === "," ? "?/" : sign.replaceAll(/[|,]/g, "/");
      others.push({ distance: isDistance(distance) ? distance : "?/", sketch: item() } as const);
    }
    return others.length === 0 ? first : { way, first, others };
  };
  const part = (): Sketch => {
    const word = words.shift() ?? "";
    if (word !== "(") return word;
    const group = below();
    words.shift();
    return group;
  };
  const amid = () => series("amid", /^\*$/, part);
  const within = () => series("in", /^\+$/, amid);
  const beside = () => series("beside", /\|/, within);
  const after = () => series("after", /^,+$/, beside);
  const below = (): Sketch => series("below", /\//, after);
  return below();
}

/** The names of a sketch's parts. */
const namesIn = (sketch: Sketch): string[] =>
  typeof sketch === "string" ? [sketch] : [sketch.first, ...sketch.others.map((one) => one.sketch)].flatMap(namesIn);

/** What stands in the file under a word, on its line and on those that are further in. */
const lineOf = (text: string, word: string) =>
  new RegExp(`^ +${word} +(.*(?:\\n {9,}.*)*)`, "m").exec(text)?.[1]?.replace(/\s+/g, " ");

const [PREFACE = "", ...BLOCKS] = readFileSync("tests/e2e/forms.txt", "utf8").split(/\n\n(?=\S)/);

/** A line with what its words in capitals stand for. */
const inFull = (line: string): string =>
  line
    .replace(/[A-Z]{3,}/g, (word) => inFull(lineOf(PREFACE, word) ?? ""))
    .replace(/\{\{(.+?)\}\}/g, "[data-section=$1]")
    .replace(/\{(.+?)\}/g, "[aria-labelledby=$1]");

const FORMS = BLOCKS.map((block): Form => {
  const [at = "", parts = "", phone = "", desk = phone, short = desk] = ["at", "parts", "phone", "desk", "short"]
    .map((word) => lineOf(block, word))
    .map((line) => line && inFull(line));
  const all = parts.split("; ").map((part) => /^(\w+)(?:: (.+?))?(?: \((\w+)\))?$/.exec(part) ?? []);
  const selectors = all.flatMap(([, name = "", selector]) => (selector ? [[name, selector] as const] : []));
  const sizes = all.flatMap(([, name = "", , size]) => (size ? [[name, size] as const] : []));
  return {
    name: block.split("\n")[0] ?? "",
    at,
    parts: Object.fromEntries(selectors),
    sizes: Object.fromEntries(sizes),
    phone: read(phone),
    desk: read(desk),
    short: read(short),
  };
});

/** Where a part is painted, the size of its letters, in pixels, its words, and whether it shows a picture. */
type Box = {
  left: number;
  top: number;
  right: number;
  bottom: number;
  size: number;
  words: string;
  pictured?: boolean;
};

/** Those of a form's parts that are there. */
type Found = Partial<Record<string, Box>>;

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  size: 0,
  words: "",
});

/** How something stands that should stand so far below, beside or after another, or in it; nothing where it does. */
function fault(way: Way, distance: Distance, one: Box, other: Box): string | undefined {
  const [least, most] = DISTANCES[distance];
  const gap = way === "below" ? other.top - one.bottom : other.left - one.right;
  const isFar = gap < least || gap > most ? `${gap.toFixed(1)} px and not ${distance}` : undefined;
  const isLevel = other.top < one.bottom && other.bottom > one.top;
  /** How far the two are from beginning, ending and having their middle at the same place. */
  const offsOf = (begin: number, end: number) => [begin, end, (begin + end) / 2].map(Math.abs);
  const across = offsOf(other.left - one.left, other.right - one.right);
  const down = offsOf(other.top - one.top, other.bottom - one.bottom);
  const outOfLine = (offs: readonly number[]) =>
    most < Infinity && Math.min(...offs) > 11 ? `out of line by ${Math.min(...offs).toFixed(1)} px` : undefined;
  switch (way) {
    case "below":
      return isFar ?? outOfLine(across);
    case "beside":
      return isLevel ? (isFar ?? outOfLine(down)) : "elsewhere";
    case "after":
      return isLevel ? isFar : fault("below", "?/", one, other);
    case "amid":
      return Math.max(across[2] ?? 0, down[2] ?? 0) < 2 ? undefined : "out of its middle";
    case "in": {
      const { left, top, right, bottom } = around([one, other]);
      const grown = Math.max(one.left - left, one.top - top, right - one.right, bottom - one.bottom);
      return grown > 1 ? `${grown.toFixed(1)} px out of it` : undefined;
    }
  }
}

/** What in a form stands otherwise than it is sketched. */
function otherwise(sketch: Sketch, found: Found): string[] {
  if (typeof sketch === "string") return [];
  const { way, first, others } = sketch;
  let isLoose = false;
  const there = [{ distance: "/" as Distance, sketch: first }, ...others].flatMap((one) => {
    const names = namesIn(one.sketch);
    const boxes = names.flatMap((name) => found[name] ?? []);
    // Over what is missing nothing is nearer than it was.
    isLoose ||= one.distance === "?/";
    if (boxes.length === 0) return [];
    const distance = isLoose ? "?/" : one.distance;
    isLoose = false;
    return [{ names: names.join(", "), distance, box: around(boxes) }];
  });
  const wrong = there.flatMap(({ names, distance, box }, index) => {
    const before = way === "in" ? there[0] : there[index - 1];
    const said = index > 0 && before && fault(way, distance, before.box, box);
    return said ? [`${names} ${way} ${before.names}: ${said}`] : [];
  });
  return [...wrong, ...[first, ...others.map((one) => one.sketch)].flatMap((one) => otherwise(one, found))];
}

const TOKENS = readFileSync("app/styles/tokens.css", "utf8");

/** A size of the scale in pixels, on a phone and on a desk; nothing where the scale ends: `headline3` is --text-headline-3, by its ends. */
function pixelsOf(step: string): readonly [phone: number, desk: number] | undefined {
  const said = TOKENS.match(new RegExp(`--text-${step.replace(/(?=\d)/, "-")}: .+;`, "g")) ?? [];
  const pixels = Array.from(said.join(" ").matchAll(/([\d.]+)rem/g), ([, rem]) => Number(rem) * 16);
  const [first, last] = [pixels[0], pixels.at(-1)];
  return first === undefined || last === undefined ? undefined : [Math.min(first, last), Math.max(first, last)];
}

/** As wide as the phone is that the forms are asked on, in pixels. */
const PHONE = 360;

/** Parts in another size than their form says, or on a phone not as wide as the window: a headline may be a step smaller as its box is narrow, and one more as it is long. */
const missized = ({ sizes }: Form, found: Found, isWide: boolean): string[] =>
  Object.entries(sizes).flatMap(([part, step]) => {
    const { size = 0, words = "", left = 0, right = PHONE, pictured = false } = found[part] ?? {};
    // Of what a story draws itself the edges are its own.
    if (step === "edges")
      return isWide || !pictured || (left < 1 && right > PHONE - 1) ? [] : [`${part} ends before the window`];
    const steps = isLong(words) ? [0, 1, 2] : [0, 1];
    const allowed = steps.flatMap((less) => {
      const smaller = step.replace(/\d$/, (number) => String(Number(number) + less));
      return pixelsOf(smaller)?.[isWide ? 1 : 0] ?? [];
    });
    return size === 0 || allowed.some((one) => Math.abs(one - size) < 1) ? [] : [`${part} of ${size} px is no ${step}`];
  });

/** Every form that is on the page, with the parts that it has; those behind tabs too. */
const formsOn = (page: Page): Promise<{ name: string; words: string; found: Found }[]> =>
  page.evaluate(
    (forms) => {
      const closed = [...document.querySelectorAll("[hidden=until-found]")];
      for (const panel of closed) {
        panel.removeAttribute("hidden");
        panel.setAttribute("role", "tabpanel");
      }
      const all = forms.flatMap(({ name, at, parts }) =>
        [...document.querySelectorAll(at)].map((form) => {
          const boxes = Object.entries(parts).flatMap(([part, selector]) => {
            const isText = selector === "text()";
            const element = isText ? form : form.querySelector(selector.replace(/^>|(?<=, )>/g, ":scope >"));
            if (!element?.checkVisibility({ visibilityProperty: true })) return [];
            const range = document.createRange();
            const text = [...form.childNodes].find((node) => node instanceof Text && node.data.trim() !== "");
            if (isText && text) range.selectNode(text);
            const { left, top, right, bottom } = (isText ? range : element).getBoundingClientRect();
            const size = parseFloat(getComputedStyle(element).fontSize);
            // What only listeners get is a pixel wide.
            const pictured = element.querySelector("img") !== null;
            const box = { left, top, right, bottom, size, words: element.textContent, pictured };
            return right - left > 1 && bottom - top > 1 ? [[part, box] as const] : [];
          });
          const words = form.textContent.replace(/\s+/g, " ").trim().slice(0, 40);
          return { name, words, found: Object.fromEntries(boxes) };
        }),
      );
      for (const panel of closed) {
        panel.setAttribute("hidden", "until-found");
        panel.removeAttribute("role");
      }
      return all;
    },
    FORMS.map(({ name, at, parts }) => ({ name, at, parts })),
  );

/** How one part of a form is called. */
const called = (name: string, part: string) => `${part} of ${name}`;

/** What stands otherwise than it is sketched, on a page as wide as a phone or a desk; and all parts that were there. */
export async function formsOtherwise(page: Page, isWide: boolean): Promise<{ wrong: string[]; seen: string[] }> {
  const all = await formsOn(page);
  const wrong = FORMS.flatMap((form) => {
    const onDesk = (found: Found) => (isShort(found["headline"]?.words ?? "") ? form.short : form.desk);
    return all
      .filter(({ name }) => name === form.name)
      .flatMap(({ words, found }) =>
        [...otherwise(isWide ? onDesk(found) : form.phone, found), ...missized(form, found, isWide)].map(
          (said) => `${form.name} «${words}»: ${said}`,
        ),
      );
  });
  return { wrong, seen: all.flatMap(({ name, found }) => Object.keys(found).map((part) => called(name, part))) };
}

/** All parts that are sketched, but those that any story may be without. */
export const sketched = (isWide: boolean): string[] =>
  FORMS.flatMap((form) =>
    namesIn(isWide ? form.desk : form.phone)
      .filter((part) => !inFull("STORY").includes(`${part}:`))
      .map((part) => called(form.name, part)),
  );
