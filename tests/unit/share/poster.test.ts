import Color from "colorjs.io";
import sharp from "sharp";
import { definitions } from "@/schema/sections";
import { inColours, readMark } from "@/tools/assets/mark";
import { fitted, headline, line, loadFonts, widthOf, type Fonts } from "@/tools/assets/share/letters";
import { posterSvg } from "@/tools/assets/share/posters";
import { colourIn, readTokens } from "@/tools/assets/tokens";
import { textOf } from "@/lib/objects";
import { compositions } from "@/lib/share";
import { paper } from "@/paper/paper";
import { folderWith } from "../folder";

const TITLE = "El Congreso salva por siete votos el decreto de alquileres";
/** As long as the schema lets headlines, names and sections' names be. */
const LONG = `${"La comarca estudia prorrogar extraordinariamente las subvenciones ".repeat(2)}para ${"m".repeat(23)}`;
const NAME = "El Diario Económico y Marítimo de Aragón";
const SECTION = "Medio ambiente y movilidad hoy";
/** Letters that Spain's names do not have. */
const BEYOND = "Łőźșğ";

let fonts: Fonts;
/** For the newspaper's own headlines. */
let sample: Fonts;
beforeAll(async () => {
  sample = await loadFonts(process.cwd(), JSON.stringify(paper.pages));
  fonts = await loadFonts(process.cwd(), [TITLE, LONG, NAME, SECTION, BEYOND].join(""));
});

