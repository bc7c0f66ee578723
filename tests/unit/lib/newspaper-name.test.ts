import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { barSize, mastheadSize } from "@/components/frame/wordmark";
import { paper } from "@/paper/paper";

const FOLDERS = ["app", "components", "lib", "packages", "schema", "tools"];
const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|ttf|mp4|gz|br)$/;

/** The name as code writes it, whole or joined («la-lonja», «laLonja»); one word stands for itself alone, as it is. */
function namesOf({ name, url }: { name: string; url: string }): RegExp {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const plain = words.map((word) => word.normalize("NFD").replace(/\p{M}/gu, ""));
  const joined = words.length > 1 ? [words, plain].map((parts) => parts.join("[-_ ]?")) : words;
  const all = [...joined, new URL(url).host.replaceAll(".", "\\.")];
  return new RegExp(`(?<![\\p{L}\\p{N}])(${all.join("|")})(?![\\p{L}\\p{N}])`, words.length > 1 ? "iu" : "u");
}

test("the newspaper's name is written in data alone: whoever renames it changes no code", () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !BINARY.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const named = namesOf(paper.newspaper);
  expect(files.filter((file) => named.test(readFileSync(file, "utf8").normalize("NFC")))).toEqual([]);
});

const tokens = readFileSync("app/styles/tokens.css", "utf8");

/** The largest size that classes give, in rem, by the scale in app/styles/tokens.css. */
const rem = (classes: string) =>
  Math.max(
    ...[...classes.matchAll(/text-[\w-]+/g)].flatMap(([name]) => {
      const [, size = ""] = new RegExp(`--${name}: (.+);`).exec(tokens) ?? [];
      return [...size.matchAll(/([\d.]+)rem/g)].map(([, length]) => Number(length));
    }),
  );

test("a newspaper's name of any length has room in its masthead", () => {
  const sizes = Array.from({ length: 40 }, (_, index) => rem(mastheadSize("L".repeat(index + 1))));
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  // Half an em a letter, between ears of 17 rem on a page of 76.
  sizes.forEach((size, index) => expect(size * 0.5 * (index + 1)).toBeLessThanOrEqual(43));
  expect(barSize("L".repeat(40))).toBe("text-small");
  // So many letters have room at a size, and not one more.
  const at = (letters: number) => [mastheadSize("L".repeat(letters)), barSize("L".repeat(letters))];
  for (const most of [10, 14, 18, 24]) {
    expect(at(most)).toEqual(at(most - 1));
    expect(at(most)).not.toEqual(at(most + 1));
  }
});
