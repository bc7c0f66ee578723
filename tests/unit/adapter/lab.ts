import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Assets } from "@/adapter/assets";
import type { Options } from "@/adapter/options";
import type { Site } from "@/adapter/page";

export const PROJECT = path.resolve(__dirname, "../../..");
export const FIXTURES = path.join(PROJECT, "tests/unit/fixtures/adapter");

/** What the adapter is told of the fixtures' project. */
export const OPTIONS: Options = {
  address: "https://periodico.example",
  island: "components/Island.tsx",
  islands: "components/islands",
  drawing: ["lucide-react"],
  errorPages: ["404"],
  fontsMedia: "(min-width: 64rem)",
  hosting: { templates: "hosting", filled: ".generated/hosting" },
  notice: {
    text: "Algo ha fallado",
    label: "Avisos",
    lang: "es",
    look: { ground: "black", text: "white", edge: "red", font: "serif", size: "1rem" },
  },
};

/** One of the small HTML files of tests/unit/fixtures/adapter. */
export const fixture = (name: string): Promise<string> => readFile(path.join(FIXTURES, name), "utf8");

const made: string[] = [];
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))));

/** A new folder with these files, which goes when the tests are over. */
export async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "adapter-"));
  made.push(folder);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return folder;
}

const SHEET = `@font-face{font-family:serif;src:url(../media/serif-s.p.1a2b.woff2)}
.abc_variable{--font:serif}.contents{display:contents}.measure{color:red}.clock{color:blue}.later{color:green}.never{color:pink}`;

/** What Next exports beside the pages of the fixtures. */
export const EXPORTED_FILES = {
  "_next/static/media/serif-s.p.1a2b.woff2": "a font",
  "_next/static/media/serif.1a2b.woff2": "a font",
  "_next/static/chunks/0nfq.css": SHEET,
  "_next/static/chunks/2ib.js": "runtime()",
};

/** A build's site as the pages of the fixtures need it; the code of Clock mentions a class of its own. */
export async function siteFor(base = ""): Promise<Site> {
  const out = await folderWith(EXPORTED_FILES);
  return {
    assets: new Assets(out, base),
    options: OPTIONS,
    placesIslands: true,
    islands: {
      code: new Map([["Clock", 'export default()=>"later"']]),
      bundle: { name: "islands.c10c.js", content: "start()" },
      notice: { name: "notice.0071.js", content: "notify()" },
      starter: "begin()",
    },
  };
}
