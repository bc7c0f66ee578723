import { declarationOf, type Role } from "@/schema/declared";
import { pathText } from "@/schema/path-text";
import { walk, type Described, type Owner } from "@/schema/walk";
import { schemaOfFile } from "../data-file";
import type { Contents } from "../contents";

/** A value somewhere in a file, with what its schema declares. */
export type Field = Pick<Described, "schema" | "says" | "value" | "owner"> & {
  file: string;
  /** `data/economia.ts: news[2].title` */
  where: string;
  /** Its own name; an entry of a list has its list's. */
  key: string;
  /** The record it belongs to, and where that stands. */
  record: object;
};

/** Every value of every file that its schema knows of: records, lists, texts, figures. */
export const fieldsOf = (contents: Contents): Field[] =>
  [...contents].flatMap(([file, content]) => {
    const schema = schemaOfFile(file);
    const all = schema ? walk(schema, content).filter(({ path }) => path.length > 0) : [];
    return all.map(({ path, ...described }) => ({
      ...described,
      file,
      where: `${file}: ${pathText(path)}`,
      key: String(path.findLast((step) => typeof step === "string")),
      record: described.owner.value,
    }));
  });

/** The names of a record's fields by what they are, found once for each kind of record. */
const rolesOf = new WeakMap<Owner["shape"], ReadonlyMap<Role, string>>();

function namesIn(shape: Owner["shape"]): ReadonlyMap<Role, string> {
  const known = rolesOf.get(shape);
  if (known) return known;
  const named = Object.entries(shape)
    .toReversed()
    .flatMap(([name, schema]) => {
      const { is } = declarationOf(schema);
      return is ? [[is, name] as const] : [];
    });
  const roles = new Map(named);
  rolesOf.set(shape, roles);
  return roles;
}

/** What a field's record has in the field that is so, whatever that is called; undefined if it has none. */
export function partOf({ owner: { value, shape } }: Pick<Field, "owner">, is: Role): unknown {
  const name = namesIn(shape).get(is);
  return name === undefined ? undefined : Reflect.get(value, name);
}

/** The same of a text; empty if there is none. */
export function wordsOf(field: Pick<Field, "owner">, is: Role): string {
  const text = partOf(field, is);
  return typeof text === "string" ? text : "";
}

/** Where that stands, as in `data/economia.ts: indicators[3].unit`. */
export const placeOf = ({ where, owner: { shape } }: Pick<Field, "where" | "owner">, is: Role): string =>
  where.replace(/\w+$/, namesIn(shape).get(is) ?? "");
