import { MONTHS, WEEKDAYS } from "@/lib/calendar";
import { stopsIn, wordsIn } from "@/lib/words";
import { anyOf, type Rule } from "./rule";

/* Rules for any text, most of them the Academy's typography. */

/** A word that stands twice with nothing but a space between. */
function repeatedWord(text: string): number {
  const words = wordsIn(text);
  const twice = words.find(({ word, to }, at) => {
    const next = words[at + 1];
    const isSame = next?.word.toLowerCase() === word.toLowerCase() && /^\p{L}/u.test(word);
    return isSame && /^\s$/.test(text.slice(to, next.from));
  });
  return twice?.from ?? -1;
}

/** The first of some points that ends a sentence, and is not an abbreviation's. */
function firstStop(text: string, points: RegExp): number {
  const found = [...text.matchAll(points)].map(({ index }) => index);
  // Few texts have any, and words take time to find.
  const stops = found.length > 0 ? stopsIn(text) : [];
  return found.find((at) => stops.includes(at)) ?? -1;
}

/** A full stop with a small letter behind it; a question within a sentence may have one. */
const smallAfterStop = (text: string): number => firstStop(text, /(?<=\p{Ll}{3})\. (?=\p{Ll})/gu);

/** Two signs where one is meant; the point of an abbreviation may have a comma behind it: «etc., y». */
const twoSigns = (text: string): number => Math.max(text.search(/\.\.|[,;:]{2}|,\./u), firstStop(text, /\.(?=,)/gu));

/** The months and the days with a capital: those that nothing else is called by, and those that people are called by too. */
const CAPITALIZED = [...MONTHS, ...WEEKDAYS].map((word) => word.charAt(0).toUpperCase() + word.slice(1));
const PEOPLE = ["Abril", "Julio", "Domingo"];
const DAYS_ALONE = CAPITALIZED.filter((word) => !PEOPLE.includes(word)).join("|");

