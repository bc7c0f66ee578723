/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { pages } from "@/data/resolve/pages";
import { placeOf } from "@/assets/pictures/places";
import { PICTURE_FIELDS, usesIn } from "@/assets/pictures/uses";

const folder = path.join(process.cwd(), "data/pictures");
const uses = Object.entries(pages).flatMap(([name, page]) => usesIn(`data/${name}.ts`, page, PICTURE_FIELDS));

/** Every record of the data that has a picture, with that picture and its description. */
function pictured(file: string, value: unknown, at = ""): { record: string; alt: unknown }[] {
  if (typeof value !== "object" || value === null) return [];
  const own = ["image", "poster", "cover"].some((field) => field in value)
    ? [{ record: `${file}: ${at}`, alt: Reflect.get(value, "alt") as unknown }]
    : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => pictured(file, child, `${at}.${key}`))];
}

test("there are well over a hundred pictures, and no two records share one", () => {
  expect(uses.length).toBeGreaterThan(100);
  const first = new Map<string, string>();
  const shared = uses.filter(({ record, name }) => {
    const taken = first.has(name);
    if (!taken) first.set(name, record);
    return taken;
  });
  expect(shared).toEqual([]);
});

test.each(uses.filter(({ name }) => name.endsWith(".svg")).map(({ record, name }) => [record, name] as const))(
  "%s has its drawing, drawn for the ratio it is shown in",
  (record, name) => {
    const [, width, height] =
      /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(readFileSync(path.join(folder, name), "utf8")) ?? [];
    const [across, down] = placeOf(record).ratio;
    expect(Number(width) / Number(height)).toBeCloseTo(across / down, 2);
  },
);

test.each(
  Object.entries(pages)
    .flatMap(([name, page]) => pictured(`data/${name}.ts`, page))
    .map(({ record, alt }) => [record, alt] as const),
)("%s says what its picture shows", (_, alt) => {
  expect(alt).toEqual(expect.stringMatching(/^\p{Lu}.{20,}\.$/u));
});
