/*
 * What a machine can see of Spanish typography (Ortografía de la lengua española, RAE).
 * Each rule comes with a sentence that breaks it and the same one mended.
 */

export type Rule = { rule: string; fault: RegExp; wrong: string; right: string };

const NBSP = "\u00a0";

export const RULES: readonly Rule[] = [
  {
    rule: "quotation marks are «», and “” only inside them",
    fault: /["']|(?<!«[^»]*)[“”]|‘/u,
    wrong: 'Lo llamó "el muelle"',
    right: "Lo llamó «el muelle “viejo”»",
  },
  {
    rule: "every sign that opens closes",
    fault: /^[^«]*»|«[^»]*$|^[^(]*\)|\([^)]*$|^[^¿]*\?|¿[^?]*$|^[^¡]*!|¡[^!]*$/u,
    wrong: "Cuánto cuesta el muelle?",
    right: "¿Cuánto cuesta el muelle?",
  },
  {
    rule: "one space between words",
    fault: /[ \u00a0\u202f]{2}/u,
    wrong: "el muelle  norte",
    right: "el muelle norte",
  },
  {
    rule: "no space before punctuation, nor after what opens",
    fault: /\s[,.;:?!»)\]”…]|[«(¿¡“[]\s/u,
    wrong: "el muelle , al norte",
    right: "el muelle, al norte",
  },
  {
    rule: "the full stop after the quotation mark",
    fault: /\.[»”]/u,
    wrong: "Dijo: «El muelle sigue.»",
    right: "Dijo: «El muelle sigue».",
  },
  {
    rule: "a space after comma, semicolon and colon",
    fault: /\p{L}[,;:]\p{L}/u,
    wrong: "el muelle,al norte",
    right: "el muelle, al norte",
  },
  {
    rule: "a no-break space between a figure and its unit",
    fault: /\d(?: ?[%€‰]| (?:M€|h|min|s|m|km|kg|t|MW|GW|kWh|°C)(?![\p{L}\d]))/u,
    wrong: "sube el 3,2 % a las 20:30 h",
    right: `sube el 3,2${NBSP}% a las 20:30${NBSP}h`,
  },
  {
    rule: "the euro after the figure",
    fault: /€\s?\d/u,
    wrong: "cuesta €45",
    right: `cuesta 45${NBSP}€`,
  },
  {
    rule: "a point, not a comma, for thousands",
    // Three decimals only stand before a percentage, as the euríbor is quoted.
    fault: /\d,\d{3}(?!\d|\u00a0%)/u,
    wrong: "50,000 viajeros",
    right: `50.000 viajeros con el euríbor al 2,218${NBSP}%`,
  },
  {
    rule: "a comma, not a point, for decimals",
    fault: /(?<![\d.])\d+\.\d{1,2}(?![\d.])/u,
    wrong: "un 3.5 más",
    right: "un 3,5 más",
  },
  {
    rule: "no point in four digits, and one in five",
    // In columns of figures, which have decimals or a unit of millions, four digits are set like the others.
    fault: /(?<![\d.])\d\.\d{3}(?![\d.,]|\u00a0M€)|(?<![\d.,:])\d{5,}/u,
    wrong: "1.250 viajeros",
    right: "1250 viajeros y 12.500 maletas",
  },
  {
    rule: "a minus sign, not a hyphen",
    fault: /(?<![\p{L}\d])-\d/u,
    wrong: "cae a -0,8",
    right: "cae a −0,8",
  },
  {
    rule: "a dash, not a hyphen on its own",
    fault: /\s-{1,2}\s|--/u,
    wrong: "el muelle - dijo - sigue",
    right: "el muelle —dijo— sigue",
  },
  {
    rule: "an ellipsis in one sign, and no punctuation twice",
    fault: /\.\.|[,;:]{2}|,\.|\.,/u,
    wrong: "y luego...",
    right: "y luego…",
  },
  {
    rule: "24 hours, with a colon",
    fault: /\d\s?[ap]\.?\s?m\b\.?|\b\d{1,2}\.\d{2}\s?h\b/iu,
    wrong: "a las 8:30 p. m.",
    right: "a las 20:30",
  },
  {
    rule: "a point in ordinals",
    fault: /\d[ºª]|\d(?:er|ro|do|to|ra|da|ta)(?!\p{L})/u,
    wrong: "el 2º set",
    right: "el 2.º set",
  },
  {
    rule: "days and months in small letters",
    fault:
      /(?<=[\p{Ll}\d,] )(?:Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo)(?!\p{L})/u,
    wrong: "el 20 de Noviembre",
    right: "el 20 de noviembre",
  },
  {
    rule: "a capital after a full stop",
    fault: /\p{Ll}{3}[.?!] \p{Ll}/u,
    wrong: "el muelle. al norte",
    right: "el muelle. Al norte",
  },
  {
    rule: "no word twice running",
    fault: /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu,
    wrong: "en el muelle de de Gijón",
    right: "en el muelle de Gijón",
  },
];

/**
 * The rules that a passage breaks, each with the words around the fault.
 * @param editors texts that others have written: a rule that one of them breaks may be broken where it stands
 */
export function styleFaults(text: string, editors: readonly string[] = []): string[] {
  const broken = RULES.filter(({ fault }) => fault.test(text));
  const quoted = broken.length > 0 ? editors.filter((part) => text.includes(part)) : [];
  return broken.flatMap(({ rule, fault }) => {
    const found = fault.exec(text);
    if (!found || quoted.some((part) => fault.test(part))) return [];
    return [`${rule}: «${text.slice(Math.max(0, found.index - 30), found.index + 40).trim()}»`];
  });
}
