import { stopsIn } from "@/lib/words";
import { anyOf, type FieldRule } from "./rule";

/* Rules for headlines, and for the fields that are called so. */

export const FIELD_RULES = [
  {
    of: ["summary", "description", "searchDescription", "correction"],
    says: "no acaba en punto: ¿le falta el final?",
    pattern: /[^.?!…»”)]$/u,
    bad: ["Abre el muelle"],
    good: ["¿Abre el muelle?"],
  },
  {
    of: ["signature"],
    says: "empieza por «Por»: escribe solo el nombre",
    pattern: /^[Pp]or\s/u,
    bad: ["Por Ana Gil"],
    good: ["Porfirio Gil"],
  },
  {
    of: ["signature"],
    says: "no es un nombre escrito como los demás: ¿«Ana Gil»?",
    pattern: /@|[^\p{Lu}]\.$|[,;:]$|^(?!(?:\p{Lu}\. ?)+$)[^\p{Ll}]+ [^\p{Ll}]+$/u,
    bad: ["ANA GIL"],
    good: ["EFE", "A. G."],
  },
  {
    of: ["credit"],
    says: "empieza por «Foto:», que ya lo dice la página: escribe solo el nombre",
    pattern: /^(?:foto|fotografía|imagen|autora?|crédito)\s*:|^©|^\(c\)/iu,
    bad: ["Foto: Ana Gil"],
    good: ["Fotos Gil"],
  },
  {
    of: ["credit"],
    says: "no es quien hizo la foto: escribe su nombre, o el de la agencia",
    pattern: /^(?:internet|google|whatsapp|redes sociales|desconocid[oa])(?!\p{L})|\.(?:jpe?g|png)$|^www\.|:\/\//iu,
    bad: ["Google"],
    good: ["Googlielmo Gil"],
  },
  {
    of: "story",
    says: "va todo en mayúsculas: escríbelo en minúsculas",
    pattern: /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u,
    bad: ["LA VILLA ABRE SU SEDE EN GIJÓN"],
    good: ["La ONU abre su sede en Gijón"],
  },
  {
    of: "story",
    says: "empieza con minúscula",
    pattern: /^[«“¿¡]*\p{Ll}(?!\p{Lu})/u,
    bad: ["la villa inaugura su mercado nuevo"],
    good: ["¿La villa inaugura su mercado nuevo?", "iRobot inaugura su mercado"],
  },
  {
    of: "story",
    says: "acaba en punto: un titular no lo lleva",
    pattern: (text) => stopsIn(text).find((at) => at === text.length - 1 && text[at - 1] !== ".") ?? -1,
    bad: ["La villa inaugura su mercado nuevo.", "La villa vende su mercado a la UE."],
    good: ["La villa vende su mercado a EE. UU.", "La villa vende su mercado a Gil y Cía."],
  },
  {
    of: "story",
    says: "no acaba: ¿le falta el final?",
    pattern:
      /[,;:]$| (?:a|al|con|de|del|desde|en|entre|hacia|hasta|para|por|sin|sobre|tras|y|que|el|la|los|las|un|una|su)$/u,
    bad: ["La villa vende su mercado a la"],
    good: ["La villa vende su mercado al Plan A"],
  },
  {
    of: ["headline", "name", "measured", "summary", "description", "intro", "signature", "person", "alternative"],
    says: "es el texto de una plantilla: escribe el de verdad",
    level: "error",
    pattern: anyOf(
      /titular aqu[ií]|texto aqu[ií]|lorem ipsum/iu,
      /^\W*(?:t[ií]tulo|titular|title|texto|pendiente|por escribir|todo|tbd|x{2,}|\.{2,}|…|[-–—_?]+)\W*$/iu,
    ),
    bad: ["TITULAR AQUÍ en seis o más palabras"],
    good: ["Titular de la plaza, el alcalde firma hoy"],
  },
  {
    of: "story",
    says: "no tiene ni una palabra",
    level: "error",
    pattern: /^(?!.*\p{L}{2})/u,
    bad: ["2030: 5 + 7"],
    good: ["En 2030 abre la villa"],
  },
  {
    of: ["alternative"],
    says: "empieza por la clase de imagen: di directamente qué se ve",
    level: "error",
    pattern: /^(?:una |la )?(?:imagen|foto|fotografía)(?: de(?!\p{L})|\.?$)/iu,
    bad: ["Foto de un muelle."],
    good: ["Fotógrafa en un muelle."],
  },
  {
    of: ["alternative"],
    says: "no empieza con mayúscula o no acaba con punto",
    pattern: /^(?![\p{Lu}\p{N}«¿¡].*[.!?»]$)/u,
    bad: ["Un muelle"],
    good: ["Un muelle."],
  },
] satisfies FieldRule[];
