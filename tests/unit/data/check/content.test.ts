import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "@/tools/assets/check/content";
import { contents } from "@/paper/contents";
import { asCode } from "@/paper/data-file";
import { paper } from "@/paper/paper";
import { folderWith } from "../../folder";
import { said } from "./samples";

/* The whole check, over the newspaper's own content and over folders that are spoilt. */

const ROOT = process.cwd();

/** A newspaper with this newspaper's content, where some files are others, or gone. */
async function newspaperWith(files: Readonly<Record<string, string | Uint8Array | null>>): Promise<string[]> {
  const root = await folderWith({});
  await cp(path.join(ROOT, "data"), path.join(root, "data"), {
    recursive: true,
    filter: (from) =>
      path.relative(path.join(ROOT, "data"), from).split(path.sep).length === 1 && /data$|\.(ts|json|txt)$/.test(from),
  });
  for (const folder of ["data/pictures", "data/videos", "data/paginas", ".cache", "node_modules"])
    await symlink(path.join(ROOT, folder), path.join(root, folder));
  for (const [file, content] of Object.entries(files)) {
    if (content === null) await rm(path.join(root, file), { force: true });
    else await writeFile(path.join(root, file), content);
  }
  return said((await checkContent(root)).findings);
}

/** What is found of the newspaper's own content, asked once. */
const asItIs = checkContent(ROOT);

test("what is published has no error, and the sample nothing that an editor should look at", async () => {
  const { findings } = await asItIs;
  const { sample } = paper.newspaper;
  expect(said(findings.filter(({ level }) => sample || level === "error"))).toEqual([]);
});

test("the guide's own example of a story has neither error nor warning in the place of Economía's first", async () => {
  const [, example = ""] = /```ts\n( +\{[^`]+?\n +\},)\n/.exec(await readFile("docs/publicar.md", "utf8")) ?? [];
  const file = await readFile("data/economia.ts", "utf8");
  const [first = ""] = /(?<=\n {2}news: \[\n)[^]*?\n {4}\},/.exec(file) ?? [];
  // What is this newspaper's and not the guide's: the address, who signs, the picture there is, the day.
  const story = ["id", "author", "image", "time"].reduce((text, field) => {
    const own = new RegExp(`${field}: "[^"]+"`);
    return text.replace(own, own.exec(first)?.[0] ?? "");
  }, example);
  expect(story).toContain("title:");
  const lines = await newspaperWith({ "data/economia.ts": file.replace(first, () => story) });
  const ofTheGuide = /^\w+ data\/economia\.ts:.*: news\[0\](?!\.(id|author|image|time))/;
  expect(lines.filter((line) => ofTheGuide.test(line))).toEqual([]);
});

