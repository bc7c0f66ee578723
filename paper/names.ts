import type { Mistake } from "../schema/define";
import type { Home, Market } from "../schema/home";
import { orMeant } from "../schema/nearest";
import { sections } from "../schema/sections/sections";
import type { SectionPages } from "./pages";

/* What the front refers to by a name, because its record has no id. */

/** The pages that the front takes names from, and itself. */
export type NamingPages = Pick<SectionPages, "economia"> & { home: Home };

/** Every figure that a line of markets may show. */
export const marketsOf = ({ indices, indicators, quick }: SectionPages["economia"]): Market[] => [
  ...indices.map((record) => ({ ...record, kind: "index" as const })),
  ...indicators.map((record) => ({ ...record, kind: "indicator" as const })),
  ...quick.map((record) => ({ ...record, kind: "quick" as const })),
];

/** The videos of the front, its documentary among them if it has one. */
export const videosOf = ({ videos, documentary }: Home) => (documentary ? [...videos, documentary] : videos);

/** The record that has this in a field. @throws Error if there is none, which the checks have ruled out */
export function named<Field extends string, Kind extends Readonly<Record<Field, string>>>(
  all: readonly Kind[],
  field: Field,
  value: string,
): Kind {
  const record = all.find((candidate) => candidate[field] === value);
  if (!record) throw new Error(`data/home.ts: «${value}» no es el ${field} de ningún registro`);
  return record;
}

function mistakeIn(name: string | undefined, field: string, known: readonly string[], none: string): Mistake[] {
  if (name === undefined || known.includes(name)) return [];
  return [{ where: `data/home.ts: ${field}`, says: `"${name}" no es ${none}${orMeant(name, known)}` }];
}

/** Each name that the front gives and that no record has. */
export function danglingNames({ home, economia }: NamingPages): Mistake[] {
  const markets = marketsOf(economia).map(({ name }) => name);
  // The line leads to the company's place on its page.
  const hasPage = sections.some(({ key }) => key === "economia");
  const companies = hasPage ? economia.companies.map(({ name }) => name) : [];
  const videos = videosOf(home).map(({ title }) => title);
  return [
    ...home.markets.flatMap((name, index) =>
      mistakeIn(name, `markets[${index}]`, markets, "ningún índice, indicador ni dato rápido de data/economia.ts"),
    ),
    ...home.related.flatMap(({ company, videoTitle }, index) => [
      ...mistakeIn(company, `related[${index}].company`, companies, "ninguna empresa de data/economia.ts"),
      ...mistakeIn(videoTitle, `related[${index}].videoTitle`, videos, "el título de ningún vídeo de la portada"),
    ]),
  ];
}
