import { keyOf } from "../data-file";
import type { Field } from "./fields";
import { error, warning, type Finding } from "@/lib/finding";
import { proseIn, repeatsIn } from "./prose";

/** What search results show of a title without cutting it, in characters. */
const LONGEST = 59;

/** The sample's name, which another newspaper's texts should not go on saying; a market hall in a sentence is none. */
export const SAMPLE = {
  name: "La Lonja",
  pattern: /(?<!\p{L})La Lonja(?! de )(?!\p{L})/u,
  tells: ["Así lo ha sabido La Lonja."],
  silent: ["Se expone en La Lonja de Valencia", "Abre la lonja", "Firma Carla Lonja", "Abre La Lonjeta"],
};

/** What still says the sample's name, search titles too long with the newspaper's name behind them, a front's without it, and what two pages say alike. */
export function searchFindings(fields: readonly Field[], name: string): Finding[] {
  const textsOf = (part: "searchTitle" | "searchDescription") =>
    fields.flatMap(({ file, where, says, value }) =>
      says.is === part && typeof value === "string" ? [{ file, where, value }] : [],
    );
  const titles = textsOf("searchTitle");
  const long = titles.flatMap(({ file, where, value }) => {
    // The front's is a whole title of its own.
    const whole = keyOf(file) === "home" ? value : `${value} | ${name}`;
    return whole.length <= LONGEST
      ? []
      : [warning(where, `«${whole}» tiene ${whole.length} caracteres: un buscador enseña ${LONGEST}`)];
  });
  const renamed = name.includes(SAMPLE.name) ? [] : proseIn(fields).filter(({ value }) => SAMPLE.pattern.test(value));
  const former = renamed.map(({ where }) =>
    error(where, `dice «${SAMPLE.name}», que ya no es el nombre del periódico: es «${name}»`),
  );
  // Whoever changes the name changes it in one file, and the front says it in another.
  const nameless = titles
    .filter(({ file, value }) => keyOf(file) === "home" && !value.includes(name))
    .map(({ where, value }) => error(where, `«${value}» no dice el nombre del periódico: «${name}»`));
  const repeated = [titles, textsOf("searchDescription")]
    .flatMap((texts) => repeatsIn(texts))
    .map(({ again, first }) => error(again.where, `dice lo mismo que ${first.where}`));
  return [...former, ...long, ...nameless, ...repeated];
}
