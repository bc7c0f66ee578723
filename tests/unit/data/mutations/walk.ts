import { pathText } from "@/data/schema/define";
import { files, type DataFile } from "./files";

export type Path = readonly (string | number)[];

/** A value somewhere in a data file: the file, where, what, and the record around it. */
export type Site = { file: DataFile; path: Path; value: unknown; key: string; parent: object };

/** The value, which must be a record or a list. */
export function objectOf(value: unknown): object {
  if (typeof value !== "object" || value === null) throw new Error(`${String(value)} is no record`);
  return value;
}

const keyed = (value: object): [string | number, unknown][] =>
  Array.isArray(value) ? value.map((child, index): [number, unknown] => [index, child]) : Object.entries(value);

function walk(file: DataFile, parent: object, at: Path): Site[] {
  return keyed(parent).flatMap(([part, value]) => {
    const path = [...at, part];
    // An entry of a list goes by the list's name.
    const key = String(path.findLast((step) => typeof step === "string"));
    const here: Site = { file, path, value, key, parent };
    return typeof value === "object" && value !== null ? [here, ...walk(file, value, path)] : [here];
  });
}

/** Every value of every data file: records, lists, texts, figures. */
export const sites: readonly Site[] = files.flatMap((file) => walk(file, file.content, []));

/** `data/politica.ts: parties[2].percentage`, as messages begin. */
export const nameOf = ({ file, path }: Pick<Site, "file" | "path">) => `data/${file.name}.ts: ${pathText(path)}`;

/** A copy of a file's content with one thing changed: what `change` does to the record or list that holds it. */
export function changedAt(content: object, path: Path, change: (parent: object, key: PropertyKey) => void): object {
  const copy = structuredClone(content);
  const parent = path.slice(0, -1).reduce<unknown>((node, part) => Reflect.get(objectOf(node), part), copy);
  change(objectOf(parent), path.at(-1) ?? "");
  return copy;
}

/** The same with another value in its place. */
export const replacedAt = (content: object, path: Path, value: unknown): object =>
  changedAt(content, path, (parent, key) => Reflect.set(parent, key, value));
