import { keyOf } from "../data-file";
import { wordsOf, type Field } from "./fields";
import { error, type Finding, warning } from "@/lib/finding";
import { type Headline, headlinesIn, repeatsIn } from "./prose";
import { plainWords, wordsIn } from "@/lib/words";

/** What is needed of a section: `deportes`, «Deportes». */
type Named = { key: string; name: string };

/** Stories in the file of another section than their category's; a section that is no category takes any. */
export function categoryFindings(
  fields: readonly Field[],
  sections: readonly Named[],
  categories: readonly string[],
): Finding[] {
  const own = new Map(sections.filter(({ name }) => categories.includes(name)).map(({ key, name }) => [key, name]));
  return fields.flatMap((field) => {
    const { file, where, says, value } = field;
    const wanted = own.get(keyOf(file));
    // Of what has a category, stories and columns have an excerpt besides.
    if (!wanted || says.is !== "category" || typeof value !== "string" || !wordsOf(field, "summary")) return [];
    if (value === wanted || !categories.includes(value)) return [];
    const home = sections.find(({ name }) => name === value);
    const better = home ? `llévala a data/${home.key}.ts o cámbiala de categoría` : "cámbiala de categoría";
    return [error(where, `"${value}" no es de esta sección, que publica ${wanted}: ${better}`)];
  });
}

/** In words: fewer are a label, more do not fit where a headline is small. */
const LENGTH = { least: 6, most: 12 } as const;

function lengthOf({ at, title }: Headline): Finding[] {
  const words = wordsIn(title).length;
  return words < LENGTH.least || words > LENGTH.most
    ? [warning(at, `tiene ${words} palabras: un titular lleva de ${LENGTH.least} a ${LENGTH.most}`)]
    : [];
}

/** An excerpt that says its headline once more. */
const echoes = (fields: readonly Field[]): Finding[] =>
  fields.flatMap((field) => {
    const { where, says, value } = field;
    const title = plainWords(wordsOf(field, "headline")).join(" ");
    const again = says.is === "summary" && typeof value === "string" && plainWords(value).join(" ").startsWith(title);
    return title && again ? [warning(where, "empieza por el titular: cuenta lo que el titular no dice")] : [];
  });

/** An excerpt that was left as it was copied. */
const copies = (fields: readonly Field[]): Finding[] =>
  repeatsIn(fields.filter(({ says, value }) => says.is === "summary" && typeof value === "string")).map(
    ({ again, first }) => error(again.where, `es la misma entradilla que la de ${first.where}: escribe la suya`),
  );

/** The longer words of a headline. */
const topicOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.filter((word) => word.length > 3));

/** How much of what two headlines say is the same words, from 0 to 1; a few words say nothing. */
function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (Math.min(left.size, right.size) < 3) return 0;
  return [...left].filter((word) => right.has(word)).length / Math.max(left.size, right.size);
}

const ALIKE = 0.75;

/** A headline that an earlier record has already, or nearly. */
function twins(headlines: readonly Headline[]): Finding[] {
  const read = headlines.map((headline) => {
    const words = plainWords(headline.title);
    return { ...headline, plainTitle: words.join(" "), topic: topicOf(words) };
  });
  return read.flatMap(({ at, plainTitle, topic }, index) => {
    const earlier = read.slice(0, index);
    const same = earlier.find((other) => other.plainTitle === plainTitle);
    if (same) return [error(at, `es el mismo titular que el de ${same.where}`)];
    const near = earlier.find((other) => likeness(other.topic, topic) >= ALIKE);
    return near ? [warning(at, `se parece mucho al de ${near.where}: «${near.title}»`)] : [];
  });
}

/** What a headline should not be: too short or long, another record's; and excerpts that are another's or its own again. */
export function headlineFindings(fields: readonly Field[]): Finding[] {
  const headlines = headlinesIn(fields);
  return [...headlines.flatMap(lengthOf), ...echoes(fields), ...twins(headlines), ...copies(fields)];
}
