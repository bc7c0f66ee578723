import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { makeMedia } from "@/tools/assets/make-media";
import { folderWith } from "../folder";
import { drawing, plain } from "./photographs";

/* What is published of the pictures and films that the data names. */

const PHOTOGRAPH = "economia/lonja.jpg";
const DRAWING = "economia/dibujo.svg";
const uses = { pictures: [{ name: PHOTOGRAPH, focus: { x: 20, y: 80 } }, { name: DRAWING }], films: ["cine"] };

let root: string;
beforeEach(async () => {
  root = await folderWith({
    // As small as a story's picture may be, and of one colour: grain is slow to encode.
    [`data/pictures/${PHOTOGRAPH}`]: await plain(640, 400, "#a87858").jpeg().toBuffer(),
    [`data/pictures/${DRAWING}`]: drawing(480, 300),
    "data/videos/cine.av1.mp4": "....moov..av1C",
    "data/videos/cine.mp4": "....moov..avcC",
  });
});

const published = async () => (await readdir(path.join(root, "public/media"), { recursive: true })).sort();

test("pictures and films lie under names made from what they are, and a second build makes none again", async () => {
  expect(await makeMedia(root, uses)).toEqual({ made: 2, cached: 0 });
  const first = await published();
  expect(first).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^economia\/lonja\.[0-9a-f]{8}-640\.avif$/),
      expect.stringMatching(/^economia\/lonja\.[0-9a-f]{8}-76\.webp$/),
      expect.stringMatching(/^economia\/lonja\.[0-9a-f]{8}\.jpg$/),
      expect.stringMatching(/^economia\/dibujo\.[0-9a-f]{8}\.svg$/),
      expect.stringMatching(/^video\/cine\.[0-9a-f]{8}\.mp4$/),
      expect.stringMatching(/^video\/cine\.[0-9a-f]{8}\.av1\.mp4$/),
    ]),
  );
  expect(await makeMedia(root, uses)).toEqual({ made: 0, cached: 2 });
  expect(await published()).toEqual(first);
  expect(await readdir(path.join(root, ".cache"))).toEqual(["assets"]);
});

test("a photograph's colour stands in its place while it loads, and what matters in it stays in view", async () => {
  await makeMedia(root, uses);
  const [, id = ""] =
    /"id": "([0-9a-f]{8})"/.exec(await readFile(path.join(root, ".generated/pictures.ts"), "utf8")) ?? [];
  // As near as the codec and the steps of colour let it.
  expect(await readFile(path.join(root, ".generated/pictures.css"), "utf8")).toMatch(
    new RegExp(
      `^\\[data-picture="${id}"\\]\\{background-color:#a[0-9a-f]7[0-9a-f]5[0-9a-f];color:--theme\\(--color-ink inline\\);object-position:20% 80%\\}\n$`,
    ),
  );
});

test("what was kept of a picture and is something else by now is not taken for it", async () => {
  await makeMedia(root, uses);
  const cache = path.join(root, ".cache/assets");
  const [info = ""] = (await readdir(cache, { recursive: true })).filter((file) => file.endsWith("info.json"));
  await writeFile(path.join(cache, info), '{"endings":[".svg"]}');
  await expect(makeMedia(root, uses)).rejects.toThrow(`${info} no es lo que dejó una construcción anterior`);
});

test("where something cannot be made, what was there before stays whole", async () => {
  await makeMedia(root, uses);
  const before = await published();
  await rm(path.join(root, "data/videos/cine.mp4"));
  await expect(makeMedia(root, { ...uses, pictures: [] })).rejects.toThrow("no existe");
  expect(await published()).toEqual(before);
  expect(await readdir(path.join(root, ".cache"))).toEqual(["assets"]);
});

test("where what was there cannot be moved, that is said, and it stays whole", async () => {
  await makeMedia(root, uses);
  const before = await published();
  const old = path.join(root, `.cache/media-${process.pid}.old`);
  await writeFile(old, "no folder");
  await expect(makeMedia(root, uses)).rejects.toMatchObject({ code: "ENOTDIR", dest: old });
  expect(await published()).toEqual(before);
});

test("where two records show one picture, the first says what must stay in view of it", async () => {
  const twice = [uses.pictures[0], { name: PHOTOGRAPH, focus: { x: 5, y: 5 } }].flatMap((use) => use ?? []);
  await makeMedia(root, { ...uses, pictures: twice });
  const rules = await readFile(path.join(root, ".generated/pictures.css"), "utf8");
  expect(rules.match(/object-position:[^}]*/g)).toEqual(["object-position:20% 80%"]);
});

test("below a sub-path, the picture in a failed one's place is there too", async () => {
  jest.resetModules();
  jest.doMock("@/lib/paths", () => ({ basePath: "/diario", href: (place: string) => `/diario${place}` }));
  const { makeMedia: makeBelow } = await import("@/tools/assets/make-media");
  await makeBelow(root, { ...uses, pictures: [{ name: DRAWING, failing: ".portada img" }] });
  const [, src = ""] =
    /url\("([^"]*)"\)/.exec(await readFile(path.join(root, ".generated/pictures.css"), "utf8")) ?? [];
  expect(src).toMatch(/^\/diario\/media\/economia\/dibujo\./);
  expect(await published()).toContain(src.replace("/diario/media/", ""));
});
