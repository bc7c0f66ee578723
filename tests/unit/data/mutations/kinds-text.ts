import { isHashtag, isProse, mayBeEmpty } from "./fields";
import { given, wrongValues, type Kind } from "./mutation";
import type { Site } from "./walk";

/** Texts long enough to have a middle; descriptions for searches have lengths of their own. */
const isLine = (site: Site) => isProse(site) && String(site.value).length >= 6;
const isOrdinary = (site: Site) => isLine(site) && !site.path.includes("search") && site.key !== "unit";

const CODES = { long: 10_000 };

/** The text with its fourth letter made something else, so that its length stays. */
const inside = (sign: string) => (site: Site) =>
  `${String(site.value).slice(0, 3)}${sign}${String(site.value).slice(4)}`;
const insides = (...signs: string[]) => signs.map(inside);

const filled = (words: string, length: number) =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length - 1) + "o";

/** Texts that cannot be printed, or should not. */
export const textKinds: readonly Kind[] = [
  wrongValues("an empty text", (site) => isProse(site) && !mayBeEmpty(site), given(""), /^"" está vacío$/),
  wrongValues("only spaces", isProse, given(" ", "   ", "\u00a0 ", "\u2003"), /está vacío$/),
  wrongValues(
    "a space before or after",
    isLine,
    [
      (site) => ` ${inside("n")(site).slice(1)}`,
      (site) => `${inside("n")(site).slice(0, -1)} `,
      (site) => `${inside("n")(site).slice(0, -1)}\u00a0`,
    ],
    /empieza o acaba con un espacio$/,
  ),
  wrongValues(
    "control characters and line breaks",
    isLine,
    insides("\n", "\r", "\t", "\0", "\u0008", "\u001b", "\u007f", "\u0085", "\u2028", "\u2029"),
    /tiene un salto de línea, un tabulador u otro signo que no se imprime$/,
  ),
  wrongValues(
    "signs that turn the line round",
    isLine,
    insides("\u202e", "\u202d", "\u2066", "\u2067", "\u2069", "\u200f", "\u200e", "\u061c"),
    /tiene un signo invisible, U\+[0-9A-F]{4}: vuelve a teclear esas palabras$/,
  ),
  wrongValues(
    "signs of no width",
    isLine,
    insides("\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u180e", "\u034f", "\u3164", "\u{e0041}"),
    /tiene un signo invisible, U\+[0-9A-F]{4,5}: vuelve a teclear esas palabras$/,
  ),
  wrongValues(
    "halves of characters, and what is none",
    isLine,
    insides("\ud83d", "\udc1f", "\ufffd", "\ufffe", "\uffff", "\ue000"),
    /tiene un signo roto, U\+[0-9A-F]{4}: se esperaba una letra o un signo corriente$/,
  ),
  wrongValues(
    "heaps of accents",
    isLine,
    insides("a\u0301\u0302\u0303\u0304\u0305", "o\u0336\u0337\u0338\u0334"),
    /tiene tildes o marcas que no están sobre una letra$/,
    8,
  ),
  wrongValues(
    "ten thousand characters",
    isProse,
    [() => filled("Sube la marea en el puerto. ", CODES.long)],
    /tiene 10000 caracteres y caben \d+$/,
  ),
  wrongValues(
    "a word that no line holds",
    isOrdinary,
    [() => "a".repeat(60), () => `Lonja ${"ja".repeat(30)}`],
    /(tiene una palabra de 60 letras y caben 45|tiene 6\d caracteres y caben \d+)$/,
  ),
  wrongValues(
    "a quotation mark without its pair",
    isOrdinary,
    insides("«", "»", "“", "”"),
    /tiene una comilla sin su pareja: [«»“”]$/,
  ),
  wrongValues(
    "quotation marks that the page sets",
    (site) =>
      (site.key === "quote" && typeof site.value === "string") || (site.key === "text" && site.path.includes("quote")),
    given("«Todo entre comillas.»", "“Todo entre comillas.”"),
    /lleva sus comillas o su punto final, que los pone la página$/,
    4,
  ),
  wrongValues(
    "a hashtag that is none",
    isHashtag,
    given("Presupuestos", "#dos palabras", "#", "#<b>", "##Dos", "#a-b"),
    /no es una etiqueta como /,
    10,
  ),
  wrongValues(
    "descriptions that results would cut",
    (site) => site.path[0] === "search" && site.key === "description",
    given(filled("Noticias de hoy. ", 109), filled("Noticias de hoy. ", 156)),
    /tiene (109 caracteres y necesita al menos 110|156 caracteres y caben 155)$/,
    6,
  ),
];
