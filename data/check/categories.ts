import type { Field } from "./fields";
import { error, type Finding } from "./finding";
import { talesIn } from "./records";

/** What is needed of a section: `deportes`, «Deportes». */
type Named = { key: string; name: string };

/**
 * Stories in the file of another section than their category's. A section that has a
 * category's name takes that one alone; the others take any.
 */
export function categoryFindings(
  fields: readonly Field[],
  sections: readonly Named[],
  categories: readonly string[],
): Finding[] {
  const own = new Map(
    sections.filter(({ name }) => categories.includes(name)).map(({ key, name }) => [`data/${key}.ts`, name]),
  );
  return talesIn(fields).flatMap(({ file, where, category }) => {
    const wanted = own.get(file);
    if (!wanted || category === wanted || !categories.includes(category)) return [];
    const home = sections.find(({ name }) => name === category);
    const better = home ? `llévala a data/${home.key}.ts o cámbiala de categoría` : "cámbiala de categoría";
    return [error(`${where}.category`, `"${category}" no es de esta sección, que publica ${wanted}: ${better}`)];
  });
}
