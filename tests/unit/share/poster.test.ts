/** @jest-environment node */
import { nameLines } from "@/assets/share/seal";
import { readTokens } from "@/assets/share/tokens";
import { headline, line, loadFonts, widthOf, type Fonts } from "@/assets/share/type";

const TITLE = "El Congreso salva por siete votos el decreto de alquileres";

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts(process.cwd(), TITLE);
});

const box = { x: 0, y: 0, width: 440, height: 452, largest: 84 };
const starts = (svg: string) =>
  [...svg.matchAll(/translate\(([\d.-]+) ([\d.-]+)\)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

test("a headline stays within its box, drawn as outlines", () => {
  const letters = starts(headline(fonts.serif, TITLE, box));
  expect(letters.length).toBe(TITLE.replaceAll(" ", "").length);
  expect(Math.max(...letters.map(({ x }) => x))).toBeLessThan(box.width);
  expect(Math.max(...letters.map(({ y }) => y))).toBeLessThan(box.height);
});

test("in a wide box it takes fewer lines", () => {
  const lines = (width: number) =>
    new Set(starts(headline(fonts.serif, TITLE, { ...box, width, height: 400 })).map(({ y }) => y)).size;
  expect(lines(1088)).toBeLessThan(lines(440));
});

test("one that cannot be set says which, and how long it may be", () => {
  const line = { ...box, height: 40 };
  const fitting = "El Congreso salva por siete";
  expect(() => headline(fonts.serif, TITLE, line)).toThrow(`«${TITLE}» tiene 58 caracteres y aquí caben unos 27`);
  expect(headline(fonts.serif, fitting, line)).toContain("<path");
  expect(fitting).toHaveLength(27);
  expect(() => headline(fonts.serif, TITLE, { ...box, height: 20 })).toThrow("hay una palabra demasiado larga");
});

test("letters are kerned", () => {
  expect(widthOf(fonts.serif, "votos", 100)).not.toBe(
    ["v", "o", "t", "o", "s"].reduce((sum, letter) => sum + widthOf(fonts.serif, letter, 100), 0),
  );
});

test("names of other Latin alphabets are drawn whole, in every face; a letter that none has is named", async () => {
  const name = "Modrić, Đoković y Łódź";
  for (const face of Object.values(await loadFonts(process.cwd(), name))) {
    const drawn = starts(line(face, name, 40, 0, 0));
    expect(drawn).toHaveLength(name.replaceAll(" ", "").length);
    expect(Math.max(...drawn.map(({ x }) => x))).toBeLessThan(widthOf(face, name, 40));
  }
  const greek = await loadFonts(process.cwd(), "Αθήνα");
  expect(() => widthOf(greek.serif, "Αθήνα", 40)).toThrow("«Α» no está en las letras del periódico");
});

test("a name too long for one line that can be read takes two of much the same width", async () => {
  const long = "OMNIUM MUNDI: WORLDWIDE MONEY MANAGEMENT";
  const { serif } = await loadFonts(process.cwd(), long);
  const { lines, size } = nameLines(serif, long, 36, 340);
  expect(lines).toEqual(["OMNIUM MUNDI: WORLDWIDE", "MONEY MANAGEMENT"]);
  expect(size).toBeGreaterThan(20);
  for (const text of lines) expect(widthOf(serif, text, size, -0.02)).toBeLessThanOrEqual(340.01);
  expect(nameLines(serif, "OMNIUM", 36, 340)).toEqual({ lines: ["OMNIUM"], size: 36 });
});

test("colours are those of the light scheme", () => {
  const colour = readTokens("@theme { --color-red: #b3261e; } :root { --color-red: #f58a7f; }");
  expect(colour("red")).toBe("#b3261e");
  expect(() => colour("blue")).toThrow("app/styles/tokens.css has no --color-blue");
});
