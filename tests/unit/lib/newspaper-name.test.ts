/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { newspaper } from "@/data/newspaper";

/* Who the newspaper is stands in data/newspaper.ts: whoever renames it changes no code. */

const FOLDERS = ["app", "components", "lib", "adapter", "assets", "tools", "hosting"];

/** What the folders hold that is no text. */
const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|ttf|mp4|gz|br)$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * How a newspaper's name may be written in code: as it is, without its spaces, with hyphens, in
 * any case, and its server's. A name of one word stands for itself alone: in small letters,
 * «público» is a word like others.
 */
function writings({ name, url }: { name: string; url: string }): RegExp[] {
  const words = name
    .normalize("NFC")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const plain = words.map((word) => word.normalize("NFD").replace(/\p{M}/gu, ""));
  const whole = (text: string, flags: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, flags);
  const joined =
    words.length > 1 ? [words, plain].flatMap((parts) => [parts.join("-"), parts.join("_"), parts.join("")]) : [];
  return [
    whole(name, words.length > 1 ? "iu" : "u"),
    ...joined.map((text) => new RegExp(escaped(text), "iu")),
    whole(new URL(url).host, "iu"),
  ];
}

/** A line for each place where a text names the newspaper. */
const namings = (file: string, text: string, forms: readonly RegExp[]) =>
  text
    .normalize("NFC")
    .split("\n")
    .flatMap((line, index) => (forms.some((form) => form.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : []));

test("the newspaper's name is written in data alone", () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !BINARY.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(100);
  const forms = writings(newspaper);
  expect(files.flatMap((file) => namings(file, readFileSync(file, "utf8"), forms))).toEqual([]);
});

test.each([
  ["const title = 'El Faro de Águilas';", true],
  ["/* la vuelta al faro */", false],
  ["mkdtemp('el-faro-de-aguilas-')", true],
  ["const ELFARODEÁGUILAS = 1;", true],
  ["'https://elfaro.example/feed.xml'", true],
  ["'https://notelfaro.example'", false],
])("%s: named %s", (line, named) => {
  const forms = writings({ name: "El Faro de Águilas", url: "https://elfaro.example" });
  expect(namings("lib/a.ts", line, forms)).toEqual(named ? [`lib/a.ts:1: ${line}`] : []);
});

test.each([
  ["<p>Público</p>", true],
  ["// gasto público", false],
  ["const publicAddress = 1;", false],
])("a name of one word, %s: named %s", (line, named) => {
  const forms = writings({ name: "Público", url: "https://publico.example" });
  expect(namings("lib/a.ts", line, forms)).toHaveLength(named ? 1 : 0);
});
