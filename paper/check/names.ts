import { editDistance } from "cspell-trie-lib";
import { warning, type Finding } from "@/lib/finding";
import { textOf } from "@/lib/objects";
import { signatoriesOf, type Author } from "@/lib/signatures";
import type { Newspaper } from "@/schema/newspaper";
import type { Field } from "./fields";
import { plainWords } from "@/lib/words";

/** Who signs, speaks or leads. */
const PERSONS = /^(author|politician|leader|president|columnist)$/;

/** As far as a slip of the finger goes, as editDistance counts: two letters. */
const SLIP = 200;

const plain = (name: string) => plainWords(name).join(" ");

/** Whoever is named in a field: in a byline there may be several. */
function namesIn({ where, key, value, record }: Field, authors: readonly Author[]) {
  if (!PERSONS.test(key) || typeof value !== "string") return [];
  const signs = key === "author";
  const names = signs ? signatoriesOf(value, authors).map(({ name }) => name) : [value];
  // A role is said of one who signs alone.
  const role = signs && names.length === 1 ? textOf(record, "role") : "";
  return names.map((name) => ({ where, name, role, mustBeListed: signs && textOf(record, "time") !== "" }));
}

/** Names that are nearly another's, and, where the newspaper has its list, bylines and roles that are not on it. */
export function nameFindings(fields: readonly Field[], { authors = [] }: Pick<Newspaper, "authors">): Finding[] {
  const listed = authors.map(({ name }) => name);
  const said = fields.flatMap((field) => namesIn(field, authors));
  return said.flatMap(({ where, name, role, mustBeListed }, index) => {
    const own = authors.find((author) => author.name === name);
    if (own?.role && role && role !== own.role)
      return [warning(where, `«${name}» es ${own.role} en authors, y aquí, ${role}`)];
    const known = [...listed, ...said.slice(0, index).map((one) => one.name)];
    if (known.includes(name)) return [];
    const meant = known.find((one) => editDistance(plain(one), plain(name)) <= SLIP);
    if (meant) return [warning(where, `«${name}»: ¿querías decir «${meant}»?`)];
    return mustBeListed && listed.length > 0
      ? [warning(where, `«${name}» no está en authors, de data/newspaper.ts: corrige la firma o añádela`)]
      : [];
  });
}
