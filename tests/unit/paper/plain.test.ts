import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { contents } from "@/paper/contents";
import { readPaper } from "@/paper/read";
import { plain } from "@/lib/plain";
import { walk } from "@/schema/walk";
import { pageKeys, schemaOf } from "@/schema/sections";
import { withValue, type Path } from "../data/spoilt";
import { tries } from "../properties";

/* Texts as Word, a Mac and a PDF would give them, in every place that has one. */

/** As Word copies: no space parts a line; as a Mac types: accents are characters of their own. */
const copied = (text: string) => text.normalize("NFD").replaceAll(" ", "\u00a0").replaceAll("-", "\u2011");

function everywhere(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((entry) => everywhere(entry, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [change(key), everywhere(one, change)]));
}

/** Ids, files, addresses, days and hours, which nobody copies from Word. */
const isCode = (text: string) => /^[!-~]+$/.test(text) && /[-/:.]/.test(text);

test("a newspaper whose every text was copied is the same newspaper", () => {
  const file = "data/newspaper.ts";
  // By the words on them.
  const addresses = { Suscríbete: "/alta", "Cargar más noticias": "/todas" };
  const typed = new Map([...contents, [file, { ...(contents.get(file) as object), addresses }]]);
  const wordy = [...typed].map(([name, content]) => {
    return [name, everywhere(content, (text) => (isCode(text) ? text : copied(text)))] as const;
  });
  const { paper, findings } = readPaper(new Map(wordy));
  expect(findings).toEqual([]);
  expect(isDeepStrictEqual(paper, readPaper(typed).paper)).toBe(true);
});

test("what is no text stays as it is: a hyphen of another kind in an id or a file is refused, not mended", () => {
  const [first] = readPaper(contents).paper?.pages.economia.news ?? [];
  const news = [{ ...first, id: "otro\u2011muelle", image: "economia/otro\u2011muelle.svg", url: "/an\u0303o" }];
  const { findings } = readPaper(new Map([...contents, ["data/economia.ts", { news }]]));
  const said = (field: string) => findings.filter(({ where }) => where === `data/economia.ts: news[0].${field}`);
  expect([said("id").length, said("image").length, said("url").length]).toEqual([1, 1, 0]);
});

test("what every object has is no field of a record that has it too", () => {
  const spoilt = new Map([...contents, ["data/cultura.ts", { toString: { constructor: [] } }]]);
  expect(readPaper(spoilt).findings).toContainEqual({
    level: "error",
    where: "data/cultura.ts: (página)",
    says: "tiene un campo que no existe: toString",
  });
});

/** Every place of a value, of whatever depth. */
function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value))
    yield* placesIn(child, [...path, Array.isArray(value) ? Number(key) : key]);
}

const files = [...contents.keys()];
const places = new Map(files.map((file) => [file, [...placesIn(contents.get(file))]]));
const anywhere = fc
  .constantFrom(...files)
  .chain((file) => fc.record({ file: fc.constant(file), path: fc.constantFrom(...(places.get(file) ?? [])) }));
const around: unknown[] = [];
around.push(around);
const anything = fc.oneof(
  fc.constantFrom(around, Symbol("signo"), () => 1),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.string({ unit: "binary" }),
);

test("whatever stands anywhere, the paper is read and nothing throws", () =>
  fc.assert(
    fc.property(anywhere, anything, ({ file, path }, value) => {
      // A file that could not be made out was told of where it was read (check/load.ts).
      fc.pre(path.length > 0 || value !== undefined);
      const spoilt = new Map([...contents, [file, withValue(contents.get(file), path, value)]]);
      const { paper, findings } = readPaper(spoilt);
      expect(paper === undefined).toBe(findings.length > 0);
    }),
    tries(60),
  ));

test("whatever text stands anywhere, it is read as its plain form is", () =>
  fc.assert(
    fc.property(fc.constantFrom(...pageKeys), fc.nat(), fc.string({ unit: "grapheme" }), (key, at, text) => {
      const file = files.find((one) => one.startsWith(`data/${key}.`)) ?? "";
      const texts = walk(schemaOf(key), contents.get(file)).filter(
        ({ value }) => typeof value === "string" && /^\p{Lu}.* /u.test(value),
      );
      const { path = [] } = texts[at % texts.length] ?? {};
      const read = (value: string) =>
        readPaper(new Map([...contents, [file, withValue(contents.get(file), path as Path, value)]]));
      expect(isDeepStrictEqual(read(text), read(plain(text)))).toBe(true);
    }),
    tries(15),
  ));
