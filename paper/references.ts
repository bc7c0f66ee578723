import { error, type Finding } from "@/lib/finding";
import { dayAndHour } from "@/lib/format";
import { textOf } from "@/lib/objects";
import { noneOf, NOUNS, targetOf, type Kind, type TargetName } from "@/schema/declared";
import { orMeant } from "@/schema/nearest";
import { pathText } from "@/schema/path-text";
import type { PageKey } from "@/schema/sections";
import { walk } from "@/schema/walk";
import type { DataFile } from "./data-file";
import type { Held } from "./held";
import { ID, isMeant, type Located } from "./records";

/* That ids are unique in the whole paper, and that whatever a field refers to is there and of the kind it wants. */

const nouns: Readonly<Partial<Record<Kind, string>>> = NOUNS;

const placeOf = ({ file, at }: Located) => `${file}: ${at}`;

/** Each id that stands twice, where it stands the second time. */
export function repeatedIds(records: readonly Located[]): Finding[] {
  const seen = new Map<string, Located>();
  return records.flatMap((located) => {
    const id = textOf(located.record, ID);
    const other = seen.get(id);
    if (id && !other) seen.set(id, located);
    return other ? [error(`${placeOf(located)}.id`, `el id "${id}" ya lo lleva ${placeOf(other)}`)] : [];
  });
}

/** The paper that references lead through: every record of it, until when some are held back, its close, the sections it leaves out. */
type Whole = {
  records: readonly Located[];
  held: Held;
  close: string;
  leftOut: readonly string[];
};

/** What is wrong with a value that refers to a record, after the value itself; nothing if it leads to one. */
function faultOf(value: string, target: TargetName, page: PageKey, { records, held, close, leftOut }: Whole) {
  const wish = targetOf(target);
  const { kinds, by, one, anyWhereNone, unlinked } = wish;
  const wanted = records.filter(({ kind }) => kinds.includes(kind));
  if (anyWhereNone && wanted.length === 0) return undefined;
  const there = wanted.find((located) => isMeant(located, target, value));
  if (there && !unlinked && there.page !== page && leftOut.includes(there.page))
    return `es de ${there.file}, una sección que el periódico deja fuera (leftOut): pon aquí otra cosa`;
  const until = there && held.get(there.record);
  if (until) return `está retenida hasta el ${dayAndHour(until, close)}: pon aquí otra, o cambia su hora o el cierre`;
  if (there) return undefined;
  const other = by === "id" ? records.find(({ record }) => textOf(record, ID) === value) : undefined;
  const noun = other && nouns[other.kind];
  if (noun && one) return `es ${noun} (${placeOf(other)}) y aquí va ${one}`;
  const known = wanted.map(({ record }) => textOf(record, by));
  return `no es ${noneOf(wish)}${orMeant(value, known)}`;
}

/** Each reference of a page that leads to no record, to one of another kind, or to one that this edition does not print. */
export const danglingReferences = ({ key, file, schema, content }: DataFile<PageKey>, whole: Whole): Finding[] =>
  walk(schema, content).flatMap(({ says: { refersTo: target }, value, path }) => {
    if (!target || typeof value !== "string") return [];
    const fault = faultOf(value, target, key, whole);
    return fault ? [error(`${file}: ${pathText(path)}`, `"${value}" ${fault}`)] : [];
  });