test("faults of several files are found at once, whatever is wrong with each", async () => {
  const newspaper = await readFile("data/newspaper.ts", "utf8");
  const lines = await newspaperWith({
    "data/newspaper.ts": newspaper.replace(/(?<=mark"?: ")[^"]+/, "nadie.svg"),
    "data/actualidad.ts": null,
    "data/home.ts": "",
    "data/cultura.ts": new Uint8Array(Buffer.from("\ufeffexport {};", "utf16le")),
    "data/deportes.ts": "export const deportes = {\n<<<<<<< HEAD\n};\n",
    "data/politica.ts": asCode("politica", "{\n  title: Política\n}"),
    "data/opinion.ts": asCode(
      "opinion",
      // Of one rule of each kind.
      `{ latest: [{ id: "a", title: "TITULAR AQUÍ", time: "2001-01-01T00:00:00+01:00" },
        { id: "b", title: "Abre el vaporr", excerpt: "El 31 de febrero.", alt: "", time: "${paper.edition.close}" }] }`,
    ),
    "data/tecnologia.ts": "export const tecnologia = {\n  title: 3,2\n};\n",
    "data/economia.ts": `process.exit(0);\n${asCode("economia", "{}")}`,
    "data/nombres.txt": "Ana\n<<<<<<< HEAD\nLuis\n",
  });
  expect(lines).toEqual(
    expect.arrayContaining(
      [
        "error data/actualidad.ts: falta este archivo",
        "mark: data/pictures/nadie.svg no existe",
        "error data/home.ts: está vacío",
        "error data/cultura.ts: no está en UTF-8, sino en UTF-16",
        "error data/deportes.ts:2: quedó una marca de conflicto",
        "error data/nombres.txt:2: quedó una marca de conflicto",
        "error data/politica.ts:4: «Política» no está entre comillas",
        "error data/opinion.ts:3 («TITULAR AQUÍ»): latest[0].title: es el texto de una plantilla",
        "latest[0].time: «2001-01-01T00:00:00+01:00» es",
        "latest[1].title: tiene 3 palabras",
        "latest[1].title: «vaporr» no está en el diccionario",
        "latest[1].excerpt: «31 de febrero» no existe",
        "latest[1].alt: está vacío",
        "error data/economia.ts:1: «process.exit(0);» no es contenido",
        "error data/tecnologia.ts:2: no se puede leer: los decimales van con punto: 3.2",
      ].map((beginning): unknown => expect.stringContaining(beginning)),
    ),
  );
});

test("a headline that Word or a Mac has written is judged as if it had been typed", async () => {
  const file = await readFile("data/economia.ts", "utf8");
  const headlines = [...file.matchAll(/(?<=title"?: ")[^"\\]+ [^"\\]+(?=")/g)].map(([headline]) => headline);
  const typed = headlines.at(-1) ?? "";
  const copied = typed
    .normalize("NFD")
    .replaceAll(" ", "\u00a0")
    .replace(/(?<=\p{L})(?=\p{L}+$)/u, "\u00ad");
  expect(copied).not.toBe(typed);
  const lines = await newspaperWith({ "data/economia.ts": `\ufeff${file.replace(typed, copied)}` });
  expect(lines).toEqual(said((await asItIs).findings));
});

/** A page as a program of the newsroom's might write it; another newspaper's is one already. */
const deportes = (contents.get("data/deportes.ts") ?? contents.get("data/deportes.json")) as object;
const asJson = (content: unknown) =>
  newspaperWith({ "data/deportes.ts": null, "data/deportes.json": JSON.stringify(content, null, 2) });

test("a page that comes from a JSON file is as good as one of code", async () => {
  const { findings } = await asItIs;
  // Only its lines are others.
  const placeless = (lines: readonly string[]) =>
    lines.map((line) => line.replaceAll(/deportes\.\w+:\d+/g, "deportes"));
  expect(placeless(await asJson(deportes))).toEqual(placeless(said(findings)));
});

test("its mistakes are found by the same rules and said in the same words", async () => {
  const page = { ...deportes, title: 7, intro: "Sube a 3.5 puntos" } as unknown;
  const lines = await asJson(page);
  expect(lines.filter((line) => line.startsWith("error"))).toEqual([
    "error data/deportes.json:2: title: 7 no es un texto",
  ]);
  expect(lines.join("\n")).toMatch(
    /^aviso data\/deportes\.json:\d+: intro: los decimales se separan con coma: «Sube a 3\.5/m,
  );
});

/** A folder with all of this newspaper's content, pictures too. */
async function wholeCopy(): Promise<string> {
  const root = await folderWith({});
  await cp(path.join(ROOT, "data"), path.join(root, "data"), { recursive: true });
  for (const folder of [".cache", "node_modules"]) await symlink(path.join(ROOT, folder), path.join(root, folder));
  return root;
}

/** What machines leave in a newspaper's folder, with what in it would be refused if it were content. */
const LITTER = {
  "data/.DS_Store": new Uint8Array([0, 0, 0, 1]),
  "data/._economia.ts": new Uint8Array([0, 5, 22, 7]),
  "data/.economia.ts.swp": "b0VIM 9.1",
  "data/economia.ts~": "export const economia = ",
  "data/Thumbs.db": new Uint8Array([208, 207]),
  "data/desktop.ini": "[.ShellClassInfo]",
};

test("what machines leave among the data files is no content; a link to nowhere and a folder are named", async () => {
  const root = await wholeCopy();
  for (const [file, content] of Object.entries(LITTER)) await writeFile(path.join(root, file), content);
  await symlink("ana@portatil.4711", path.join(root, "data/.#economia.ts"));
  const before = said((await asItIs).findings);
  expect(said((await checkContent(root)).findings)).toEqual(before);

  await symlink("perdido.ts", path.join(root, "data/borrador.ts"));
  await mkdir(path.join(root, "data/paginas"), { recursive: true });
  await symlink("perdido.md", path.join(root, "data/paginas/borrador.md"));
  const page = [...contents.keys()].find((file) => file.startsWith("data/deportes.")) ?? "";
  await rm(path.join(root, page));
  await mkdir(path.join(root, page));
  expect(said((await checkContent(root)).findings).filter((line) => line.startsWith("error"))).toEqual([
    "error data/borrador.ts: no se puede leer: no existe",
    `error ${page}: no se puede leer: es una carpeta, se esperaba un archivo`,
    "error data/paginas/borrador.md: es un enlace que no lleva a ningún archivo",
  ]);
});

/** What Linux takes for a file and nobody can read, root neither. */
const UNREADABLE = "/proc/self/mem";

(existsSync(UNREADABLE) ? test : test.skip)(
  "an own page that cannot be read is named once, and all else is checked",
  async () => {
    const root = await wholeCopy();
    await mkdir(path.join(root, "data/paginas"), { recursive: true });
    await symlink(UNREADABLE, path.join(root, "data/paginas/aviso-roto.md"));
    expect(said((await checkContent(root)).findings)).toEqual([
      "error data/paginas/aviso-roto.md: no se puede leer: el sistema dice EIO",
      ...said((await asItIs).findings),
    ]);
  },
);

/** What else is found besides the spelling. */
const unspelt = async () => said((await asItIs).findings).filter((line) => !line.includes("diccionario"));

test("where the newsroom's own words cannot be read that is said, and not of each that it is a mistake", async () => {
  expect(await newspaperWith({ "data/nombres.txt": Buffer.from("Burela\n", "utf16le") })).toEqual([
    expect.stringContaining("error data/nombres.txt: no está en UTF-8, sino en UTF-16"),
    ...(await unspelt()),
  ]);
  const root = await wholeCopy();
  await rm(path.join(root, "data/nombres.txt"), { force: true });
  await symlink("perdido.txt", path.join(root, "data/nombres.txt"));
  expect(said((await checkContent(root)).findings)).toEqual([
    "error data/nombres.txt: no se puede leer: no existe",
    ...(await unspelt()),
  ]);
});

test("without words of its own a newspaper is spelt by the dictionary alone", async () => {
  const lines = await newspaperWith({
    "data/nombres.txt": null,
    "data/economia.ts": (await readFile("data/economia.ts", "utf8")).replace(/(?<=title"?: ")/, "Xyzzo "),
  });
  expect(lines.join("\n")).toContain("«Xyzzo» no está en el diccionario");
});

test("a folder without data is not an empty newspaper", async () => {
  await expect(checkContent(await folderWith({}))).rejects.toThrow("data: no existe o está vacía");
  await expect(checkContent(await folderWith({ data: "" }))).rejects.toThrow(
    "data no se puede leer: no es una carpeta",
  );
});
