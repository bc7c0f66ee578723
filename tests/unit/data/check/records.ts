import { fieldsOf, type Field } from "@/paper/check/fields";
import type { Finding } from "@/paper/check/finding";

/* Small pages to try the rules on: nobody's, so that they hold whatever the newspaper publishes. */

export const EDITION = { close: "2031-03-14T21:00:00+01:00", timeZone: "Europe/Madrid" } as const;

let stories = 0;

/** A story without a fault, with some fields of its own. */
export function story(own: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  stories++;
  return {
    id: `noticia-${stories}`,
    title: `Villa${stories} compra${stories} hoy cuatro barcos${stories} de pesca${stories}`,
    excerpt: `Abre a las ocho el ${stories}.`,
    category: "Economía",
    author: `Firma Distinta ${stories}`,
    time: "2031-03-14T18:00:00+01:00",
    views: 1000 - stories,
    image: `economia/mercado-${stories}.svg`,
    alt: "Puestos de fruta bajo un techo de hierro.",
    ...own,
  };
}

/** The fields of pages, each under its section's key. */
export const fieldsIn = (pages: Readonly<Record<string, unknown>>): Field[] =>
  fieldsOf(new Map(Object.entries(pages).map(([key, page]) => [`data/${key}.ts`, page])));

/** Those of a page of Economía with these stories. */
export const economia = (...news: readonly Readonly<Record<string, unknown>>[]): Field[] =>
  fieldsIn({ economia: { news } });

/** Findings as an editor reads them, with their level. */
export const said = (findings: readonly Finding[]): string[] =>
  findings.map(({ level, where, says }) => `${level} ${where}: ${says}`);
