import type { Field } from "./fields";
import { warning, type Finding } from "@/lib/finding";
import { proseIn } from "./prose";
import { joinUnits } from "@/schema/text";

/* What a machine can see of Spanish typography (RAE); tests/unit/data/check/words.test.ts breaks each rule, and mends it. */

type Rule = { rule: string; fault: RegExp };

/** Markup and code in a text: `<b>`, `&nbsp;`, `**`, `${x}`. */
export const MARKUP = /<!?\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);|&(?:nbsp|amp|lt|gt|quot)\b|\*\*|__|\$?\{[^}]*\}/giu;

/** Each rule, as an editor reads it, and what breaks it. */
export const RULES: readonly Rule[] = [
  {
    rule: "lo que parece código se publica tal como se escribió: bórralo",
    fault: new RegExp(MARKUP.source, "iu"),
  },
  {
    rule: "las comillas son «», y “” solo dentro de ellas",
    fault: /["']|(?<!«[^»]*)[“”]|‘/u,
  },
  {
    rule: "cada signo que se abre se cierra, y al revés",
    fault: /^[^«]*»|«[^»]*$|^[^(]*\)|\([^)]*$|^[^¿]*\?|¿[^?]*$|^[^¡]*!|¡[^!]*$/u,
  },
  {
    rule: "entre palabras va un solo espacio",
    fault: /[ \u00a0\u202f]{2}/u,
  },
  {
    rule: "no hay espacio antes de un signo, ni después del que abre",
    fault: /\s[,.;:?!»)\]”…]|[«(¿¡“[]\s/u,
  },
  {
    rule: "el punto va detrás de la comilla",
    fault: /\.[»”]/u,
  },
  {
    rule: "tras coma, punto y coma, dos puntos o punto va un espacio",
    fault: /\p{L}[,;:]\p{L}|\p{Ll}{2}[.?!]\p{Lu}\p{Ll}/u,
  },
  {
    rule: "entre la cifra y su unidad va un espacio",
    fault: /\d(?: ?[%€‰]| (?:M€|h|min|s|m|km|kg|t|MW|GW|kWh|°C)(?![\p{L}\d]))/u,
  },
  {
    rule: "el signo del euro va detrás de la cifra",
    fault: /€\s?\d/u,
  },
  {
    rule: "los miles se separan con punto",
    // Three decimals only stand before a percentage, as the euríbor is quoted.
    fault: /\d,\d{3}(?!\d|\u00a0%)/u,
  },
  {
    rule: "los decimales se separan con coma",
    fault: /(?<![\d.])\d+\.\d{1,2}(?![\d.])/u,
  },
  {
    rule: "cuatro cifras van sin punto; cinco o más, con él",
    // In columns of figures, which have decimals or a unit of millions, four digits are set like the others.
    fault: /(?<![\d.])\d\.\d{3}(?![\d.,]|\u00a0M€)|(?<![\d.,:])\d{5,}/u,
  },
  {
    rule: "el signo menos es −, no un guion",
    fault: /(?<![\p{L}\d])-\d/u,
  },
  {
    rule: "el inciso lleva rayas (—), no guiones",
    fault: /\s-{1,2}\s|--/u,
  },
  {
    // A comma may follow the point of initials: «Ana Ñ., poeta».
    rule: "los puntos suspensivos son un signo (…) y no hay dos signos seguidos",
    fault: /\.\.|[,;:]{2}|,\.|(?<!\p{Lu})\.,/u,
  },
  {
    rule: "las horas van de 0 a 24, con dos puntos",
    fault: /\d\s?[ap]\.?\s?m\b\.?|\b\d{1,2}\.\d{2}\s?h\b|\ba las (?:2[5-9]|[3-9]\d|\d{1,2}(?=:[6-9])):\d\d/iu,
  },
  {
    rule: "los ordinales llevan punto: 2.º, 3.er",
    fault: /\d[ºª]|\d(?:er|ro|do|to|ra|da|ta)(?!\p{L})/u,
  },
  {
    rule: "los días y los meses van en minúscula",
    fault:
      /(?<=[\p{Ll}\d,] )(?:Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo)(?!\p{L})/u,
  },
  {
    rule: "después de punto va mayúscula",
    fault: /\p{Ll}{3}[.?!] \p{Ll}/u,
  },
  {
    rule: "una nota de la redacción se quedó en el texto",
    fault:
      /(?<!\p{L})(?:BORRADOR|COMPROBAR|REVISAR|CONFIRMAR)(?!\p{L})|[([](?:comprobar|revisar|confirmar|ojo|\?+)[)\]]/u,
  },
  {
    rule: "una letra O está en el lugar de un cero",
    fault: /\d[oO]\d/u,
  },
  {
    rule: "una palabra se repite seguida",
    fault: /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu,
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
    styleFaults(joinUnits(value)).map((fault) => warning(where, fault)),
  );
