import { pathText } from "../../schema/define";

/** What each data file holds, by its name: `data/economia.ts`. It may be of any shape: it is checked even where its schema refuses it. */
export type Contents = ReadonlyMap<string, unknown>;

/** A value somewhere in a file. */
export type Field = {
  file: string;
  /** `data/economia.ts: news[2].title` */
  where: string;
  /** Its own name; an entry of a list has its list's. */
  key: string;
  value: unknown;
  /** The record it belongs to. */
  record: object;
};

function* walk(file: string, node: object, path: readonly PropertyKey[], owner: object): Generator<Field> {
  const record = Array.isArray(node) ? owner : node;
  for (const [part, value] of Object.entries(node) as [string, unknown][]) {
    const at = [...path, Array.isArray(node) ? Number(part) : part];
    const key = String(at.findLast((step) => typeof step === "string"));
    yield { file, where: `${file}: ${pathText(at)}`, key, value, record };
    if (typeof value === "object" && value !== null) yield* walk(file, value, at, record);
  }
}

/** Every value of every file: records, lists, texts, figures. */
export const fieldsOf = (contents: Contents): Field[] =>
  [...contents].flatMap(([file, content]) =>
    typeof content === "object" && content !== null ? [...walk(file, content, [], content)] : [],
  );
