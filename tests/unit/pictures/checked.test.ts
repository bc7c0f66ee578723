import { crc32 } from "node:zlib";
import sharp from "sharp";
import { fileFindings } from "@/tools/assets/check/pictures";
import { filesNamedIn } from "@/schema/named-files";
import { homeSchema } from "@/schema/home";
import { newspaperSchema } from "@/schema/newspaper";
import { definitions } from "@/schema/sections";
import { said } from "../data/check/samples";
import { folderWith } from "../folder";
import { drawing, originXmp, photograph, plain, samsungs, spoilt, XMP } from "./photographs";

/* What an editor is told of the pictures and films that records name, as they lie on the disk. */

/** What looks like a decompression bomb to who reads no more than its header: width, height, checksum. */
async function bomb(side = 20_000): Promise<Buffer> {
  const png = await plain(8, 8, "#fff").png().toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const clear = { create: { width: 800, height: 500, channels: 4, background: "#0000" } } as const;

let root: string;
beforeAll(async () => {
  const whole = await photograph(800, 500).jpeg().toBuffer();
  const seed = await photograph(800, 500).png().toBuffer();
  root = await folderWith({
    "data/pictures/a/buena.jpg": whole,
    "data/pictures/a/vertical.jpg": await photograph(700, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    "data/pictures/a/samsung.jpg": await samsungs(photograph(800, 500)),
    "data/pictures/a/medio-samsung.jpg": (await samsungs(photograph(800, 500))).subarray(0, whole.length / 2),
    "data/pictures/a/windows.jfif": whole,
    "data/pictures/a/._buena.jpg": "",
    "data/pictures/publicidad/barco.jpg": whole,
    "data/pictures/a/banner.svg": drawing(480, 300),
    "data/pictures/a/bannerets.jpg": whole,
    "data/pictures/a/ia.jpg": await photograph(800, 500)
      .withXmp(originXmp("trainedAlgorithmicMedia"))
      .jpeg()
      .toBuffer(),
    "data/pictures/a/ia-rota.jpg": spoilt(
      await photograph(800, 500).withXmp(originXmp("trainedAlgorithmicMedia")).jpeg().toBuffer(),
      "</rdf:RDF>",
      "<rdf:RDF>>",
    ),
    "data/pictures/a/camara.jpg": await photograph(800, 500).withXmp(originXmp("digitalCapture")).jpeg().toBuffer(),
    "data/pictures/a/firma.jpg": await photograph(800, 500)
      .withExif({ IFD0: { Artist: "Ana de Gil" } })
      .jpeg()
      .toBuffer(),
    "data/pictures/a/firma.png": await photograph(800, 500).withXmp(XMP).png().toBuffer(),
    "data/pictures/a/cara.png": await plain(400, 400, "#888").png().toBuffer(),
    "data/pictures/a/negra.jpg": await plain(800, 500, "#000").jpeg().toBuffer(),
    "data/pictures/a/blanca.jpg": await plain(800, 500, "#fff").jpeg().toBuffer(),
    "data/pictures/a/niebla.jpg": await plain(800, 500, "#f0f2f4").jpeg().toBuffer(),
    "data/pictures/a/noche.jpg": await plain(800, 500, "#0c0c0e").jpeg().toBuffer(),
    "data/pictures/a/transparente.png": await sharp(clear).png().toBuffer(),
    "data/pictures/a/media.jpg": whole.subarray(0, whole.length / 2),
    "data/pictures/a/media.png": seed.subarray(0, seed.length / 2),
    "data/pictures/a/vacia.jpg": "",
    "data/pictures/a/carpeta.jpg/foto.jpg": whole,
    "data/pictures/a/texto.jpg": "no soy una foto",
    "data/pictures/a/movil.jpg": Buffer.from("\0\0\0\u0018ftypheic roto", "latin1"),
    "data/pictures/a/tif.jpg": await plain(800, 500, "#888").tiff().toBuffer(),
    "data/pictures/a/dibujo.png": drawing(480, 300),
    "data/pictures/a/bomba.png": await bomb(),
    // As large, as wide and as heavy as a photograph may be.
    "data/pictures/a/enorme.png": await bomb(10_000),
    "data/pictures/a/justa.jpg": await photograph(640, 400).jpeg().toBuffer(),
    "data/pictures/a/estrecha.jpg": await photograph(639, 400).jpeg().toBuffer(),
    "data/pictures/a/plomo.jpg": Buffer.alloc(40_000_000),
    "data/pictures/a/peso.jpg": Buffer.alloc(41_500_000),
    "data/pictures/a/Faro.JPG": whole,
    "data/pictures/a/playa.HEIC": whole,
    "data/pictures/a/ancho.svg": drawing(480, 300),
    "data/pictures/a/alto.svg": drawing(300, 480),
    "data/pictures/a/entre.svg": drawing(400, 300),
    "data/pictures/a/corto.svg": drawing(400, 320),
    "data/pictures/a/cuadrado.svg": drawing(509, 500),
    "data/pictures/a/torcido.svg": drawing(512, 500),
    "data/pictures/a/hueco.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><defs/></svg>',
    "data/pictures/a/roto.svg": "<svg><g></svg>",
    "data/pictures/a/vivo.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><script>1</script></svg>',
    "data/videos/puerto.av1.mp4": "....moov..vpcC",
    "data/videos/cola.av1.mp4": `${".".repeat(16_384)}moov..av1C`,
    "data/videos/travesia.mp4": "....moov..avcC",
  });
});

const story = (image: string, credit?: string) =>
  filesNamedIn("data/economia.ts", definitions.economia.schema, { news: [{ image, credit }] });

test.each([
  "buena.jpg",
  "justa.jpg",
  "noche.jpg",
  "niebla.jpg",
  "ancho.svg",
  "entre.svg",
  "samsung.jpg",
  "windows.jfif",
  "bannerets.jpg",
  "camara.jpg",
])("%s over a story is good", async (name) => {
  expect(said(await fileFindings(root, story(`a/${name}`)))).toEqual([]);
});

test.each([
  ["negra.jpg", "es negra de lado a lado: comprueba que es la foto que querías"],
  ["blanca.jpg", "es blanca de lado a lado: comprueba que es la foto que querías"],
  ["transparente.png", "es transparente de lado a lado: no se vería nada"],
  ["hueco.svg", "es un dibujo vacío: no pinta nada"],
  ["media.jpg", "está cortada o rota: le falta una parte del archivo; vuelve a copiarla o a exportarla"],
  ["medio-samsung.jpg", "está cortada o rota: le falta una parte del archivo; vuelve a copiarla o a exportarla"],
  ["media.png", "está cortada o rota: le falta una parte del archivo; vuelve a copiarla o a exportarla"],
  ["vacia.jpg", "está vacío"],
  ["carpeta.jpg", "es una carpeta, se esperaba un archivo"],
  ["texto.jpg", "no se puede leer como imagen, se esperaba un JPEG, PNG, WebP o AVIF"],
  ["movil.jpg", "por dentro es HEIC, que los navegadores no muestran: expórtala como JPEG"],
  ["tif.jpg", "por dentro es tiff, se esperaba un JPEG, PNG, WebP o AVIF"],
  ["dibujo.png", "por dentro es svg, se esperaba un JPEG, PNG, WebP o AVIF"],
  ["bomba.png", "tiene 400 megapíxeles (20000 × 20000), se esperaban 100 como mucho"],
  ["enorme.png", "está cortada o rota: le falta una parte del archivo; vuelve a copiarla o a exportarla"],
  ["plomo.jpg", "no se puede leer como imagen, se esperaba un JPEG, PNG, WebP o AVIF"],
  ["estrecha.jpg", "mide 639 px de ancho, se esperaban al menos 640 px para una imagen que se muestra a 8:5"],
  ["peso.jpg", "pesa 42 MB, se esperaban 40 MB como mucho"],
  ["cara.png", "mide 400 px de ancho, se esperaban al menos 640 px para una imagen que se muestra a 8:5"],
  ["vertical.jpg", "mide 500 px de ancho, se esperaban al menos 640 px para una imagen que se muestra a 8:5"],
  ["faro.jpg", "no existe, pero sí «a/Faro.JPG»: el campo y el archivo deben llamarse igual"],
  ["playa.jpg", "no existe, pero sí «a/playa.HEIC»: los navegadores no muestran ese formato, expórtala como JPEG"],
  ["buenas.jpg", "no existe; ¿querías decir «a/buena.jpg»?"],
  ["vivo.svg", "tiene un <script>, se esperaba un dibujo que no ejecute nada"],
])("%s over a story is refused", async (name, says) => {
  expect(said(await fileFindings(root, story(`a/${name}`)))).toEqual([
    `error data/economia.ts: news[0].image: data/pictures/a/${name} ${says}`,
  ]);
});

test.each([
  ["firma.jpg", "Luz de Rey", "es de «Ana de Gil», según el archivo, y credit dice «Luz de Rey»"],
  ["firma.png", undefined, "es de «Ana Muñoz, Agencia Norte & Sur», según el archivo: dilo en credit"],
  ["firma.png", "Luz Rey", "es de «Ana Muñoz, Agencia Norte & Sur», según el archivo, y credit dice «Luz Rey»"],
])("%s credited to %s is warned of", async (name, credit, says) => {
  expect(said(await fileFindings(root, story(`a/${name}`, credit)))).toEqual([
    `aviso data/economia.ts: news[0].image: data/pictures/a/${name} ${says}`,
  ]);
  expect(await fileFindings(root, story(`a/${name}`, "A. Gil / Norte"))).toEqual([]);
});

test("a picture that AI has made is warned of until its credit says so", async () => {
  const says = "está hecha con inteligencia artificial, según el archivo: dilo en credit";
  for (const credit of [undefined, "Luz Rey"])
    expect(said(await fileFindings(root, story("a/ia.jpg", credit)))).toEqual([
      expect.stringContaining(`aviso data/economia.ts: news[0].image: data/pictures/a/ia.jpg ${says}`),
    ]);
  expect(await fileFindings(root, story("a/ia.jpg", "Imagen generada con IA"))).toEqual([]);
});

test("of what is written in a photograph and cannot be read one is warned, whatever its credit says", async () => {
  for (const credit of [undefined, "Luz Rey"])
    expect(said(await fileFindings(root, story("a/ia-rota.jpg", credit)))).toEqual([
      expect.stringContaining(
        "aviso data/economia.ts: news[0].image: data/pictures/a/ia-rota.jpg lleva dentro datos XMP que no se pueden leer",
      ),
    ]);
});

test("a telephone's picture is told as what it is, whichever of its brands the file begins with", async () => {
  const brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];
  const taken = await folderWith(
    Object.fromEntries(
      brands.map((brand) => [`data/pictures/a/${brand}.jpg`, Buffer.from(`\0\0\0\u0018ftyp${brand} roto`, "latin1")]),
    ),
  );
  for (const brand of brands)
    expect(said(await fileFindings(taken, story(`a/${brand}.jpg`)))).toEqual([
      expect.stringContaining(`data/pictures/a/${brand}.jpg por dentro es HEIC`),
    ]);
});

test.each([
  ["publicidad/barco.jpg", "publicidad"],
  ["a/banner.svg", "banner"],
])("of %s, which readers with a blocker would not see, one is warned", async (name, part) => {
  expect(said(await fileFindings(root, story(name)))).toEqual([
    `aviso data/economia.ts: news[0].image: data/pictures/${name}: los bloqueadores de anuncios no dejan ver lo que se llama «${part}»: cámbiale el nombre`,
  ]);
});

test("a drawing that is none is refused, one that will be cut is warned of", async () => {
  expect(said(await fileFindings(root, story("a/roto.svg")))).toEqual([
    expect.stringMatching(/^error .+roto\.svg no se puede leer como SVG \(/),
  ]);
  for (const [name, measures] of [
    ["alto", "300 × 480"],
    ["corto", "400 × 320"],
  ] as const)
    expect(said(await fileFindings(root, story(`a/${name}.svg`)))).toEqual([
      `aviso data/economia.ts: news[0].image: data/pictures/a/${name}.svg mide ${measures} y sale recortado a 8:5`,
    ]);
});

test("each place asks for its own shape: a portrait may be smaller, the newspaper's mark must be square", async () => {
  const face = filesNamedIn("data/opinion.ts", definitions.opinion.schema, { columnists: [{ image: "a/cara.png" }] });
  expect(said(await fileFindings(root, face))).toEqual([]);
  const mark = (name: string) => filesNamedIn("data/newspaper.ts", newspaperSchema, { mark: `a/${name}.svg` });
  expect(said(await fileFindings(root, mark("cuadrado")))).toEqual([]);
  expect(said(await fileFindings(root, mark("torcido")))).toEqual([
    "error data/newspaper.ts: mark: data/pictures/a/torcido.svg mide 512 × 500, se esperaba un cuadrado",
  ]);
});

test("another shape of a picture must be of the proportions that it is called by", async () => {
  const news = [{ image: "a/ancho.svg", shapes: { wide: "a/alto.svg", tall: "a/alto.svg" } }];
  expect(
    said(await fileFindings(root, filesNamedIn("data/economia.ts", definitions.economia.schema, { news }))),
  ).toEqual([
    "aviso data/economia.ts: news[0].shapes.wide: data/pictures/a/alto.svg mide 300 × 480 y sale recortado a 2:1",
  ]);
});

test("a film's two files must be there, of the codecs that their addresses promise", async () => {
  const film = async (video: string) =>
    said(await fileFindings(root, filesNamedIn("data/home.ts", homeSchema, { film: { video } })));
  expect(await film("puerto")).toEqual([
    "error data/home.ts: film.video: data/videos/puerto.av1.mp4 es otra cosa, se esperaba AV1 en MP4, con el índice al principio",
    "error data/home.ts: film.video: data/videos/puerto.mp4 no existe",
  ]);
  expect((await film("cola"))[0]).toContain("cola.av1.mp4 es otra cosa");
  // The one that is there is not the other, by a name that is nearly right.
  expect(await film("travesia")).toEqual(["error data/home.ts: film.video: data/videos/travesia.av1.mp4 no existe"]);
});

test("a name that the schema refuses has been spoken of, and is not looked for", () => {
  expect(story("Foto.JPG")).toEqual([]);
});
