import type { z } from "zod";
import { textOf } from "@/lib/objects";
import { noneOf, targetOf, TARGETS, type Kind, type TargetName } from "@/schema/declared";
import { pathText } from "@/schema/path-text";
import { readsKind, type RecordOf } from "@/schema/record-types";
import type { PageKey } from "@/schema/sections";
import type { Story } from "@/schema/story";
import { walk } from "@/schema/walk";
import type { DataFile } from "./data-file";

/** What a record is known by in the whole paper; if its schema calls it otherwise this does not compile. */
export const ID = "id" satisfies keyof Story;

/** A record that a schema declares, whatever it holds, and where it stands: `data/economia.ts`, `news[2]`. */
export type Located = {
  kind: Kind;
  page: PageKey;
  file: string;
  at: string;
  record: object;
  schema: z.core.$ZodType;
};

/** Those of each kind, of pages that their schemas have read. */
type FoundByKind = {
  [One in Kind]: Omit<Located, "kind" | "record"> & { kind: One; record: RecordOf<One> };
};

/** One of a page that its schema has read. */
export type Found<Of extends Kind = Kind> = FoundByKind[Of];

/** Every record that a page's schema declares, in the page's order. */
export const recordsIn = ({ key, file, schema, content }: DataFile<PageKey>): Located[] =>
  walk(schema, content).flatMap(({ schema: own, says: { record: kind }, value, path }) => {
    if (kind === undefined || typeof value !== "object" || value === null) return [];
    return [{ kind, page: key, file, at: pathText(path), record: value, schema: own }];
  });

/** Whether a record is what its kind says, of a page that its schema has read. */
const isFound = (located: Located): located is Found => readsKind(located.schema, located.kind);

/** Those of pages that their schemas have read. @throws Error for a schema that says a kind and lacks a field of it */
export const foundIn = (files: readonly DataFile<PageKey>[]): Found[] =>
  files.flatMap(recordsIn).map((located) => {
    if (isFound(located)) return located;
    throw new Error(`${located.file}: ${located.at}: the schema lacks a field of its kind, ${located.kind}`);
  });

/** Those of some kinds. */
export const ofKinds = <Of extends Kind>(records: readonly Found[], ...kinds: readonly Of[]) =>
  records.filter((found): found is Extract<Found, { kind: Of }> => kinds.some((kind) => kind === found.kind));

/** The kinds that a field with such a target may name. */
type KindsOf<Name extends TargetName> = (typeof TARGETS)[Name]["kinds"][number];

/** Whether a record is what a field of such a target names by this value. */
export function isMeant({ kind, record }: Located | Found, target: TargetName, value: string): boolean {
  const { kinds, by } = targetOf(target);
  return kinds.includes(kind) && textOf(record, by) === value;
}

/** The record that a field refers to. @throws Error if there is none, which readPaper has ruled out */
export function follow<Name extends TargetName>(
  records: readonly Found[],
  target: Name,
  value: string,
): Extract<Found, { kind: KindsOf<Name> }> {
  const kinds: readonly KindsOf<Name>[] = TARGETS[target].kinds;
  const found = ofKinds(records, ...kinds).find((one) => isMeant(one, target, value));
  if (!found) throw new Error(`«${value}» no es ${noneOf(targetOf(target))}`);
  return found;
}
