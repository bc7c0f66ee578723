import { z } from "zod";
import { error, type Finding } from "@/lib/finding";
import { pathText } from "./path-text";
import { bySchema, reason } from "./reasons";

// Each schema reads a file or two: to compile it first, as zod does where it may, takes longer than that.
z.config({ jitless: true });

/** What a file holds as its schema has read it, nothing where it is refused, and what is wrong with it. */
export type Parsed<Data> = { data: Data | undefined; findings: Finding[] };

/** Adds to what a block of a page lacks that the page does without the block: half of one is a mistake, none is not. */
function orNothing(schema: z.ZodType, { code, path }: z.core.$ZodIssue, says: string): string {
  const [block, part] = path;
  if (!(schema instanceof z.ZodObject) || typeof block !== "string") return says;
  const fields: Readonly<Record<string, z.ZodType>> = schema.shape;
  const lacks = code === "too_small" ? part === undefined : says.startsWith("falta") && typeof part === "string";
  return lacks && fields[block]?.safeParse(undefined).success ? `${says}, o quita ${block} entero` : says;
}

/**
 * Reads the content of a file, such as `data/politica.ts`.
 * @returns one finding for each mistake: file, path, what is wrong, what was expected
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content: unknown,
): Parsed<z.output<Schema>> {
  const { data, error: refused } = schema.safeParse(content, { error: bySchema });
  const issues = refused?.issues ?? [];
  // What is of the wrong type is not also too long or too short.
  const wrong = new Set(issues.filter(({ code }) => code === "invalid_type").map(({ path }) => pathText(path)));
  const told = issues.filter(({ code, path }) => code === "invalid_type" || !wrong.has(pathText(path)));
  const findings = told.map((issue) =>
    error(`${file}: ${pathText(issue.path)}`, orNothing(schema, issue, reason(issue, content))),
  );
  return { data, findings };
}
