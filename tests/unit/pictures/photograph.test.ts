import sharp from "sharp";
import { makePhotograph, type MadePhotograph } from "@/assets/pictures/photograph";
import { photograph, plain } from "./photographs";

/* What readers get of a photograph that a camera has left. */

jest.setTimeout(60_000);

/** A file that must have been made. */
function file(made: MadePhotograph, ending: string): Buffer {
  const content = made.files.get(ending);
  if (!content) throw new Error(`no file ends in ${ending}: ${[...made.files.keys()].join(", ")}`);
  return content;
}

test("it becomes AVIF and WebP in every width up to its own, and one JPEG", async () => {
  const made = await makePhotograph(await photograph(460, 288).jpeg().toBuffer());
  expect(made.widths).toEqual([76, 96, 120, 150, 184, 228, 280, 344, 424, 460]);
  for (const width of made.widths) {
    const avif = await sharp(file(made, `-${width}.avif`)).metadata();
    expect(avif).toMatchObject({ format: "heif", compression: "av1", width });
    expect(await sharp(file(made, `-${width}.webp`)).metadata()).toMatchObject({ format: "webp", width });
  }
  expect(await sharp(file(made, ".jpg")).metadata()).toMatchObject({ format: "jpeg", width: 460, isProgressive: true });
  expect(made.files.size).toBe(made.widths.length * 2 + 1);
});

test.each([6, 8])("where the camera was held upright (EXIF orientation %i) it stands upright", async (orientation) => {
  const made = await makePhotograph(await photograph(160, 120).withMetadata({ orientation }).jpeg().toBuffer());
  expect(made).toMatchObject({ width: 120, height: 160 });
  const { width, height, orientation: left } = await sharp(file(made, "-120.webp")).metadata();
  expect({ width, height, left }).toEqual({ width: 120, height: 160, left: undefined });
});

test("nothing of the camera, the place or the author goes out", async () => {
  const exif = { IFD0: { Artist: "Nadie" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "43/1 32/1 0/1" } };
  const original = photograph(160, 100).withExif(exif).withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>").jpeg();
  expect((await sharp(await original.toBuffer()).metadata()).exif).toBeDefined();
  for (const content of (await makePhotograph(await original.toBuffer())).files.values()) {
    const { exif: left, xmp, iptc, icc } = await sharp(content).metadata();
    expect({ left, xmp, iptc, icc }).toEqual({ left: undefined, xmp: undefined, iptc: undefined, icc: undefined });
  }
});

test.each([
  [
    "stay what the photographer saw from Display P3",
    plain(160, 100, "rgb(180, 72, 40)").withIccProfile("p3").png(),
    [180, 72, 40],
    6,
  ],
  // A colour that ink can print, within what it takes to be printed.
  [
    "stay what the photographer saw from a printer's CMYK",
    plain(160, 100, "rgb(140, 120, 110)").toColourspace("cmyk").withIccProfile("cmyk").jpeg({ quality: 100 }),
    [140, 120, 110],
    18,
  ],
  [
    "become white, not black, where it is transparent",
    sharp({ create: { width: 160, height: 100, channels: 4, background: "#0000" } }).png(),
    [255, 255, 255],
    6,
  ],
])("its colours %s", async (_, original, expected, loss) => {
  const made = await makePhotograph(await original.toBuffer());
  // Within what codecs lose.
  const { channels } = await sharp(file(made, "-160.webp")).stats();
  channels.forEach(({ mean }, index) => expect(Math.abs(mean - (expected[index] ?? NaN))).toBeLessThanOrEqual(loss));
});
