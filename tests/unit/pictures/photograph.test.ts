/** @jest-environment node */
import sharp from "sharp";
import { makePhotograph, type MadePhotograph } from "@/assets/pictures/photograph";
import { photograph, plain } from "./photographs";

jest.setTimeout(60_000);

/** A file that must have been made. */
function file(made: MadePhotograph, ending: string): Buffer {
  const content = made.files.get(ending);
  if (!content) throw new Error(`no file ends in ${ending}: ${[...made.files.keys()].join(", ")}`);
  return content;
}

/** The colour in the middle of a picture. */
async function middle(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** The same colour within what codecs lose, or what it takes to be printed. */
function expectColour(found: number[], expected: number[], loss = 6) {
  found.forEach((channel, index) => expect(Math.abs(channel - (expected[index] ?? NaN))).toBeLessThanOrEqual(loss));
}

describe("a photograph becomes AVIF and WebP in every width, and one JPEG", () => {
  let made: MadePhotograph;
  beforeAll(async () => {
    made = await makePhotograph(await photograph(460, 288).jpeg({ quality: 95 }).toBuffer());
  });

  test("in steps up to its own width and never beyond", () => {
    expect(made.widths).toEqual([76, 96, 120, 150, 184, 228, 280, 344, 424, 460]);
    expect(made).toMatchObject({ width: 460, height: 288 });
  });

  test("each file has the format and the width its name says", async () => {
    for (const width of made.widths) {
      const avif = await sharp(file(made, `-${width}.avif`)).metadata();
      expect(avif).toMatchObject({ format: "heif", compression: "av1", width });
      expect(await sharp(file(made, `-${width}.webp`)).metadata()).toMatchObject({ format: "webp", width });
    }
    expect(await sharp(file(made, ".jpg")).metadata()).toMatchObject({
      format: "jpeg",
      width: 460,
      isProgressive: true,
    });
    expect(made.files.size).toBe(made.widths.length * 2 + 1);
  });
});

describe("a camera held upright", () => {
  test.each([6, 8])(
    "its pixels lie on their side (EXIF orientation %i): the picture stands upright",
    async (orientation) => {
      const original = await photograph(160, 120).withMetadata({ orientation }).jpeg().toBuffer();
      const made = await makePhotograph(original);
      expect(made).toMatchObject({ width: 120, height: 160 });
      expect(made.widths.at(-1)).toBe(120);
      const { width, height, orientation: left } = await sharp(file(made, "-120.webp")).metadata();
      expect({ width, height, left }).toEqual({ width: 120, height: 160, left: undefined });
    },
  );
});

test("nothing of the camera, the place or the author goes out", async () => {
  const exif = {
    IFD0: { Make: "Lonja", Artist: "Nadie" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "43/1 32/1 0/1" },
  };
  const original = await photograph(160, 100)
    .withExif(exif)
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>")
    .jpeg()
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  for (const content of (await makePhotograph(original)).files.values()) {
    const { exif: left, xmp, iptc, icc } = await sharp(content).metadata();
    expect({ left, xmp, iptc, icc }).toEqual({ left: undefined, xmp: undefined, iptc: undefined, icc: undefined });
  }
});

describe("colours stay what the photographer saw, in sRGB", () => {
  const brick = [180, 72, 40];
  const css = "rgb(180, 72, 40)";

  test("from Display P3", async () => {
    const original = await plain(160, 100, css).withIccProfile("p3").png().toBuffer();
    // Read without its profile, the same pixels are another colour.
    const { channels } = await sharp(original, { ignoreIcc: true }).stats();
    expect(Math.abs((channels[0]?.mean ?? 0) - 180)).toBeGreaterThan(6);
    expectColour(await middle(file(await makePhotograph(original), "-160.webp")), brick);
  });

  test("from a printer's CMYK", async () => {
    // A colour that ink can print.
    const original = await plain(160, 100, "rgb(140, 120, 110)")
      .toColourspace("cmyk")
      .withIccProfile("cmyk")
      .jpeg({ quality: 100 })
      .toBuffer();
    expect((await sharp(original).metadata()).space).toBe("cmyk");
    const made = await makePhotograph(original);
    expectColour(await middle(file(made, ".jpg")), [140, 120, 110], 18);
  });

  test("what is transparent becomes white, not black", async () => {
    const clear = await sharp({ create: { width: 160, height: 100, channels: 4, background: "#0000" } })
      .png()
      .toBuffer();
    expectColour(await middle(file(await makePhotograph(clear), "-160.avif")), [255, 255, 255]);
  });
});
