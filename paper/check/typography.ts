import type { Field } from "./fields";
import { warning, type Finding } from "./finding";
import { proseIn } from "./records";
import { typeset } from "../../schema/text";

/* What a machine can see of Spanish typography (RAE); each rule has a sentence that breaks it, and the same mended. */

export type Rule = { rule: string; fault: RegExp; wrong: string; right: string };

const NBSP = "\u00a0";

/** Markup and code in a text: `<b>`, `&nbsp;`, `**`, `${x}`. */
export const MARKUP = /<!?\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);|&(?:nbsp|amp|lt|gt|quot)\b|\*\*|__|\$?\{[^}]*\}/giu;

export const RULES: readonly Rule[] = [
  {
    rule: "lo que parece código se publica tal como se escribió: bórralo",
    fault: new RegExp(MARKUP.source, "iu"),
    wrong: "El muelle <b>norte</b>",
    right: "El muelle de Ruiz & Hijas",
  },
  {
    rule: "las comillas son «», y “” solo dentro de ellas",
    fault: /["']|(?<!«[^»]*)[“”]|‘/u,
    wrong: 'Lo llamó "el muelle"',
    right: "Lo llamó «el muelle “viejo”»",
  },
  {
    rule: "cada signo que se abre se cierra, y al revés",
    fault: /^[^«]*»|«[^»]*$|^[^(]*\)|\([^)]*$|^[^¿]*\?|¿[^?]*$|^[^¡]*!|¡[^!]*$/u,
    wrong: "Cuánto cuesta el muelle?",
    right: "¿Cuánto cuesta el muelle?",
  },
  {
    rule: "entre palabras va un solo espacio",
    fault: /[ \u00a0\u202f]{2}/u,
    wrong: "el muelle  norte",
    right: "el muelle norte",
  },
  {
    rule: "no hay espacio antes de un signo, ni después del que abre",
    fault: /\s[,.;:?!»)\]”…]|[«(¿¡“[]\s/u,
    wrong: "el muelle , al norte",
    right: "el muelle, al norte",
  },
  {
    rule: "el punto va detrás de la comilla",
    fault: /\.[»”]/u,
    wrong: "Dijo: «El muelle sigue.»",
    right: "Dijo: «El muelle sigue».",
  },
  {
    rule: "tras coma, punto y coma o dos puntos va un espacio",
    fault: /\p{L}[,;:]\p{L}/u,
    wrong: "el muelle,al norte",
    right: "el muelle, al norte",
  },
  {
    rule: "entre la cifra y su unidad va un espacio",
    fault: /\d(?: ?[%€‰]| (?:M€|h|min|s|m|km|kg|t|MW|GW|kWh|°C)(?![\p{L}\d]))/u,
    wrong: "sube el 3,2 % a las 20:30 h",
    right: `sube el 3,2${NBSP}% a las 20:30${NBSP}h`,
  },
  {
    rule: "el signo del euro va detrás de la cifra",
    fault: /€\s?\d/u,
    wrong: "cuesta €45",
    right: `cuesta 45${NBSP}€`,
  },
  {
    rule: "los miles se separan con punto",
    // Three decimals only stand before a percentage, as the euríbor is quoted.
    fault: /\d,\d{3}(?!\d|\u00a0%)/u,
    wrong: "50,000 viajeros",
    right: `50.000 viajeros con el euríbor al 2,218${NBSP}%`,
  },
  {
    rule: "los decimales se separan con coma",
    fault: /(?<![\d.])\d+\.\d{1,2}(?![\d.])/u,
    wrong: "un 3.5 más",
    right: "un 3,5 más",
  },
  {
    rule: "cuatro cifras van sin punto; cinco o más, con él",
    // In columns of figures, which have decimals or a unit of millions, four digits are set like the others.
    fault: /(?<![\d.])\d\.\d{3}(?![\d.,]|\u00a0M€)|(?<![\d.,:])\d{5,}/u,
    wrong: "1.250 viajeros",
    right: "1250 viajeros y 12.500 maletas",
  },
  {
    rule: "el signo menos es −, no un guion",
    fault: /(?<![\p{L}\d])-\d/u,
    wrong: "cae a -0,8",
    right: "cae a −0,8",
  },
  {
    rule: "el inciso lleva rayas (—), no guiones",
    fault: /\s-{1,2}\s|--/u,
    wrong: "el muelle - dijo - sigue",
    right: "el muelle —dijo— sigue",
  },
  {
    // A comma may follow the point of initials: «Ana Ñ., poeta».
    rule: "los puntos suspensivos son un signo (…) y no hay dos signos seguidos",
    fault: /\.\.|[,;:]{2}|,\.|(?<!\p{Lu})\.,/u,
    wrong: "y luego...",
    right: "y luego…",
  },
  {
    rule: "las horas van de 0 a 24, con dos puntos",
    fault: /\d\s?[ap]\.?\s?m\b\.?|\b\d{1,2}\.\d{2}\s?h\b/iu,
    wrong: "a las 8:30 p. m.",
    right: "a las 20:30",
  },
  {
    rule: "los ordinales llevan punto: 2.º, 3.er",
    fault: /\d[ºª]|\d(?:er|ro|do|to|ra|da|ta)(?!\p{L})/u,
    wrong: "el 2º set",
    right: "el 2.º set",
  },
  {
    rule: "los días y los meses van en minúscula",
    fault:
      /(?<=[\p{Ll}\d,] )(?:Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo)(?!\p{L})/u,
    wrong: "el 20 de Noviembre",
    right: "el 20 de noviembre",
  },
  {
    rule: "después de punto va mayúscula",
    fault: /\p{Ll}{3}[.?!] \p{Ll}/u,
    wrong: "el muelle. al norte",
    right: "el muelle. Al norte",
  },
  {
    rule: "una palabra se repite seguida",
    fault: /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu,
    wrong: "en el muelle de de Gijón",
    right: "en el muelle de Gijón",
  },
];

/** The rules that a passage breaks, with the words around each fault; passages of `editors` may break theirs. */
export function styleFaults(text: string, editors: readonly string[] = []): string[] {
  const broken = RULES.filter(({ fault }) => fault.test(text));
  const quoted = broken.length > 0 ? editors.filter((part) => text.includes(part)) : [];
  return broken.flatMap(({ rule, fault }) => {
    const found = fault.exec(text);
    if (!found || quoted.some((part) => fault.test(part))) return [];
    return [`${rule}: «${text.slice(Math.max(0, found.index - 30), found.index + 40).trim()}»`];
  });
}

/** Texts that Spanish would set otherwise. A newsletter's claim is an advertisement's: it is printed as it was agreed upon. */
export const typographyFindings = (fields: readonly Field[]): Finding[] =>
  proseIn(fields.filter(({ key }) => key !== "claim")).flatMap(({ where, value }) =>
    styleFaults(typeset(value)).map((fault) => warning(where, fault)),
  );
