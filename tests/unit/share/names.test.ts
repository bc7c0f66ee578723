/** @jest-environment node */
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { readMark } from "@/assets/mark";
import { posterSvg, type Poster } from "@/assets/share/posters";
import { readTokens } from "@/assets/share/tokens";
import { loadFonts } from "@/assets/share/type";
import { newspaper } from "@/data/newspaper";
import { compositions, type Composition } from "@/lib/share";

jest.setTimeout(60_000);

/** As long as the schema lets names be: 40 letters and 30. */
const NAMES = ["El Diario Económico y Marítimo de Aragón", "OMNIUM MUNDI: WORLDWIDE MONEY MANAGEMENT"];
const SECTION = "Medio ambiente y movilidad hoy";
const TITLE = "El Congreso salva por siete votos el decreto de alquileres que pactaron las comunidades";
/** A name that leaves no ink. */
const NONE = " ";

const [W, H] = [1200, 630];

let base: Pick<Poster, "mark" | "accent" | "picture" | "colour" | "fonts">;
beforeAll(async () => {
  base = {
    mark: await readMark(process.cwd(), newspaper.mark),
    accent: "indigo",
    picture: (x, y, width, height) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#f0f"/>`,
    colour: readTokens(await readFile("app/styles/tokens.css", "utf8")),
    fonts: await loadFonts(process.cwd(), [...NAMES, SECTION, TITLE].join("")),
  };
});

type Words = Pick<Poster, "name" | "section" | "title">;

/** A poster's pixels, each its four channels as one number. */
async function pixels(composition: Composition, words: Words): Promise<Uint32Array> {
  const svg = Buffer.from(posterSvg(composition, { ...base, ...words }));
  const { buffer } = Uint8Array.from(await sharp(svg).ensureAlpha().raw().toBuffer());
  return new Uint32Array(buffer);
}

/** Where two drawings differ. */
function changed(one: Uint32Array, other: Uint32Array): number[] {
  const places: number[] = [];
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) places.push(at);
  return places;
}

const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other));
const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other));

describe.each(compositions)("%s", (composition) => {
  let bare: Uint32Array, headline: Set<number>;
  beforeAll(async () => {
    bare = await pixels(composition, { name: NONE, section: "", title: NONE });
    headline = new Set(changed(bare, await pixels(composition, { name: NONE, section: "", title: TITLE })));
  });

  test.each(NAMES)(
    "«%s» and its section stand on plain ground, apart from picture, headline and edge",
    async (name) => {
      expect(headline.size).toBeGreaterThan(5000);
      for (const section of ["", SECTION]) {
        const named = changed(bare, await pixels(composition, { name, section, title: NONE }));
        expect(named.length).toBeGreaterThan(500);
        // One colour lies under all of it.
        expect(new Set(named.map((at) => bare[at])).size).toBe(1);
        expect(named.filter((at) => headline.has(at))).toEqual([]);
        const [columns, rows] = [named.map((at) => at % W), named.map((at) => Math.floor(at / W))];
        expect(least(columns)).toBeGreaterThan(30);
        expect(W - most(columns)).toBeGreaterThan(30);
        expect(least(rows)).toBeGreaterThan(12);
        expect(H - most(rows)).toBeGreaterThan(12);
      }
    },
  );
});
