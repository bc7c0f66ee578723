/** @jest-environment node */
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { crc32 } from "node:zlib";
import { makeMedia } from "@/assets/media";
import { photograph, plain, projectWith } from "./photographs";

jest.setTimeout(60_000);

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><path d="M0 0h480v300H0z"/></svg>';
const record = "data/economia.ts: news[2].image";
const use = (name: string, by = record) => ({ record: by, name });
const pictures = (...uses: { record: string; name: string }[]) => ({ pictures: uses, films: [] });

/** Every file below a folder, with its content. */
async function contents(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return (await stat(file)).isFile() ? [[name, await readFile(file, "base64")] as const] : [];
    }),
  );
  return Object.fromEntries(files.flat());
}

const roots: string[] = [];
async function project(files: Readonly<Record<string, Buffer | string>>): Promise<string> {
  const root = await projectWith(files);
  roots.push(root);
  return root;
}
afterEach(async () => {
  for (const root of roots.splice(0)) await rm(root, { recursive: true });
});

/** The lines an editor is shown. */
async function problems(root: string, uses: Parameters<typeof makeMedia>[1]): Promise<string[]> {
  return makeMedia(root, uses).then(
    () => [],
    (error: unknown) => (error instanceof Error ? error.message.split("\n") : [String(error)]),
  );
}

/** As small as a story's picture may be, and of one colour: what is on it does not matter here, and grain is slow to encode. */
const small = (): Promise<Buffer> => plain(640, 400, "#888").jpeg().toBuffer();

describe("pictures are laid out under names made from what they are", () => {
  test("a second build does no image work and lays out the same files", async () => {
    const root = await project({
      "pictures/economia/lonja.jpg": await small(),
      "pictures/economia/dibujo.svg": DRAWING,
    });
    const uses = pictures(
      use("economia/lonja.jpg"),
      use("economia/dibujo.svg"),
      use("economia/lonja.jpg", "data/home.ts: events[0].image"),
    );
    expect(await makeMedia(root, uses)).toEqual({ made: 2, cached: 0 });
    const first = await contents(path.join(root, "public/media"));
    expect(await makeMedia(root, uses)).toEqual({ made: 0, cached: 2 });
    expect(await contents(path.join(root, "public/media"))).toEqual(first);
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^economia\/lonja\.[0-9a-f]{8}-640\.avif$/),
        expect.stringMatching(/^economia\/lonja\.[0-9a-f]{8}-76\.webp$/),
        expect.stringMatching(/^economia\/lonja\.[0-9a-f]{8}\.jpg$/),
        expect.stringMatching(/^economia\/dibujo\.[0-9a-f]{8}\.svg$/),
      ]),
    );
    expect(await readdir(path.join(root, ".cache"))).toEqual(["pictures"]);
  });

  test("a changed picture gets a new name, and the old one goes", async () => {
    const root = await project({ "pictures/economia/dibujo.svg": DRAWING });
    await makeMedia(root, pictures(use("economia/dibujo.svg")));
    const [before] = Object.keys(await contents(path.join(root, "public/media")));
    await writeFile(path.join(root, "data/pictures/economia/dibujo.svg"), DRAWING.replace("480v", "479v"));
    expect(await makeMedia(root, pictures(use("economia/dibujo.svg")))).toEqual({ made: 1, cached: 0 });
    const after = Object.keys(await contents(path.join(root, "public/media")));
    expect(after).toHaveLength(1);
    expect(after).not.toContain(before);
  });

  test("the pages' list and the stylesheet know each photograph", async () => {
    const root = await project({ "pictures/economia/lonja.jpg": await small() });
    await makeMedia(root, pictures(use("economia/lonja.jpg")));
    const list = await readFile(path.join(root, ".generated/pictures.ts"), "utf8");
    const [, id] = /"id": "([0-9a-f]{8})"/.exec(list) ?? [];
    expect(list).toContain('"economia/lonja.jpg"');
    expect(await readFile(path.join(root, ".generated/pictures.css"), "utf8")).toMatch(
      new RegExp(`^\\[data-picture="${String(id)}"\\]\\{background-color:#[0-9a-f]{6};color:#[0-9a-f]{6}\\}\n$`),
    );
  });

  test("half an entry in the cache is made anew", async () => {
    const root = await project({ "pictures/economia/dibujo.svg": DRAWING });
    await makeMedia(root, pictures(use("economia/dibujo.svg")));
    const [entry = ""] = await readdir(path.join(root, ".cache/pictures"));
    await rm(path.join(root, ".cache/pictures", entry, "info.json"));
    expect(await makeMedia(root, pictures(use("economia/dibujo.svg")))).toEqual({ made: 1, cached: 0 });
  });
});

