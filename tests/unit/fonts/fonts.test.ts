import { readFile, symlink } from "node:fs/promises";
import path from "node:path";
import type { Font } from "fontkit";
import { makeFonts } from "@/tools/assets/fonts";
import { EXTENDED, LATIN, SPANISH, unicodeRange } from "@/tools/assets/fonts/characters";
import { cutOf, packaged } from "@/tools/assets/fonts/cut";
import { FACES, type Face } from "@/tools/assets/fonts/faces";
import { lengthIn, SAMPLE, standInFaces } from "@/tools/assets/fonts/measure";
import { readFont } from "@/tools/assets/fonts/read";
import { subset } from "@/tools/assets/fonts/subset";
import { folderWith } from "../folder";

const ROOT = process.cwd();

const faces = FACES.map((face) => [face.name, face] as const);

/** A face at one weight, as it is sent: unpacked and pinned first, for fontkit reads no WOFF2 with axes. */
async function sentAt(face: Face, wght: number): Promise<Font> {
  // What is sent in one weight has no axis to be pinned.
  const pinned = typeof face.axes.wght === "number" ? {} : { variationAxes: { wght } };
  const sent = await cutOf(ROOT, face, "spanish");
  return readFont(await subset(sent, "", { targetFormat: "sfnt", keepAllGlyphs: true, ...pinned }));
}

const widthIn = (font: Font, text: string) => font.layout(text).advanceWidth / font.unitsPerEm;

describe.each(faces)("%s", (_, face) => {
  test("has every character that is promised, in three files that share none", async () => {
    const all = { spanish: SPANISH, latin: LATIN, extended: EXTENDED } as const;
    for (const part of ["spanish", "latin", "extended"] as const) {
      const file = await subset(await cutOf(ROOT, face, part), "", { targetFormat: "sfnt", keepAllGlyphs: true });
      // Without its hints FreeType, which draws on Linux, widens every letter to whole pixels.
      expect(file.includes("prep")).toBe(true);
      const font = readFont(file);
      expect(Array.from(all[part]).filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toEqual([]);
    }
    const signs = Array.from(Object.values(all).join(""));
    expect(signs).toHaveLength(new Set(signs).size);
  });

  test("is kerned where that is sent, and as wide in every weight as what stands in for it was made for", async () => {
    const [least, most] = face.answers.split(" ").map(Number);
    for (const wght of typeof face.axes.wght === "number" ? [face.axes.wght] : [least ?? 400, most ?? 400]) {
      const sent = await sentAt(face, wght);
      const options = {
        targetFormat: "sfnt",
        variationAxes: { ...face.axes, wght },
        keepFeatures: face.features,
      } as const;
      const own = readFont(await subset(await packaged(ROOT, face), SPANISH, options));
      expect(Math.abs(widthIn(sent, SAMPLE) / (lengthIn(own) / own.unitsPerEm) - 1)).toBeLessThan(0.002);
      const kerned = widthIn(sent, "AV") < widthIn(sent, "A") + widthIn(sent, "V");
      expect(kerned).toBe(face.features.includes("kern"));
    }
  });

  test("is of the family that Next makes of its constant, which its files of other letters join", async () => {
    expect(await readFile("app/fonts.ts", "utf8")).toContain(`export const ${face.family} = localFont(`);
  });

  test("has stand-ins for each system, brought to its width and to where its lines stand", async () => {
    const rules = await standInFaces(await packaged(ROOT, face), face);
    const brought =
      /size-adjust: (?:[789]\d|1[01]\d)\.\d%;\n {2}ascent-override: [1-9]\d+%;\n {2}descent-override: [1-5]\d%;/g;
    expect(rules.match(brought)).toHaveLength(rules.split("@font-face").length - 1);
    const sizes = [...rules.matchAll(/size-adjust: ([\d.]+)%/g)].map(([, size]) => Number(size));
    for (const { use, at } of face.standIns.cuts) {
      const width = widthIn(await sentAt(face, at), SAMPLE) / SAMPLE.length;
      // Not every family stands in for every use.
      for (const standIn of face.standIns.families.flatMap((family) => family[use] ?? [])) {
        const off = sizes.map((size) => Math.abs(size / 100 - width / standIn.width));
        expect(Math.min(...off)).toBeLessThanOrEqual(0.004);
      }
    }
    // Whatever its size is made, it reaches as far over and under its line as the face itself.
    const { ascent, descent, unitsPerEm } = readFont(
      await subset(await packaged(ROOT, face), "a", { targetFormat: "sfnt" }),
    );
    for (const [, ...percents] of rules.matchAll(
      /(?:size-adjust|override): ([\d.]+)%;\s+ascent-override: (\d+)%;\s+descent-override: (\d+)%/g,
    )) {
      const [size = 0, over = 0, under = 0] = percents.map((percent) => Number(percent) / 100);
      expect(Math.abs(over * size - ascent / unitsPerEm)).toBeLessThan(0.01);
      expect(Math.abs(under * size + descent / unitsPerEm)).toBeLessThan(0.01);
    }
  });
});

test("style sheets name characters by their numbers, those side by side in one", () => {
  expect(unicodeRange("łÅ€ÆŁ")).toBe("U+c5-c6, U+141-142, U+20ac");
});

test("digits of the sans keep a form of equal width, for tables", async () => {
  const sans = await sentAt(FACES[2] ?? FACES[0], 700);
  const widths = Array.from("0123456789", (digit) => sans.layout(digit, ["tnum"]).advanceWidth);
  expect(new Set(widths).size).toBe(1);
});

test("style sheets name a file of other letters only in an edition that has some, and give the wordmark its width", async () => {
  const root = await folderWith({});
  for (const folder of ["node_modules", ".cache"]) await symlink(path.join(ROOT, folder), path.join(root, folder));
  const generated = (name: string) => readFile(path.join(root, ".generated", name), "utf8");
  const filesNamed = async (...texts: string[]) => {
    await makeFonts(root, "Una lonja", texts);
    const css = await generated("further-letters.css");
    return [...css.matchAll(/url\("([^"]+)"\)[^}]*unicode-range: U\+/g)].map(([, file = ""]) => path.basename(file));
  };
  expect(await filesNamed("Una lonja en Cádiz", "45 €")).toEqual([]);
  expect(await filesNamed("Una lonja en Łódź")).toEqual(FACES.map(({ name }) => `${name}-extended.woff2`));
  expect(await filesNamed("Una lonja en Ålesund", "§ 3")).toEqual(FACES.map(({ name }) => `${name}-latin.woff2`));
  expect(await generated("wordmark.css")).toMatch(/min-width:min\(100vw - 2rem,[34]\.\d+em\)/);
  await makeFonts(root, "Una lonja y su puerto", []);
  expect(await generated("wordmark.css")).toMatch(/min-width:min\(100vw - 2rem,[89]\.\d+em\)/);
  // As long as one line of it may be, and longer.
  const hasWidth = async (letters: number) => {
    await makeFonts(root, "L".repeat(letters), []);
    return (await generated("wordmark.css")).includes("min-width");
  };
  expect([await hasWidth(28), await hasWidth(29)]).toEqual([true, false]);
});
