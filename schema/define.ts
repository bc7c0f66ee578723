import { z } from "zod";
import { reason, unknownFields } from "./reasons";

// Each schema reads a file or two: to compile it first, as zod does where it may, takes longer than that.
z.config({ jitless: true });

/** `parties[2].percentage` for `["parties", 2, "percentage"]`; the page itself is named `(página)`. */
export function pathText(path: readonly PropertyKey[]): string {
  const joined = path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
  return joined || "(página)";
}

/** Something that keeps content from being published: where, as `data/economia.ts: news[2].title`, and what it is. */
export type Mistake = { where: string; says: string };

/** A mistake as an editor reads it. */
export const lineOf = ({ where, says }: Mistake): string => `${where}: ${says}`;

/** What a data file's schema refuses, and the content, which other rules may look at all the same. */
export class RefusedContent extends Error {
  // Next prints the stack and what an error holds, where all but the lines that help would hide them.
  readonly #mistakes: readonly Mistake[];
  readonly #content: unknown;

  constructor(mistakes: readonly Mistake[], content: unknown) {
    super(mistakes.map(lineOf).join("\n"));
    this.stack = this.message;
    this.#mistakes = mistakes;
    this.#content = content;
  }

  get mistakes(): readonly Mistake[] {
    return this.#mistakes;
  }

  get content(): unknown {
    return this.#content;
  }
}

/** Adds to what a block of a page lacks that the page does without the block: half of one is a mistake, none is not. */
function orNothing(schema: z.ZodType, { code, path }: z.core.$ZodIssue, says: string): string {
  const [block, part] = path;
  if (!(schema instanceof z.ZodObject) || typeof block !== "string") return says;
  const fields: Readonly<Record<string, z.ZodType>> = schema.shape;
  const lacks = code === "too_small" ? part === undefined : says.startsWith("falta") && typeof part === "string";
  return lacks && fields[block]?.safeParse(undefined).success ? `${says}, o quita ${block} entero` : says;
}

/**
 * Checks a page's data when its file, such as `data/politica.ts`, is loaded, and gives it typed.
 * @throws RefusedContent with one line for each mistake: file, path, what is wrong, what was expected
 */
export function defineData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(data, { error: unknownFields });
  if (result.success) return result.data;
  // What is of the wrong type is not also too long or too short.
  const wrong = new Set(
    result.error.issues.filter(({ code }) => code === "invalid_type").map(({ path }) => pathText(path)),
  );
  const issues = result.error.issues.filter(({ code, path }) => code === "invalid_type" || !wrong.has(pathText(path)));
  const mistakes = issues.map((issue) => ({
    where: `${file}: ${pathText(issue.path)}`,
    says: orNothing(schema, issue, reason(issue, data)),
  }));
  throw new RefusedContent(mistakes, data);
}
