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

/** A poster's pixels, each its red, green and blue as one number. */
async function pixels(composition: Composition, words: Words): Promise<Uint32Array> {
  const svg = Buffer.from(posterSvg(composition, { ...base, ...words }));
  const data = await sharp(svg).removeAlpha().raw().toBuffer();
  return Uint32Array.from({ length: W * H }, (_, at) => data.readUIntBE(at * 3, 3));
}

/** Where two drawings differ. */
const changed = (one: Uint32Array, other: Uint32Array) => [...one.keys()].filter((at) => one[at] !== other[at]);

describe.each(compositions)("%s", (composition) => {
  test.each(NAMES)(
    "«%s» and its section stand on plain ground, apart from picture, headline and edge",
    async (name) => {
      const bare = await pixels(composition, { name: NONE, section: "", title: NONE });
      const titled = await pixels(composition, { name: NONE, section: "", title: TITLE });
      for (const section of ["", SECTION]) {
        const named = changed(bare, await pixels(composition, { name, section, title: NONE }));
        expect(named.length).toBeGreaterThan(500);
        // One colour lies under all of it.
        expect(new Set(named.map((at) => bare[at])).size).toBe(1);
        const headline = new Set(changed(bare, titled));
        expect(headline.size).toBeGreaterThan(5000);
        expect(named.filter((at) => headline.has(at))).toEqual([]);
        const [columns, rows] = [named.map((at) => at % W), named.map((at) => Math.floor(at / W))];
        const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other));
        const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other));
        expect(least(columns)).toBeGreaterThan(30);
        expect(W - most(columns)).toBeGreaterThan(30);
        expect(least(rows)).toBeGreaterThan(12);
        expect(H - most(rows)).toBeGreaterThan(12);
      }
    },
  );
});
