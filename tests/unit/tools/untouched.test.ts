import { readFileSync } from "node:fs";
import path from "node:path";
import { objectsIn, textOf } from "@/lib/objects";
import { ROOT } from "@/tools/root";
import { untouched } from "@/tools/new/untouched";

const mockPaper = { newspaper: { sample: false }, records: [] as object[] };
const mockLines: { where: string; text: string }[] = [];
jest.mock("@/paper/paper", () => ({
  get paper() {
    return mockPaper;
  },
  get ownLines() {
    return mockLines;
  },
}));

const written: unknown = JSON.parse(readFileSync(path.join(ROOT, "tools/new/newspaper.json"), "utf8"));
const records = [...objectsIn(written)].filter((record) => textOf(record, "id") !== "");

const left = (record: object) => {
  mockPaper.records = [{ file: "data/economia.ts", at: "news[0]", record }];
  return untouched().map(({ says }) => says);
};

test.each(["title", "excerpt", "alt", "author"])(
  "a record's %s is named as long as npm run new's stands there",
  (field) => {
    const texts = records
      .map((record) => textOf(record, field))
      .filter((text) => text && !text.startsWith("Redacción de"));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts)
      expect(left({ id: "una", [field]: text })).toEqual([expect.stringContaining(`(${field})`)]);
    expect(left({ id: "una", [field]: "Lo que de verdad ha pasado" })).toEqual([]);
  },
);

test("a desk may go on signing", () => expect(left({ id: "una", author: "Redacción de Actualidad" })).toEqual([]));

test("what an own page leaves to be said is named", () => {
  mockPaper.records = [];
  mockLines.push({ where: "data/paginas/aviso-legal.md: 3", text: "El titular es [nombre y apellidos], de aquí." });
  expect(untouched()).toEqual([expect.objectContaining({ says: "falta decir [nombre y apellidos]" })]);
});
