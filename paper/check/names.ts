import { warning, type Finding } from "@/lib/finding";
import { signatoriesOf, type Author } from "@/lib/signatures";
import { lettersApart } from "@/schema/nearest";
import type { Newspaper } from "@/schema/newspaper";
import { wordsOf, type Field } from "./fields";
import { plainWords } from "@/lib/words";

/** As far as a slip of the finger goes, in letters. */
const SLIP = 2;

const plain = (name: string) => plainWords(name).join(" ");

/** Whoever is named in a field: in a byline there may be several. */
function namesIn(field: Field, authors: readonly Author[]) {
  const { where, says, value } = field;
  if ((says.is !== "signature" && says.is !== "person") || typeof value !== "string") return [];
  const signs = says.is === "signature";
  const names = signatoriesOf(value, authors).map(({ name }) => name);
  // A role is said of one who signs alone.
  const role = signs && names.length === 1 ? wordsOf(field, "duty") : "";
  return names.map((name) => ({ where, name, role, mustBeListed: signs, letters: plain(name) }));
}

/** Names that are nearly another's, and, where the newspaper has its list, bylines and roles that are not on it. */
export function nameFindings(fields: readonly Field[], { authors = [] }: Pick<Newspaper, "authors">): Finding[] {
  const listed = authors.map(({ name }) => ({ name, letters: plain(name) }));
  const named = fields.flatMap((field) => namesIn(field, authors));
  return named.flatMap(({ where, name, role, mustBeListed, letters }, index) => {
    const own = authors.find((author) => author.name === name);
    if (own?.role && role && role !== own.role)
      return [warning(where, `«${name}» es ${own.role} en authors, y aquí, ${role}`)];
    const known = [...listed, ...named.slice(0, index)];
    if (known.some((one) => one.name === name)) return [];
    const meant = known.find((one) => lettersApart(one.letters, letters, SLIP) <= SLIP);
    if (meant) return [warning(where, `«${name}»: ¿querías decir «${meant.name}»?`)];
    return mustBeListed && listed.length > 0
      ? [warning(where, `«${name}» no está en authors, de data/newspaper.ts: corrige la firma o añádela`)]
      : [];
  });
}
