import sharp from "sharp";
import { makePhotograph, type MadePhotograph } from "@/tools/assets/pictures/photograph";
import { originOf, toldBy } from "@/tools/assets/pictures/rights";
import { originXmp, photograph, plain, samsungs, spoilt, XMP } from "./photographs";

/* What readers get of a photograph that a camera has left. */

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

/** As a telephone writes where it was. */
const EXIF = {
  IFD0: { Artist: "Otra", Copyright: "2026 Norte", Model: "X100" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "43/1 32/1 0/1" },
};

test.each(["jpeg", "webp", "avif", "png"] as const)(
  "who made a %s and whose it is go out with what is wide enough to be taken; camera, place and the rest do not",
  async (format) => {
    const original = await photograph(700, 100).withExif(EXIF).withXmp(XMP)[format]().toBuffer();
    const made = await makePhotograph(original);
    for (const [ending, content] of made.files) {
      const { exif, xmp, iptc, icc, width } = await sharp(content).metadata();
      expect({ exif, iptc, icc }).toEqual({ exif: undefined, iptc: undefined, icc: undefined });
      const told = xmp
        ?.toString()
        .replace(/<[^>]*>/g, "|")
        .split(/\|+/)
        .filter((text) => text.trim());
      expect([ending, told]).toEqual([
        ending,
        width < 640 ? undefined : ["Ana Muñoz", "Agencia Norte &amp; Sur", "2026 Norte"],
      ]);
    }
    expect(made.files.size).toBeGreaterThan(4);
  },
);

test("what made a picture is told in every file of it, however narrow", async () => {
  const original = await photograph(700, 100).withXmp(originXmp("trainedAlgorithmicMedia")).jpeg().toBuffer();
  const { files } = await makePhotograph(original);
  for (const [ending, content] of files) {
    const { xmp } = await sharp(content).metadata();
    expect([ending, xmp?.toString()]).toEqual([
      ending,
      expect.stringContaining("http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"),
    ]);
  }
  expect(files.size).toBeGreaterThan(4);
});

test.each([
  ["trainedAlgorithmicMedia", true],
  ["compositeWithTrainedAlgorithmicMedia", true],
  ["compositeSynthetic", true],
  ["digitalCapture", false],
  ["algorithmicMedia", false],
  ["composite", false],
])("that AI had a part in %s is told to be %s", async (origin, byMachine) => {
  const original = await photograph(64, 40).withXmp(originXmp(origin)).jpeg().toBuffer();
  expect(await toldBy(original)).toMatchObject({ byMachine });
});

test.each([
  ["xmp", "creator"],
  ["iptc", "By-line"],
  ["exif", "Artist"],
  ["iptc", "Credit"],
  ["xmp", "rights"],
  ["iptc", "Copyright Notice"],
  ["exif", "Copyright"],
  ["pngText", "Copyright"],
])("whoever a file names in its %s as its %s is told", async (standard, name) => {
  jest.resetModules();
  jest.doMock("exifreader", () => ({
    load: () => Promise.resolve({ [standard]: { [name]: { description: "Ana Gil" } } }),
  }));
  const { toldBy: toldOf } = await import("@/tools/assets/pictures/rights");
  expect((await toldOf(await photograph(64, 40).jpeg().toBuffer())).owners).toBe("Ana Gil");
  jest.dontMock("exifreader");
});

test.each(["jpeg", "webp", "avif", "png"] as const)(
  "what can be read of a %s is not told to be unread",
  async (format) => {
    for (const original of [photograph(64, 40), photograph(64, 40).withExif(EXIF).withXmp(XMP).withIccProfile("p3")])
      expect((await toldBy(await original[format]().toBuffer())).unread).toBe("");
  },
);

test.each(["jpeg", "webp", "avif"] as const)(
  "what is broken in a %s is told, and what is not is read",
  async (format) => {
    const original = await photograph(64, 40)
      .withExif(EXIF)
      .withXmp(originXmp("compositeSynthetic"))
      [format]()
      .toBuffer();
    const noXmp = spoilt(original, "</rdf:RDF>", "<rdf:RDF>>");
    expect(await toldBy(noXmp)).toEqual({ owners: "Otra, 2026 Norte", byMachine: false, unread: "XMP" });
    const noExif = spoilt(original, "II*\0", "XX");
    expect(await toldBy(noExif)).toEqual({ owners: "", byMachine: true, unread: "EXIF" });
    expect(await toldBy(spoilt(noXmp, "II*\0", "XX"))).toMatchObject({ unread: "EXIF y XMP" });
  },
);

test("a file that sharp knows and exifreader does not is told to be unread", async () => {
  const original = await photograph(64, 40).withExif(EXIF).avif().toBuffer();
  expect(await toldBy(spoilt(original, "avif", "msf1"))).toMatchObject({ owners: "", unread: "EXIF" });
});

test("what made a picture is known by its address at IPTC, with a slash behind it too", async () => {
  const original = await photograph(200, 100).withXmp(originXmp("trainedAlgorithmicMedia/")).jpeg().toBuffer();
  expect(await originOf(original)).toBe("http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia");
});

test("a JPEG as Samsung's telephones write it is decoded as browsers do", async () => {
  const { data } = await sharp(file(await makePhotograph(await samsungs(photograph(460, 288))), ".jpg"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const expected = await photograph(460, 288).raw().toBuffer();
  const off = data.reduce((sum, value, index) => sum + Math.abs(value - (expected[index] ?? NaN)), 0) / data.length;
  expect(off).toBeLessThan(3);
});

test("a photograph that names nobody goes out without a word", async () => {
  const original = photograph(700, 100).withExif({ IFD3: EXIF.IFD3 }).jpeg();
  for (const content of (await makePhotograph(await original.toBuffer())).files.values()) {
    const { exif, xmp } = await sharp(content).metadata();
    expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
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
