import { keyOf } from "../data-file";
import type { Field } from "./fields";
import { error, warning, type Finding } from "@/lib/finding";
import { proseIn, repeatsIn } from "./prose";

/** What search results show of a title without cutting it, in characters. */
const LONGEST = 59;

/**
 * What still says a former name, of which a name with «de» behind it is none, such as a market hall's; search titles too long with the newspaper's name behind them, a front's without it,
 * and what two pages say alike.
 */
export function searchFindings(fields: readonly Field[], name: string, former: string): Finding[] {
  const said = (part: "searchTitle" | "searchDescription") =>
    fields.flatMap(({ file, where, says, value }) =>
      says.is === part && typeof value === "string" ? [{ file, where, value }] : [],
    );
  const titles = said("searchTitle");
  const long = titles.flatMap(({ file, where, value }) => {
    // The front's is a whole title of its own.
    const whole = keyOf(file) === "home" ? value : `${value} | ${name}`;
    return whole.length <= LONGEST
      ? []
      : [warning(where, `«${whole}» tiene ${whole.length} caracteres: un buscador enseña ${LONGEST}`)];
  });
  const saysFormer = new RegExp(`(?<!\\p{L})${former}(?! de )(?!\\p{L})`, "u");
  const renamed = name.includes(former) ? [] : proseIn(fields).filter(({ value }) => saysFormer.test(value));
  const outdated = renamed.map(({ where }) =>
    error(where, `dice «${former}», que ya no es el nombre del periódico: es «${name}»`),
  );
  // Whoever changes the name changes it in one file, and the front says it in another.
  const nameless = titles
    .filter(({ file, value }) => keyOf(file) === "home" && !value.includes(name))
    .map(({ where, value }) => error(where, `«${value}» no dice el nombre del periódico: «${name}»`));
  const repeated = [titles, said("searchDescription")]
    .flatMap((texts) => repeatsIn(texts))
    .map(({ again, first }) => error(again.where, `dice lo mismo que ${first.where}`));
  return [...outdated, ...long, ...nameless, ...repeated];
}
