/** @jest-environment node */
import { readFile } from "node:fs/promises";
import { SAMPLE } from "@/assets/fonts/measure";
import { spanishCut } from "@/assets/fonts/cut";
import { FACES } from "@/assets/fonts/faces";
import { SPANISH } from "@/assets/fonts/characters";
import { pages } from "@/data/resolve/pages";
import { both, kernOf, widthOf, type Both } from "./faces";

jest.setTimeout(60_000);

/** What a typographer looks at first: slanted capitals, capitals over small letters, signs under them, figures with a bar. */
const PAIRS = (
  "AV VA Av To Tó Te Tú Ta Va Vo Ya Yo Wa LT LY L’ L' Fa F, P. Pa T. V. V, Y, r. r, v. v, y. y, w, f. ra re ro ve vo va av ya ay ka xo " +
  "«V «T «Y V» T» Y» «A A» ¿V ¿T “A A” “T ’A d’ V: 7. 7, 1/ /1 /4 4/ S& &P °C"
).split(" ");

/** How far a value may lie outside of what the designer put, in thousandths of an em: a third of a pixel in the largest headline. */
const TOLERANCE = 5;

const proseIn = (value: unknown): string[] => {
  if (typeof value === "string") return /\s/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(proseIn) : [];
};

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

describe.each(FACES.map((face) => [face.name, face] as const))("%s", (_, face) => {
  let cuts: Both[];
  beforeAll(async () => {
    cuts = await Promise.all(face.weights.map((weight) => both(face, weight)));
  });

  test.each(PAIRS)("%s stands as its designer put it, between lightest and boldest", (pair) => {
    const own = cuts.map((cut) => kernOf(cut.own, pair));
    for (const kern of cuts.map((cut) => kernOf(cut.sent, pair))) {
      expect(kern).toBeGreaterThanOrEqual(Math.min(...own) - TOLERANCE);
      expect(kern).toBeLessThanOrEqual(Math.max(...own) + TOLERANCE);
    }
  });

  test("the front is set as wide as with all the kerning", () => {
    const texts = [...new Set(proseIn(pages.home))].filter((text) =>
      Array.from(text).every((sign) => SPANISH.includes(sign)),
    );
    expect(texts.length).toBeGreaterThan(20);
    for (const { own, sent } of cuts) {
      const widths = texts.map((text) => ({ text, was: widthOf(own, text), is: widthOf(sent, text) }));
      expect(Math.abs(sum(widths.map(({ is }) => is)) / sum(widths.map(({ was }) => was)) - 1)).toBeLessThan(0.001);
      expect(widths.filter(({ was, is }) => Math.abs(is / was - 1) > 0.01)).toEqual([]);
      // What the stand-ins are brought to is the width of this sample.
      expect(Math.abs(widthOf(sent, SAMPLE) / widthOf(own, SAMPLE) - 1)).toBeLessThan(0.001);
    }
  });
});

test("letters that meet in no text are not kerned: nobody would see it", async () => {
  for (const face of FACES) {
    const { own, sent } = await both(face, face.weights[0] ?? 400);
    expect(Math.abs(kernOf(own, "rT"))).toBeGreaterThan(10);
    expect(kernOf(sent, "rT")).toBe(0);
  }
});

test("a face's file weighs little", async () => {
  const sizes: number[] = [];
  for (const face of FACES) sizes.push((await spanishCut(process.cwd(), face)).length);
  const [serif = 0, italic = 0, sans = 0] = sizes;
  expect(serif).toBeLessThan(19_500);
  expect(italic).toBeLessThan(12_700);
  expect(sans).toBeLessThan(19_000);
});

test("the same package gives the same bytes, and digits keep a form of equal width", async () => {
  const face = FACES.find(({ features }) => features.includes("tnum"));
  if (!face) throw new Error("No face has digits of equal width");
  expect((await spanishCut(process.cwd(), face)).equals(await readFile(`.generated/fonts/${face.name}.woff2`))).toBe(
    true,
  );
  const { sent } = await both(face, 700);
  const widths = Array.from("0123456789", (digit) => sent.layout(digit, ["tnum"]).advanceWidth);
  expect(new Set(widths).size).toBe(1);
  expect(new Set(Array.from("0123456789", (digit) => sent.layout(digit).advanceWidth)).size).toBeGreaterThan(3);
});
