import { z } from "zod";
import { plain } from "@/lib/plain";
import { declared } from "@/schema/declared";
import type { Contents } from "./contents";
import { schemaOfFile } from "./data-file";

/* Texts are made plain once, when they are read; ids, files, addresses and hours are no texts, and stay as they are. */

/** Whether a schema describes what people read: prose, or a word of a list, such as a category. */
function isText(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodPipe) return declared.get(schema)?.text === true || isText(schema.in);
  return declared.get(schema)?.text === true || schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same content, which its schema may refuse, with plain texts. */
export function plainContent(schema: z.core.$ZodType | undefined, content: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return plainContent(schema.unwrap(), content);
  if (schema instanceof z.ZodArray && Array.isArray(content))
    return content.map((entry: unknown) => plainContent(schema.element, entry));
  if (schema instanceof z.ZodTuple && Array.isArray(content))
    return content.map((entry: unknown, at) => plainContent(schema.def.items[at], entry));
  if (schema instanceof z.ZodRecord && isRecord(content))
    // Its keys are the words on controls.
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [plain(key), value]));
  if (schema instanceof z.ZodObject && isRecord(content)) {
    const fields: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, plainContent(fields[key], value)]));
  }
  return schema && typeof content === "string" && isText(schema) ? plain(content) : content;
}

/** The content of every data file, of whatever shape, with plain texts. */
export const plainContents = (contents: Contents): Contents =>
  new Map([...contents].map(([file, content]) => [file, plainContent(schemaOfFile(file), content)]));
