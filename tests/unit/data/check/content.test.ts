import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "@/assets/check/content";
import { said } from "./records";

/* The whole check, over the newspaper's own content and over folders that are spoilt. */

const ROOT = process.cwd();
const load = (file: string): Promise<unknown> => import(file);

jest.setTimeout(60_000);

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "check-content-"));
  await mkdir(path.join(root, "data"));
});
afterEach(() => rm(root, { recursive: true }));

/** A newspaper with this newspaper's content, where some files are others, or gone. */
async function newspaperWith(files: Readonly<Record<string, string | Uint8Array | null>>): Promise<string[]> {
  await cp(path.join(ROOT, "data"), path.join(root, "data"), {
    recursive: true,
    filter: (from) =>
      path.relative(path.join(ROOT, "data"), from).split(path.sep).length === 1 && /data$|\.(ts|txt)$/.test(from),
  });
  for (const folder of ["data/pictures", "data/videos", ".cache", "node_modules"])
    await symlink(path.join(ROOT, folder), path.join(root, folder));
  for (const [file, content] of Object.entries(files)) {
    if (content === null) await rm(path.join(root, file));
    else await writeFile(path.join(root, file), content);
  }
  return said((await checkContent(root, load)).findings);
}

const dataFile = (name: string, content: string) =>
  `import { defineData } from "@/schema/define";\nimport { ${name}Schema } from "@/schema/${name}";\nexport const ${name} = defineData("data/${name}.ts", ${name}Schema, ${content});\n`;

test("what is published has no error", async () => {
  const { findings } = await checkContent(ROOT, load);
  expect(said(findings.filter(({ level }) => level === "error"))).toEqual([]);
});

test("the guide's own example of a story has neither error nor warning in the place of Economía's first", async () => {
  const [, example = ""] = /```ts\n( +\{[^`]+?\n +\},)\n/.exec(await readFile("docs/publicar.md", "utf8")) ?? [];
  const file = await readFile("data/economia.ts", "utf8");
  const [first = ""] = /(?<=\n {2}news: \[\n)[^]*?\n {4}\},/.exec(file) ?? [];
  // What is this newspaper's and not the guide's: the address, the picture there is, the day.
  const story = ["id", "image", "time"].reduce((text, field) => {
    const own = new RegExp(`${field}: "[^"]+"`);
    return text.replace(own, own.exec(first)?.[0] ?? "");
  }, example);
  expect(story).toContain("title:");
  const lines = await newspaperWith({ "data/economia.ts": file.replace(first, () => story) });
  expect(lines.filter((line) => line.includes("data/economia.ts: news[0]"))).toEqual([]);
});

test("faults of several files are found at once, whatever is wrong with each", async () => {
  const lines = await newspaperWith({
    "data/home.ts": "",
    "data/cultura.ts": new Uint8Array(Buffer.from("\ufeffexport {};", "utf16le")),
    "data/deportes.ts": "export const deportes = {\n<<<<<<< HEAD\n};\n",
    "data/politica.ts": dataFile("politica", "{\n  title: Política\n}"),
    "data/opinion.ts": dataFile(
      "opinion",
      '{ latest: [{ id: "a", title: "TITULAR AQUÍ", time: "2001-01-01T00:00:00+01:00" }] }',
    ),
    "data/tecnologia.ts": "export const tecnologia = {\n  title: 3,2\n};\n",
    "data/economia.ts": `process.exit(0);\n${dataFile("economia", "{}")}`,
  });
  expect(lines).toEqual(
    expect.arrayContaining(
      [
        "error data/home.ts: está vacío",
        "error data/cultura.ts: no está en UTF-8, sino en UTF-16",
        "error data/deportes.ts:2: quedó una marca de conflicto",
        "error data/politica.ts:4: «Política» no está entre comillas",
        'error data/opinion.ts: latest[0].title: "TITULAR AQUÍ" es el texto de una plantilla',
        "error data/economia.ts:1: «process.exit(0);» no es contenido",
        "error data/tecnologia.ts:2: no se puede leer: los decimales van con punto: 3.2",
      ].map((beginning): unknown => expect.stringContaining(beginning)),
    ),
  );
});

const errorsIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith("error"));

test("a page's file that is missing", async () => {
  expect(errorsIn(await newspaperWith({ "data/home.ts": null }))).toEqual(["error data/home.ts: falta este archivo"]);
});

test("a file that nothing checks", async () => {
  const bare = ["edition", "newspaper"].map((name) => [`data/${name}.ts`, `export const ${name} = {};\n`] as const);
  const lines = errorsIn(await newspaperWith(Object.fromEntries(bare)));
  expect(lines).toEqual(bare.map(([file]) => `error ${file}:1: no da su contenido con defineData y su esquema`));
});
