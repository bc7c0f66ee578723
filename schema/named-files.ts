import { z } from "zod";
import type { FileKind } from "./declared";
import { pathText } from "./path-text";
import type { pictured } from "./primitives";
import { walk } from "./walk";

/** A field of a record that names a file. */
export type NamedFile = FileKind & {
  /** `data/economia.ts: news[2].image` */
  where: string;
  /** The field's own name. */
  key: string;
  name: string;
  /** What must stay in view of it: per cent from the left and from the top. */
  focus?: { x: number; y: number } | undefined;
  /** The files of its other shapes, by what they are called. */
  shapes?: Readonly<Record<string, string>> | undefined;
  /** Who took it. */
  credit?: string | undefined;
};

/** What a record says of its picture besides the file; if its schema calls one of these otherwise this does not compile. */
const looks = {
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
  shapes: z.record(z.string(), z.string()).optional(),
  credit: z.string().optional(),
} satisfies { [Field in keyof typeof pictured]?: z.ZodType };
const looksSchema = z.object(looks);

/** Every file that a data file names, in its order; its content may be one that the schema refuses. */
export const filesNamedIn = (file: string, schema: z.ZodType, content: unknown): NamedFile[] =>
  walk(schema, content).flatMap(({ schema: field, says: { file: kind }, value, path, owner }) => {
    // A name that its own schema refuses has been spoken of.
    if (!kind || typeof value !== "string" || !z.safeParse(field, value).success) return [];
    const where = `${file}: ${pathText(path)}`;
    return [{ ...kind, ...looksSchema.safeParse(owner.value).data, where, key: String(path.at(-1)), name: value }];
  });
