import type { z } from "zod";
import { error, type Finding } from "@/lib/finding";
import { pathText } from "@/schema/path-text";
import { walk } from "@/schema/walk";
import type { DataFile } from "./data-file";

/* What an edition holds back for a later one: the entries of lists that are from after its close. */

/** Entries of lists that are held back, and until when (ISO instants). */
export type Held = ReadonlyMap<unknown, string>;

/** Those of a content that its schema says are published after the edition's close (ISO instant). */
export const heldIn = ({ schema, content }: { schema: z.core.$ZodType; content: unknown }, close: string): Held =>
  new Map(
    walk(schema, content).flatMap(({ says, value, owner }) =>
      says.is === "published" && owner.isEntry && typeof value === "string" && Date.parse(value) > Date.parse(close)
        ? [[owner.value, value] as const]
        : [],
    ),
  );

/** A content's lists without some of their entries. */
function without(held: Held, content: unknown): unknown {
  if (Array.isArray(content)) return content.filter((entry) => !held.has(entry)).map((entry) => without(held, entry));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, without(held, value)]));
}

/** The same file without the entries that are held back until a later close: its lists are shorter, and nothing else. */
export function withoutHeld<Key extends string, Data>(file: DataFile<Key, Data>, close: string): DataFile<Key, Data> {
  const held = heldIn({ schema: file.schema, content: file.data }, close);
  // What its schema has read stays what it is with fewer entries; whether they are enough says leftShort.
  const data = without(held, file.data) as Data | undefined;
  return { ...file, data, content: data };
}

/** The lists of a page with too little in them without what is held back. */
export const leftShort = ({ file, schema, content }: DataFile<string>, held: Held): Finding[] =>
  walk(schema, content).flatMap(({ says: declares, value, path }) => {
    const { least = 0, orNone = false } = declares;
    if (!Array.isArray(value)) return [];
    const left = value.filter((entry) => !held.has(entry)).length;
    if (left === value.length || left >= least || (orNone && left === 0)) return [];
    const says = `sin lo retenido tiene ${left} ${left === 1 ? "entrada" : "entradas"} y necesita al menos ${least}: añade otra, o adelanta la hora de una retenida`;
    return [error(`${file}: ${pathText(path)}`, says)];
  });
