/** @jest-environment node */
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeFonts } from "@/assets/fonts";
import { drawn, EXTENDED, lackingIn, LATIN, SPANISH, unicodeRange } from "@/assets/fonts/characters";
import { FURTHER, furtherCut, packaged } from "@/assets/fonts/cut";
import { FACES } from "@/assets/fonts/faces";
import { readFont } from "@/assets/fonts/read";
import { subset } from "@/assets/fonts/subset";

const ROOT = process.cwd();

test("every face's package has every character that is promised, and no two files share one", async () => {
  for (const { from } of FACES) {
    for (const [script, characters] of [
      ["latin", SPANISH + LATIN],
      ["extended", EXTENDED],
    ] as const) {
      const file = await subset(await packaged(ROOT, from[script]), characters, { targetFormat: "sfnt" });
      const font = readFont(file);
      expect(Array.from(characters).filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toEqual([]);
    }
  }
  const all = Array.from(SPANISH + LATIN + EXTENDED);
  expect(all).toHaveLength(new Set(all).size);
});

test("names of Poland, Turkey, Croatia, Romania, Wales, the Baltics, Galicia and Euskadi lack nothing", () => {
  expect(
    lackingIn("Wałęsa Żółć Erdoğan Işık Đoković Šibenik Brâncuși Ceaușescu Ŵyn Llŷr Šķēde Ąžuolas Piñeiro Güemes Txus"),
  ).toEqual([]);
  expect(lackingIn("Zeta ζ, zhe ж, ζ")).toEqual(["ζ", "ж"]);
});

test("what has no shape of its own is not drawn", () => {
  expect(drawn("ma\u00adrea \u263a\ufe0f")).toBe("marea \u263a");
});

test("characters are named as style sheets do", () => {
  expect(unicodeRange("ÆÅØ")).toBe("U+c5-c6, U+d8");
  expect(unicodeRange(EXTENDED)).toMatch(/^U\+100-130, /);
});

test("a page pays for other letters only where it has them: their files have nothing that Spanish needs", async () => {
  for (const face of FACES) {
    for (const script of ["latin", "extended"] as const) {
      expect((await furtherCut(ROOT, face, script)).length).toBeLessThan(13_000);
      expect(Array.from(FURTHER[script]).some((sign) => SPANISH.includes(sign))).toBe(false);
    }
  }
});

test("style sheets name a file of other letters only in an edition that has some", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "fonts-"));
  for (const folder of ["node_modules", ".cache"]) await symlink(path.join(ROOT, folder), path.join(root, folder));
  const filesNamed = async (...texts: string[]) => {
    await makeFonts(root, "Una lonja", texts);
    const css = await readFile(path.join(root, ".generated/further-letters.css"), "utf8");
    return [...css.matchAll(/url\("([^"]+)"\)[^}]*unicode-range: U\+/g)].map(([, file = ""]) => path.basename(file));
  };
  expect(await filesNamed("Una lonja en Cádiz", "45 €")).toEqual([]);
  expect(await filesNamed("Una lonja en Łódź")).toEqual(FACES.map(({ name }) => `${name}-extended.woff2`));
  expect(await filesNamed("Una lonja en Ålesund", "§ 3")).toEqual(FACES.map(({ name }) => `${name}-latin.woff2`));
  await rm(root, { recursive: true });
});
