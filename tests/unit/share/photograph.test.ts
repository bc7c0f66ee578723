/** @jest-environment node */
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { bitmapType, type Composition } from "@/lib/share";
import { bitmapOf } from "@/assets/share/bitmap";
import { readMark } from "@/assets/mark";
import { artwork } from "@/assets/share/picture";
import { posterSvg } from "@/assets/share/posters";
import { readTokens } from "@/assets/share/tokens";
import { loadFonts } from "@/assets/share/type";
import { newspaper } from "@/data/newspaper";
import { projectWith, photograph } from "../pictures/photographs";

jest.setTimeout(60_000);

const TITLE = "Ferrol bota el primer remolcador movido por amoniaco";

const roots: string[] = [];
afterEach(async () => {
  for (const root of roots.splice(0)) await rm(root, { recursive: true });
});

async function artworkOf(picture: Buffer) {
  const root = await projectWith({ "pictures/economia/remolcador.jpg": picture });
  roots.push(root);
  return artwork(root, "economia/remolcador.jpg");
}

async function posterOf(composition: Composition, picture: Buffer): Promise<string> {
  const colour = readTokens(await readFile(path.resolve("app/styles/tokens.css"), "utf8"));
  const fonts = await loadFonts(process.cwd(), `La Lonja Economía${TITLE}`);
  const mark = await readMark(process.cwd(), newspaper.mark);
  return posterSvg(composition, {
    mark,
    name: "La Lonja",
    section: "Economía",
    accent: "green",
    title: TITLE,
    picture: await artworkOf(picture),
    colour,
    fonts,
  });
}

test("the heaviest photograph makes a poster of under 120 kB, a JPEG with its colours whole", async () => {
  // Grain in every pixel, across the whole poster: no camera leaves more to pack.
  const svg = await posterOf("arch", await photograph(1280, 800).jpeg({ quality: 95 }).toBuffer());
  const bitmap = await bitmapOf(svg, "#fff", "jpg");
  expect(bitmap.length).toBeLessThan(120_000);
  expect(await sharp(bitmap).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
    chromaSubsampling: "4:4:4",
  });
  // What the build failed with before: packed as drawings are, it is too heavy, and says so.
  await expect(bitmapOf(svg, "#fff", "png")).rejects.toThrow(/^pesaría \d{6} bytes, se esperaban menos de 120000$/);
});

test("one that no quality makes light enough is refused", async () => {
  const noise = await sharp({
    create: {
      width: 1200,
      height: 630,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 24 },
    },
  })
    .png()
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><image width="1200" height="630" preserveAspectRatio="xMidYMid slice" href="data:image/png;base64,${noise.toString("base64")}"/></svg>`;
  await expect(bitmapOf(svg, "#fff", "jpg")).rejects.toThrow("se esperaban menos de 120000");
});

test("a photograph taken sideways stands upright", async () => {
  // Red above blue as the sensor saw it; turned by a quarter, red is on the right.
  const half = (background: string) =>
    sharp({ create: { width: 900, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  const sensor = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0000ff" } })
    .composite([{ input: await half("#ff0000"), top: 0, left: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const place = await artworkOf(sensor);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="90" viewBox="0 0 60 90">${place(0, 0, 60, 90)}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  expect(at(50, 45)[0]).toBeGreaterThan(230);
  expect(at(10, 45)[2]).toBeGreaterThan(230);
});

test("its address says what it is to those who name it", () => {
  expect(bitmapType("/media/share/economia.1a2b3c4d.jpg")).toBe("image/jpeg");
  expect(bitmapType("/media/share/economia.1a2b3c4d.png")).toBe("image/png");
});
