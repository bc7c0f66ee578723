import { z } from "zod";
import { defineData } from "./schema/define";
import { prose, proseBetween } from "./schema/text";

/*
 * What search results and shared links say of each page. The bounds are what results
 * show without cutting: the whole title under 60 characters, descriptions from 110 to 155.
 */

/** What the section pages' titles end with. */
export const TITLE_SUFFIX = " | La Lonja";

const pageMetadata = z.strictObject({
  /** The whole title for the front; the section pages' without the suffix. */
  title: prose(60),
  description: proseBetween(110, 155),
});

const page = pageMetadata.refine((entry) => entry.title.length + TITLE_SUFFIX.length < 60, {
  path: ["title"],
  message: "is 60 characters or more with its suffix",
});

export const metadataSchema = z
  .strictObject({
    home: pageMetadata.refine((entry) => entry.title.length < 60, {
      path: ["title"],
      message: "is 60 characters or more",
    }),
    actualidad: page,
    politica: page,
    economia: page,
    tecnologia: page,
    cultura: page,
    deportes: page,
    opinion: page,
  })
  .superRefine((pages, context) => {
    const seen = new Map<string, string>();
    for (const [key, entry] of Object.entries(pages)) {
      for (const field of ["title", "description"] as const) {
        const other = seen.get(entry[field]);
        if (other) context.addIssue({ code: "custom", path: [key, field], message: `is the same as in ${other}` });
        seen.set(entry[field], `${key}.${field}`);
      }
    }
  });

export type PageKey = keyof z.infer<typeof metadataSchema>;

export const metadata = defineData("data/metadata.ts", metadataSchema, {
  home: {
    title: "La Lonja: la economía de las regiones, cada mañana",
    description:
      "Empresas, puertos, campo, ciencia y cultura de toda España: las noticias del día contadas desde el lugar donde ocurren, con sus cifras y sus firmas.",
  },
  actualidad: {
    title: "Actualidad: lo que ha pasado hoy en España",
    description:
      "Lo urgente y lo último del día en pueblos, puertos y ciudades de España: sociedad, ciencia, economía y cultura, con seguimiento en vivo hora a hora.",
  },
  politica: {
    title: "Política: Congreso, comunidades y partidos",
    description:
      "Qué se vota en el Congreso y en los parlamentos autonómicos, qué declaran los partidos, cuántos escaños reúnen y cómo varía la intención de voto.",
  },
  economia: {
    title: "Economía: IBEX 35, euríbor y empresas",
    description:
      "Bolsas, euríbor, IPC y paro al cierre de la edición, junto a las empresas, los puertos y las cooperativas que mueven la economía de las regiones.",
  },
  tecnologia: {
    title: "Tecnología: chips, robots e IA de España",
    description:
      "Procesadores, robots, inteligencia artificial y claves cuánticas que se inventan y fabrican en España, con quién los paga y a cuánta gente emplean.",
  },
  cultura: {
    title: "Cultura: cine, libros, música y teatro",
    description:
      "Estrenos de cine, libros recomendados, conciertos, arte y teatro en ciudades y pueblos de toda España, con las fechas y los precios de la agenda.",
  },
  deportes: {
    title: "Deportes: marcadores y próximos partidos",
    description:
      "Marcadores en directo, próximos partidos, deportistas destacados y las cuentas de los clubes que llenan campos, pabellones y dársenas en España.",
  },
  opinion: {
    title: "Opinión: columnas y debates con oficio",
    description:
      "Economistas, ingenieros, hoteleros y sociólogas firman las columnas de La Lonja, y los lectores se pronuncian en tres debates abiertos esta semana.",
  },
});