/** Where the letters of some outlines begin. */
const letters = (svg: string) =>
  [...svg.matchAll(/translate\(([\d.-]+) ([\d.-]+)\)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
const written = (text: string) => text.replaceAll(" ", "").length;

test.each([
  ...[100, 200, 300, 452].map((height) => [TITLE, height] as const),
  ...[LONG, "Anticonstitucionalísimamentementemente"].map((title) => [title, 452] as const),
])("all of «%s» is set within its box of %i pixels' height", (title, height) => {
  const box = { x: 0, y: 0, width: 440, height, largest: 84 };
  const set = letters(headline(fonts.serif, title, box));
  const lines = [...new Set(set.map(({ y }) => y))];
  // Lines as high as they are apart.
  const [first = 0, second = first] = lines;
  expect(lines.length * (second - first)).toBeLessThan(height + 0.1);
  expect(set).toHaveLength(written(title));
  expect(Math.max(...set.map(({ x }) => x))).toBeLessThan(box.width);
  expect(Math.max(...set.map(({ y }) => y))).toBeLessThan(height);
});

test.each(compositions)(
  "%s carries headline, newspaper and section in full, however long they are",
  async (composition) => {
    const mark = await readMark(process.cwd(), paper.newspaper.mark);
    const words = { mark, name: NAME, section: SECTION, accent: "indigo", title: LONG };
    const svg = posterSvg(composition, { ...words, picture: () => "", colour: () => "#123456", fonts });
    expect(letters(svg)).toHaveLength(written(LONG) + written(NAME) + written(SECTION));
    for (const { x, y } of letters(svg)) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(1170);
      expect(y).toBeGreaterThan(12);
      expect(y).toBeLessThan(618);
    }
    // The mark is the name's: near its letters, and upon none.
    const [left = NaN, top = NaN, side = NaN] = (/<svg x="(\d+)" y="(\d+)" width="(\d+)"/.exec(svg) ?? [])
      .slice(1)
      .map(Number);
    const away = letters(svg).map(({ x, y }) => Math.max(left - x, x - left - side, top - y, y - top - side));
    expect(Math.min(...away)).toBeGreaterThan(0);
    expect(Math.min(...away)).toBeLessThan(32);
  },
);

test.each(compositions)(
  "%s is covered to its edges, shows its picture, and one reads its headline",
  async (composition) => {
    const tokens = await readTokens(process.cwd());
    const { accent = "night" } = Object.values(definitions).find(({ poster }) => poster === composition) ?? {};
    const words = { mark: await readMark(process.cwd(), paper.newspaper.mark), name: NAME, section: SECTION, accent };
    /** A third of the size, in whole pixels; the picture is of one colour. */
    const drawn = (title: string, picture: string) => {
      const shown = (x: number, y: number, width: number, height: number) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${picture}"/>`;
      const colour = (name: string) => colourIn(tokens, name);
      const svg = posterSvg(composition, { ...words, title, picture: shown, colour, fonts });
      return sharp(Buffer.from(svg)).resize(400).ensureAlpha().raw().toBuffer();
    };
    const [whole, blank, other] = await Promise.all([drawn(TITLE, "#888"), drawn("", "#888"), drawn("", "#fff")]);
    const pixels = Array.from({ length: whole.length / 4 }, (_, at) => at * 4);
    expect(pixels.filter((at) => whole[at + 3] !== 255)).toHaveLength(0);
    const differ = (one: Buffer, another: Buffer) =>
      pixels.filter((at) => one.readUInt32BE(at) !== another.readUInt32BE(at));
    expect(differ(blank, other).length).toBeGreaterThan(pixels.length / 12);
    const inkAt = (from: Buffer, at: number) =>
      new Color("srgb", [from.readUInt8(at) / 255, from.readUInt8(at + 1) / 255, from.readUInt8(at + 2) / 255]);
    // Some of them do: within a letter all are alike.
    const letters = differ(whole, blank)
      .filter((_, index) => index % 40 === 0)
      .map((at) => inkAt(whole, at).contrastWCAG21(inkAt(blank, at)));
    expect(Math.max(...letters)).toBeGreaterThan(4.5);
  },
);

test("each face that is loaded is some composition's", async () => {
  const mark = await readMark(process.cwd(), paper.newspaper.mark);
  const words = { mark, name: "Eco", section: "Mar", accent: "indigo", title: "Sal" };
  const drawn = (set: Fonts) =>
    compositions
      .map((one) => posterSvg(one, { ...words, picture: () => "", colour: () => "#123456", fonts: set }))
      .join();
  const faces = Object.keys(fonts) as (keyof Fonts)[];
  const known = drawn(fonts);
  const standsForItself = (face: keyof Fonts) =>
    drawn({ ...fonts, [face]: fonts[face === "serif" ? "sans" : "serif"] }) !== known;
  expect(faces.filter(standsForItself)).toEqual(faces);
});

test("a name is as large as it may be, and no wider", () => {
  for (const [text, size] of [
    ["Eco", 34],
    [NAME, 17],
  ] as const) {
    const set = fitted(fonts.serif, text, 34, 310);
    expect(Math.abs(set.size - size)).toBeLessThan(2);
    expect(widthOf(fonts.serif, text, set.size)).toBeLessThan(310.1);
  }
});

test.each([
  [20, 0],
  [64, -0.012],
  [84, 0.08],
])("of a line set in %i pixels, %d em apart, each letter stands where those before it end", (size, tracking) => {
  const set = letters(line(fonts.serif, NAME, size, 50, 0, tracking));
  const ends = Array.from(NAME, (_, at) => NAME.slice(0, at)).filter((_, at) => NAME[at] !== " ");
  const wanted = ends.map((before) => 50 + widthOf(fonts.serif, before, size, tracking));
  // Two that are kerned stand a little nearer.
  for (const [at, { x }] of set.entries()) expect(Math.abs(x - (wanted[at] ?? NaN))).toBeLessThan(size / 10);
});

test("few lines of a headline end in a word that leans on the next", () => {
  const titles = paper.records.flatMap(({ record }) => textOf(record, "title") || []).slice(0, 30);
  const broken = titles.flatMap((title) => {
    const set = letters(headline(sample.serif, title, { x: 0, y: 0, width: 560, height: 400, largest: 84 }));
    const words = title.split(" ");
    let begun = 0;
    return words.slice(0, -1).filter((word) => {
      begun += word.length;
      return set[begun]?.y !== set[begun - 1]?.y;
    });
  });
  const leaning = broken.filter((word) => /^(de|del|el|la|los|las|en|a|al|y|por|con|un|una|que)$/.test(word));
  expect(leaning.length / broken.length).toBeLessThan(0.2);
});

test("a name and a section that find no room beside each other stand below each other", async () => {
  const mark = await readMark(process.cwd(), paper.newspaper.mark);
  const words = { mark, name: "El Diario", section: SECTION, accent: "indigo", title: TITLE };
  const svg = posterSvg("signal", { ...words, picture: () => "", colour: () => "#123456", fonts });
  const seal = letters(svg).slice(written(TITLE));
  expect(seal).toHaveLength(written(words.name) + written(SECTION));
  // Where the signal's rings begin.
  for (const { x } of seal) expect(x).toBeLessThan(540);
});

test("letters beyond those of Western Europe are drawn, each as itself", () => {
  const drawn = Array.from(BEYOND, (letter) => line(fonts.serif, letter, 10, 0, 0));
  expect(new Set(drawn).size).toBe(BEYOND.length);
});

test("in a picture, which has no style sheet, a mark has its ink and its accent", () => {
  const mark = { viewBox: "0 0 9 9", side: 9, shapes: '<path class="accent"/><path fill="currentColor"/>' };
  expect(inColours(mark, "#123", "#456")).toBe('<path fill="#456"/><path fill="#123"/>');
});

test.each([`class='accent'`, 'class="accent lit"', 'class="lit accent"', 'class="accent" fill="#c00"'])(
  "what an editor has drawn with %s follows the accent, and has no other colour",
  async (written) => {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path ${written} d="M0 0h9v9z"/></svg>`;
    const root = await folderWith({ "data/pictures/marca.svg": drawn });
    const shapes = inColours(await readMark(root, "marca.svg"), "#123", "#456");
    expect(shapes).toBe('<path d="M0 0h9v9z" fill="#456"/>');
  },
);
