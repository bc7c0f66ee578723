/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { pictureFindings } from "@/data/check/pictures";
import { posterFindings } from "@/data/check/posters";
import { compositions } from "@/lib/share";
import { newspaper } from "@/data/newspaper";
import { economia, fieldsIn, said, story } from "./records";

/* What records name on the disk, and what their pages are shared with. */

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "check-files-"));
  await mkdir(path.join(root, "data/pictures/economia"), { recursive: true });
  await mkdir(path.join(root, "data/videos"), { recursive: true });
  const photograph = (width: number) =>
    sharp({ create: { width, height: Math.round(width / 1.6), channels: 3, background: "#387" } })
      .jpeg()
      .toBuffer();
  const files: Readonly<Record<string, string | Buffer>> = {
    "pictures/economia/muelle.jpg": await photograph(800),
    "pictures/economia/sello.jpg": await photograph(400),
    "pictures/economia/grua.jpeg": await photograph(800),
    "pictures/economia/Faro.JPG": await photograph(800),
    "pictures/economia/roto.jpg": "no es una foto",
    "pictures/economia/ancho.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><path d="M0 0h9v9z"/></svg>',
    "pictures/economia/alto.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 480"><path d="M0 0h9v9z"/></svg>',
    "pictures/economia/vivo.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><script>1</script></svg>',
    "videos/puerto.av1.mp4": "…",
  };
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(root, "data", file), content);
});

afterAll(() => rm(root, { recursive: true }));

const IMAGE = "data/economia.ts: news[0].image: data/pictures/economia";

test.each([
  ["muelle.jpg", []],
  ["ancho.svg", []],
  ["se-fue.jpg", [`error ${IMAGE}/se-fue.jpg no existe`]],
  [
    "grua.jpg",
    [`error ${IMAGE}/grua.jpg no existe, pero sí «economia/grua.jpeg»: el campo y el archivo deben llamarse igual`],
  ],
  [
    "faro.jpg",
    [`error ${IMAGE}/faro.jpg no existe, pero sí «economia/Faro.JPG»: el campo y el archivo deben llamarse igual`],
  ],
  [
    "sello.jpg",
    [
      `error ${IMAGE}/sello.jpg mide 400 px de ancho, se esperaban al menos 640 px para una imagen que se muestra a 8:5`,
    ],
  ],
  ["vivo.svg", [`error ${IMAGE}/vivo.svg tiene un <script>, se esperaba un dibujo que no ejecute nada`]],
  ["alto.svg", [`aviso ${IMAGE}/alto.svg mide 300 × 480 y sale recortado a 8:5`]],
])("%s over a story", async (name, expected) => {
  expect(said(await pictureFindings(root, economia(story({ image: `economia/${name}` }))))).toEqual(expected);
});

test("a broken photograph, a film of which one file is missing, and a name that is none", async () => {
  expect(said(await pictureFindings(root, economia(story({ image: "economia/roto.jpg" }))))).toEqual([
    expect.stringMatching(/roto\.jpg no se puede leer \(.+\), se esperaba un JPEG, PNG, WebP o AVIF entero$/),
  ]);
  expect(said(await pictureFindings(root, fieldsIn({ home: { film: { video: "puerto" } } })))).toEqual([
    "error data/home.ts: film.video: data/videos/puerto.mp4 no existe",
  ]);
  // The schema has said so already.
  expect(await pictureFindings(root, economia(story({ image: "Foto.JPG" })))).toEqual([]);
});

const shared = (title: string) =>
  compositions.map((poster) => ({ poster, section: "Economía", where: `data/${poster}.ts: lead`, title }));

test("the longest headline that a record may have fits the picture of every page", async () => {
  const words = "La comarca estudia prorrogar extraordinariamente las subvenciones ".repeat(3).slice(0, 160).trim();
  expect(await posterFindings(process.cwd(), newspaper, shared(words))).toEqual([]);
});

test("one with a word that is too wide says how much of it would fit", async () => {
  const findings = said(await posterFindings(process.cwd(), newspaper, shared(`La ${"m".repeat(45)} sube`)));
  expect(findings[0]).toMatch(
    /^error data\/arch\.ts: lead\.title: no cabe en la imagen con que se comparte la página: «m{45}» es una palabra demasiado larga: caben \d\d letras seguidas$/,
  );
});

test("a mark that cannot be drawn is said of the newspaper", async () => {
  expect(said(await posterFindings(process.cwd(), { ...newspaper, mark: "no-esta.svg" }, []))).toEqual([
    expect.stringMatching(/^error data\/newspaper\.ts: mark: data\/pictures\/no-esta\.svg/),
  ]);
});
