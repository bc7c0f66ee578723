import { readFileSync } from "node:fs";
import { z } from "zod";
import { homeSchema } from "@/schema/home";
import { definitions } from "@/schema/sections";
import { paper } from "@/paper/paper";

/* docs/publicar.md says how many entries each list holds: as many as its schema lets it. */

const guide = readFileSync("docs/publicar.md", "utf8");

/** The least and the most entries of every list of records of a page, by its name. */
function boundsIn(shape: z.core.JSONSchema._JSONSchema, at = ""): [string, string][] {
  const { minItems = 0, maxItems, properties = {} } = typeof shape === "object" ? shape : {};
  if (maxItems !== undefined && maxItems < 30) return [[at, `de ${minItems} a ${maxItems}`]];
  return Object.entries(properties).flatMap(([name, child]) => boundsIn(child, at ? `${at}.${name}` : name));
}

const schemas = [
  ["home", homeSchema],
  ...paper.sections.map(({ key }): [string, z.ZodType] => [key, definitions[key].schema]),
] as const;

test.each(schemas)("the guide knows the bounds of data/%s.ts", (key, schema) => {
  const row = guide.split("\n").find((line) => line.startsWith("|") && line.includes(`(\`data/${key}.ts\`)`)) ?? "";
  const said = [...row.matchAll(/`([\w.]+)` (de \d+ a \d+)/g)].map(([, name = "", bounds = ""]) => [name, bounds]);
  expect(row).toContain(`data/${key}.ts`);
  expect(said).toEqual(boundsIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })));
});