export const TEXT_RULES = [
  {
    says: "lo que parece código no tiene efecto y se vería: bórralo",
    level: "error",
    code: true,
    pattern:
      /<!?\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);|&(?:nbsp|amp|lt|gt|quot)\b|\*\*|__|(?<![\p{L}\d])([_*])\p{L}[^_*]*\1(?![\p{L}\d])|\[[^\]]+\]\(|(?<!\S)#+ |\$?\{[^}]*\}/iu,
    bad: ["El muelle <b>norte</b>"],
    good: ["El muelle de Ruiz & Hijas, hoy*"],
  },
  {
    says: "las comillas son «», y “” solo dentro de ellas",
    pattern: /"|(?<!\d)'(?!\d)|(?<!«[^»]*)[“”]|‘/u,
    bad: ['Lo llamó "el muelle"', "Lo llamó 'el muelle'"],
    good: ["Lo llamó «el muelle “viejo”»", "Abre en L’Hospitalet"],
  },
  {
    says: "el apóstrofo no separa cifras: los decimales llevan coma, las horas dos puntos, y los minutos son ′",
    pattern: /\d['’]/u,
    bad: ["sube un 3'5 %", "abre a las 18’30", "marcó en el 45'"],
    good: ["sube un 3,5 %", "abre a las 18:30", "marcó en el 45′"],
  },
  {
    says: "los años no llevan apóstrofo: «los noventa» o «los 90»",
    pattern: /(?<![\p{L}\d])['’]\d\d(?!\d)/u,
    bad: ["una obra de los '90"],
    good: ["una obra de los 90"],
  },
  {
    says: "el plural de una sigla no se escribe: «los PC», no «los PC’s»",
    pattern: /\p{Lu}{2}[’']s(?!\p{L})/u,
    bad: ["reparte cien PC’s"],
    good: ["reparte cien PC"],
  },
  {
    // «a)» and «1)» count what follows; a question may be cried: «¿Otra vez!».
    says: "cada signo que se abre se cierra, y al revés",
    pattern: /^[^«]*»|«[^»]*$|^[^(]*(?<!(?<![\p{L}\d])[\p{L}\d]{1,2})\)|\([^)]*$|^[^¿¡]*[?!]|[¿¡][^?!]*$/u,
    bad: ["Cuánto cuesta el muelle?", "El muelle (norte abre", "Abre el muelle!"],
    good: ["¿Cuánto cuesta el muelle?", "Pide tres cosas: a) agua; b) luz", "¡Cuánto cuesta el muelle?"],
  },
  {
    says: "entre palabras va un solo espacio",
    pattern: /[ \u00a0\u202f]{2}/u,
    bad: ["el muelle  norte"],
    good: ["el muelle norte"],
  },
  {
    says: "no hay espacio antes de un signo, ni después del que abre",
    pattern: /\s(?!\.\p{Ll})[,.;:?!»)\]”…]|[«(¿¡“[]\s/u,
    bad: ["el muelle , al norte"],
    good: ["el muelle, al norte, en un archivo .css"],
  },
  {
    says: "el punto va detrás de la comilla",
    pattern: /\.[»”]/u,
    bad: ["Dijo: «El muelle sigue.»"],
    good: ["Dijo: «El muelle sigue»."],
  },
  {
    says: "tras coma, punto y coma, dos puntos o punto va un espacio",
    pattern: /\p{L}[,;:](?!\p{L}+[-_:@\/])\p{L}|\p{Ll}{2}[.?!]\p{Lu}\p{Ll}/u,
    bad: ["el muelle,al norte"],
    good: ["el muelle, al norte, con cache-control:no-store"],
  },
  {
    says: "entre la cifra y su unidad va un espacio",
    pattern: /\d(?: ?[%€‰]| ?°C|(?:km|kg|kWh|GW|MW)(?![\p{L}\d])| (?:M€|h|min|s|m|km|kg|t|MW|GW|kWh)(?![\p{L}\d]))/u,
    bad: ["sube el 3,2% y pesa 30km"],
    good: ["sube el 3,2 % a las 20:30 h"],
  },
  {
    says: "los signos € y % van detrás de la cifra",
    pattern: /(?<!\d[ \u00a0]?)[€%]\s?\d/u,
    bad: ["cuesta €45"],
    good: ["cuesta 45 €"],
  },
  {
    // Three decimals only stand before a percentage, as the euríbor is quoted.
    says: "los miles se separan con punto",
    pattern: /\d,\d{3}(?!\d|\u00a0%)/u,
    bad: ["50,000 viajeros"],
    good: ["50.000 viajeros con el euríbor al 2,218 %"],
  },
  {
    // Versions of programs have a point.
    says: "los decimales se separan con coma",
    pattern:
      /(?<![\d.\/]|versi[oó]n(?:es)? |[Vv]\.?[ \u00a0]?|(?<!\p{L})[Ww]eb )(?<!\p{Lu}\p{L}*[\p{Lu}\d] )\d+\.\d{1,2}(?![\d.])/u,
    bad: ["un 3.5 más"],
    good: ["un 3,5 más por HTTP/1.1", "la versión 3.5 de la web"],
  },
  {
    // In columns of figures, which have decimals or a unit of millions, four digits are set like the others; the five of a
    // postal code have its town behind them, and the nine of a telephone are no count.
    says: "cuatro cifras van sin punto; cinco o más, con él",
    pattern:
      /(?<![\d.])\d\.\d{3}(?![\d.,]|\u00a0M€)|(?<![\d.,:\p{L}/-])(?!\d{5} \p{Lu}|[6-9]\d{8}(?!\d)|\d+\p{Lu})\d{5,}/u,
    bad: ["1.250 viajeros", "12500 viajeros"],
    good: ["1250 viajeros y 12.500 maletas", "calle del Mar, 5, 28013 Madrid; tel. 910000000; CIF B12345678"],
  },
  {
    says: "el signo menos es −, no un guion",
    pattern: /(?<![\p{L}\d])-\d/u,
    bad: ["cae a -0,8"],
    good: ["cae a −0,8"],
  },
  {
    says: "el inciso lleva rayas (—), no guiones",
    pattern: /\s-{1,2}\s|--/u,
    bad: ["el muelle - dijo - sigue"],
    good: ["el muelle —dijo— sigue"],
  },
  {
    says: "los puntos suspensivos son un signo (…) y no hay dos signos seguidos",
    pattern: twoSigns,
    bad: ["y luego...", "el muelle., al norte"],
    good: ["y luego…", "Ana Ñ., poeta, la firma Gil, S. A., etc., abren"],
  },
  {
    says: "las horas van de 0 a 24, con dos puntos",
    pattern: anyOf(
      /\d\s?[ap]\.?\s?m\b\.?/iu,
      /\b\d{1,2}\.\d{2}\s?h\b/iu,
      /\b(?:a|de|desde|hasta|entre|y) las (?:2[5-9]|[3-9]\d|\d{1,2}(?=:[6-9])):\d\d/iu,
      /\bde [012]?\d:[0-5]\d a (?:2[5-9]|[3-9]\d):\d\d/iu,
    ),
    bad: ["a las 8:30 p. m."],
    good: ["a las 20:30"],
  },
  {
    says: "los ordinales llevan punto, 2.º y 3.er, y los grados su propio signo, 36°",
    pattern: /\d[ºª](?! ?C(?!\p{L}))|\d(?:er|ro|do|to|ra|da|ta)(?!\p{L})/u,
    bad: ["el 2º set"],
    good: ["el 2.º set"],
  },
  {
    says: "los grados se escriben con su propio signo y un espacio delante: 36 °C",
    pattern: /\d[ \u00a0]?º ?C(?!\p{L})|\d[ \u00a0]?° C(?!\p{L})/u,
    bad: ["a 36ºC", "a 36 º C", "a 36° C"],
    good: ["a 36 °C", "a 36° y subiendo"],
  },
  {
    says: "° es el signo de los grados: un ordinal o una abreviatura lleva º, como 2.º y n.º",
    pattern:
      /\p{L}\.?°|\d\.°|\d° (?:puesto|lugar|clasificad|set|piso|acto|curso|trimestre|centenario|aniversario|congreso|premio|grado)/u,
    bad: ["la n° 5", "el 2.° set", "el 2° piso"],
    good: ["la n.º 5 y el 2.º piso", "gira 45° a la derecha"],
  },
  {
    // Feasts have a capital.
    says: "los días y los meses van en minúscula",
    pattern: anyOf(
      new RegExp(
        `(?<=[\\p{Ll}\\d,] )(?:${DAYS_ALONE})(?!\\p{L}| Santo| Negro| de (?:Ceniza|Carnaval|Pascua|Gloria))`,
        "u",
      ),
      new RegExp(
        `(?<=\\d de |(?<!\\p{L})(?:en|desde|hasta|el|este|pasado|próximo) )(?:${PEOPLE.join("|")})(?! ?\\p{L})`,
        "u",
      ),
    ),
    bad: ["el 20 de Noviembre", "el 3 de Julio", "abre este Domingo"],
    good: ["el 20 de noviembre", "lo dice Julio a Victoria Abril y a Plácido Domingo el Viernes Santo"],
  },
  {
    says: "después de punto va mayúscula",
    pattern: smallAfterStop,
    bad: ["el muelle. al norte"],
    good: ["el muelle. Al norte", "en la Avda. del Mar, n.º 5, de EE. UU. desde hoy"],
  },
  {
    // What is counted follows a figure that is still missing; «siglo XX» is none.
    says: "una nota de la redacción se quedó en el texto",
    pattern: anyOf(
      /(?<!\p{L})(?:BORRADOR|COMPROBAR|REVISAR|CONFIRMAR|PENDIENTE|OJO|NOTA:|TBD|[Xx]{4,}|xx+|asdf)(?!\p{L})/u,
      /[([](?:comprobar|revisar|confirmar|ojo|faltan? (?:por )?(?:confirmar|comprobar|el dato|la foto)|\?+)(?!\p{L})[^)\]]{0,60}[)\]]/u,
      /(?<!siglos? )(?<!\p{L})(?:X{2,3}|TK)[ \u00a0](?:%|€|mil|millones|euros|personas|años|días|horas|kilómetros|metros|plazas|vecinos|empleos)(?!\p{L})/u,
      /\?{2,}|\. Pendiente de (?:confirmar|comprobar)\./u,
    ),
    bad: ["Da trabajo a XX personas"],
    good: ["Da trabajo a veinte personas en el siglo XX"],
  },
  {
    says: "la agencia va en la firma, no en el texto",
    pattern: /\((?:EFE|Europa Press|Reuters|AFP)\)/iu,
    bad: ["Gijón (EFE)"],
    good: ["El muelle (al norte)"],
  },
  {
    says: "entre millones y lo que se cuenta va «de»",
    pattern: /\bmill(?:ón|ones) (?:euros|dólares|libras|personas|habitantes|toneladas|viajeros|turistas)(?!\p{L})/u,
    bad: ["cuesta tres millones euros"],
    good: ["cuesta tres millones de euros"],
  },
  {
    says: "nada baja más de un 100 %",
    pattern: /(?<![\d.,])(?!100\u00a0)[1-9]\d{2,}(?:,\d+)?\u00a0% menos/u,
    bad: ["cuesta un 120 % menos"],
    good: ["cuesta un 20 % menos, y antes un 120 % más"],
  },
  {
    says: "una letra O está en el lugar de un cero",
    pattern: /\d[oO]\d/u,
    bad: ["abre en 2O28"],
    good: ["abre en 2028 con 10 O más"],
  },
  {
    says: "una palabra se repite seguida",
    pattern: repeatedWord,
    bad: ["en el muelle de de Gijón", "en el muelle norte Norte"],
    good: ["en el muelle de Gijón", "cancel·la la cita", "sí, sí"],
  },
  {
    // UTF-8 read as if it were Latin-1 or Windows-1252: «tambiÃ©n», «Â«», «â€œ».
    says: "tiene letras estropeadas al copiar: vuelve a teclearlas",
    level: "error",
    pattern: /Ã[\u0080-\u00bf\u0192\u0160\u0161\u2018-\u201e\u2020-\u2022]|Â[\u0080-\u00bf]|â€[^\s]?|ï»¿/u,
    bad: ["El muelle tambiÃ©n abre"],
    good: ["Âmbar, São, Ávila, niño, pingüino y «Öland» — 5 €"],
  },
] satisfies Rule[];
