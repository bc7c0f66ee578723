/** @jest-environment node */
import { nearest } from "@/data/schema/nearest";
import { shown } from "@/data/schema/shown";
import { DATA_FILES, dataMistakes, linesOf } from "@/data/check/data-mistakes";

const failing = (error: unknown) => () => Promise.reject(error instanceof Error ? error : new Error(String(error)));

test("the files as they stand have none", async () => {
  expect(Object.keys(DATA_FILES)).toHaveLength(11);
  expect(await dataMistakes()).toEqual([]);
});

test("those of all files are told together, each once", async () => {
  const same = new Error("data/edition.ts: close: is missing, a string was expected");
  const files = {
    "data/edition.ts": failing(same),
    "data/cultura.ts": failing(same),
    "data/home.ts": () => Promise.resolve(),
    "data/politica.ts": failing(new Error("data/politica.ts: title: a\ndata/politica.ts: intro: b")),
  };
  expect(await dataMistakes(files)).toEqual([same.message, "data/politica.ts: title: a", "data/politica.ts: intro: b"]);
});

test("a file that is no TypeScript says where, and what it stumbled on", () => {
  const error = new Error(
    `Transform failed with 1 error:\n${process.cwd()}/data/economia.ts:6:2: ERROR: Expected "}" but found "intro"`,
  );
  expect(linesOf(error, "data/economia.ts")).toEqual([
    'data/economia.ts:6:2: cannot be read (Expected "}" but found "intro"): a comma, a bracket or a quotation mark is missing or too many',
  ]);
  expect(linesOf(new ReferenceError("si is not defined"), "data/politica.ts")[0]).toMatch(
    /^data\/politica\.ts: cannot be read \(si is not defined\): /,
  );
});

test.each([
  [undefined, "nothing"],
  [NaN, "NaN"],
  [12n, "12"],
  [new Date(0), "a Date"],
  ["a\u202eb", '"a\\u202eb"'],
  ["x".repeat(90), `"${"x".repeat(56)}…`],
])("%p is shown to an editor as %s", (value, text) => expect(shown(value)).toBe(text));

test("a record that holds itself is shown too", () => {
  const record: Record<string, unknown> = {};
  record["self"] = record;
  expect(shown(record)).toBe("a record that cannot be written down");
});

test("the word that was meant is found when it is near, through accents and capitals, and else none", () => {
  expect(nearest("veiws", ["views", "votes"])).toBe("views");
  expect(nearest("Título", ["title", "titulo"])).toBe("titulo");
  expect(nearest("fotografia", ["image", "alt"])).toBeUndefined();
});
