import { z } from "zod";
import { fieldsOf } from "@/paper/check/fields";
import { headlinesIn } from "@/paper/check/places";
import { paper } from "@/paper/paper";
import { foundIn } from "@/paper/records";
import { declared } from "@/schema/declared";
import { pathText } from "@/schema/path-text";

/* What schemas say of their records, from which the checks, the feed and the graphs know them. */

test("a record that says a kind and lacks a field of it stops the reading", () => {
  const claimed = z.strictObject({ id: z.string(), title: z.string() }).register(declared, { record: "sportItem" });
  const content = { briefs: [{ id: "regata", title: "Sale la regata" }] };
  const schema = z.strictObject({ briefs: z.array(claimed) });
  const file = { key: "deportes", file: "data/deportes.ts", schema, data: content, content, findings: [] } as const;
  expect(() => foundIn([{ ...file, findings: [] }])).toThrow("data/deportes.ts: briefs[0]");
});

/** Where the records of a value's lists stand: `news[2]`, `poll.options[0]`. */
function entriesIn(value: unknown, place: readonly (string | number)[] = []): string[] {
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const within = [...place, isList ? Number(key) : key];
    const isRecord = isList && typeof inner === "object";
    return [...(isRecord ? [pathText(within)] : []), ...entriesIn(inner, within)];
  });
}

test("every record of a list has what an editor knows it by, in the fields that its schema says", () => {
  const contents = new Map(Object.entries(paper.pages).map(([key, page]) => [`data/${key}.ts`, page]));
  const headlines = headlinesIn(fieldsOf(contents));
  const entries = [...contents].flatMap(([file, page]) => entriesIn(page).map((entry) => `${file}: ${entry}`));
  expect(entries.filter((entry) => !headlines.has(entry))).toEqual([]);
});