describe("a picture that cannot be used stops with one line that names its record", () => {
  test.each<[string, string, () => Promise<Buffer | string | undefined>, string]>([
    ["missing", "economia/nada.jpg", () => Promise.resolve(undefined), "no existe"],
    ["empty", "economia/vacia.jpg", () => Promise.resolve(""), "está vacío"],
    [
      "too small",
      "economia/sello.jpg",
      () => plain(480, 300, "#888").jpeg().toBuffer(),
      "mide 480 px de ancho, se esperaban al menos 640 px para una imagen que se muestra a 8:5",
    ],
    [
      "another format",
      "economia/tif.jpg",
      () => plain(64, 40, "#888").tiff().toBuffer(),
      "por dentro es tiff, se esperaba un JPEG, PNG, WebP o AVIF entero",
    ],
    [
      "a drawing in disguise",
      "economia/svg.png",
      () => Promise.resolve(DRAWING),
      "por dentro es svg, se esperaba un JPEG, PNG, WebP o AVIF entero",
    ],
    ["not an SVG", "economia/roto.svg", () => Promise.resolve("<svg><g></svg>"), "no se puede leer como SVG ("],
    [
      "without a viewBox",
      "economia/sin.svg",
      () => Promise.resolve('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'le falta un viewBox como viewBox="0 0 480 300"',
    ],
  ])("%s", async (_, name, content, message) => {
    const file = await content();
    const root = await project(file === undefined ? {} : { [`pictures/${name}`]: file });
    const lines = await problems(root, pictures(use(name)));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${record}: data/pictures/${name}: `);
    expect(lines[0]).toContain(message);
  });

  test("corrupt: no photograph at all, and one cut off half-way", async () => {
    const whole = await photograph(640, 400).jpeg().toBuffer();
    const root = await project({
      "pictures/a/texto.jpg": "no soy una foto",
      "pictures/a/media.jpg": whole.subarray(0, whole.length / 2),
    });
    const lines = await problems(root, pictures(use("a/texto.jpg"), use("a/media.jpg")));
    expect(lines).toHaveLength(2);
    for (const line of lines)
      expect(line).toMatch(
        /^data\/economia\.ts: news\[2\]\.image: data\/pictures\/a\/\w+\.jpg: no se puede leer \(.+\), se esperaba un JPEG, PNG, WebP o AVIF entero$/,
      );
  });

  test("absurdly large: in megapixels, without decoding it", async () => {
    // What a decompression bomb looks like to who reads no more than its header: width, height, checksum.
    const bomb = await plain(8, 8, "#fff").png().toBuffer();
    bomb.writeUInt32BE(12_000, 16);
    bomb.writeUInt32BE(12_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    const root = await project({ "pictures/a/bomba.png": bomb });
    expect(await problems(root, pictures(use("a/bomba.png")))).toEqual([
      `${record}: data/pictures/a/bomba.png: tiene 144 megapíxeles (12000 × 12000), se esperaban 100 como mucho`,
    ]);
  });

  test("absurdly large: in bytes, without reading it", async () => {
    const root = await project({ "pictures/a/peso.jpg": Buffer.alloc(41_500_000) });
    expect(await problems(root, pictures(use("a/peso.jpg")))).toEqual([
      `${record}: data/pictures/a/peso.jpg: pesa 42 MB, se esperaban 40 MB como mucho`,
    ]);
  });

  test("a portrait may be smaller than a story's picture, and a file used for both must do for both", async () => {
    const root = await project({ "pictures/a/cara.jpg": await plain(400, 400, "#888").jpeg().toBuffer() });
    const portrait = use("a/cara.jpg", "data/opinion.ts: columnists[0].image");
    expect(await problems(root, pictures(portrait))).toEqual([]);
    expect(await problems(root, pictures(portrait, use("a/cara.jpg")))).toEqual([
      `${record}: data/pictures/a/cara.jpg: mide 400 px de ancho, se esperaban al menos 640 px para una imagen que se muestra a 8:5`,
    ]);
  });

  test.each([
    ["LONJA.JPG", "no existe, pero sí «a/LONJA.JPG»: el campo y el archivo deben llamarse igual"],
    ["lonja.png", "no existe, pero sí «a/lonja.png»: el campo y el archivo deben llamarse igual"],
    ["lonja.HEIC", "no existe, pero sí «a/lonja.HEIC»: los navegadores no muestran ese formato, expórtala como JPEG"],
    ["lonjas.jpg", "no existe; ¿querías decir «a/lonjas.jpg»?"],
  ])("a name that is not the file's, which is %s", async (name, message) => {
    const root = await project({ [`pictures/a/${name}`]: await small() });
    expect(await problems(root, pictures(use("a/lonja.jpg")))).toEqual([
      `${record}: data/pictures/a/lonja.jpg: ${message}`,
    ]);
  });

  test("all are said at once, and what was there before stays whole", async () => {
    const root = await project({ "pictures/a/dibujo.svg": DRAWING });
    await makeMedia(root, pictures(use("a/dibujo.svg")));
    const before = [await contents(path.join(root, "public")), await contents(path.join(root, ".generated"))];
    await mkdir(path.join(root, "data/pictures/b"));
    await writeFile(path.join(root, "data/pictures/b/bueno.svg"), DRAWING);
    const lines = await problems(root, {
      pictures: [use("b/bueno.svg"), use("a/nada.svg"), use("a/tampoco.png", "data/cultura.ts: films[1].poster")],
      films: [use("cine", "data/home.ts: film.video")],
    });
    expect(lines).toEqual([
      `${record}: data/pictures/a/nada.svg: no existe`,
      "data/cultura.ts: films[1].poster: data/pictures/a/tampoco.png: no existe",
      "data/home.ts: film.video: data/videos/cine.av1.mp4: no existe",
      "data/home.ts: film.video: data/videos/cine.mp4: no existe",
    ]);
    expect([await contents(path.join(root, "public")), await contents(path.join(root, ".generated"))]).toEqual(before);
    expect(await readdir(path.join(root, ".cache"))).toEqual(["pictures"]);
  });
});

describe("films", () => {
  test("are laid out under hashed names", async () => {
    const root = await project({ "videos/cine.av1.mp4": "....moov..av1C", "videos/cine.mp4": "....moov..avcC" });
    await makeMedia(root, { pictures: [], films: [use("cine", "data/home.ts: film.video")] });
    expect(Object.keys(await contents(path.join(root, "public/media"))).sort()).toEqual([
      expect.stringMatching(/^video\/cine\.[0-9a-f]{8}\.mp4$/),
      expect.stringMatching(/^video\/cine\.[0-9a-f]{8}\.av1\.mp4$/),
    ]);
  });

  test("of other codecs than their addresses promise are refused", async () => {
    const root = await project({ "videos/cine.av1.mp4": "....moov..vpcC", "videos/cine.mp4": "....moov..avcC" });
    expect(await problems(root, { pictures: [], films: [use("cine", "data/home.ts: film.video")] })).toEqual([
      "data/home.ts: film.video: data/videos/cine.av1.mp4: es otra cosa, se esperaba AV1 en MP4, con el índice al principio",
    ]);
  });
});
