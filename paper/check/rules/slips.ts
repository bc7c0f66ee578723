import type { Rule } from "./rule";

/*
 * What a hand used to texts writes on a line of code, and what to write there instead; the first that fits first. $1 and $2
 * in what is said are what the pattern has found.
 */

type SlipRule = Pick<Rule, "says" | "bad" | "good"> & { pattern: RegExp };

/** On a line of code, whose texts are left out. */
export const LINES = [
  {
    says: "un comentario empieza por //, no por $1",
    pattern: /(?:^|[\s,])(#|<!--|--)(?!["\d])/u,
    bad: ["  # la foto, mañana", "  <!-- la foto -->"],
    good: ['  colour: "#4b3fa7",', "  // la foto"],
  },
  {
    says: "los miles van juntos: $1",
    pattern: /[:[{,]\s*(-?\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+)(?!\d)/u,
    bad: ["  views: 18 417,", "  views: 18'417,"],
    good: ["  views: 18417,", "  series: [18, 417],"],
  },
  {
    says: "los miles van sin punto: $1",
    pattern: /(-?\d{1,3}(?:\.\d{3}){2,})/u,
    bad: ["  views: 1.018.420,"],
    good: ["  views: 1018420,", "  value: 1.5,"],
  },
  {
    says: "una cifra va sola, sin «$2»: $1",
    pattern: /[:[{,]\s*([-−–]?\d(?:[\d.,]*\d)?)\s*([%€$‰])/u,
    bad: ["  change: 3,2 %,", "  price: 6€,"],
    good: ["  change: 3.2,"],
  },
  {
    says: "una cifra va sola y con todos sus ceros, sin «$1»",
    pattern: /[:[{,]\s*-?\d[\d.,]*\s*(\p{L}{2,}|M)\s*(?:[,}\]]|$)/u,
    bad: ["  funding: 6 millones,", "  funding: 6M,"],
    good: ["  funding: 6000000,", '  open: "6 millones",'],
  },
  {
    says: "una cifra va sola, sin su signo: $1",
    pattern: /[:[{,]\s*[$€]\s?(\d[\d.,]*\d|\d)/u,
    bad: ["  price: $6,", "  price: € 6.5,"],
    good: ["  price: 6,"],
  },
  {
    says: "los decimales van con punto: $1",
    pattern: /[:[{,]\s*(-?\d+,\d+)\s*(?:[,}\]]|$)/u,
    bad: ["  change: 3,2"],
    good: ["  change: 3.2,", "  series: [3, 2],"],
  },
  {
    says: "el menos de una cifra es el guion corto: $1",
    pattern: /[:[{,]\s*([−–—]\d[\d.]*)/u,
    bad: ["  change: −0.8,", "  change: –3,"],
    good: ["  change: -0.8,"],
  },
  {
    says: "una cifra no empieza por 0: $1",
    pattern: /[:[{,]\s*0+([1-9]\d*)\s*[,}\]]/u,
    bad: ["  minute: 07,"],
    good: ["  minute: 7,", "  change: 0.7,"],
  },
  {
    says: "los días y las horas van entre comillas rectas",
    pattern: /(?<!\d)[:[,]\s*(?:\d{4}-\d\d-\d\d|\d{1,2}[\/-]\d{1,2}[\/-]\d{4}|\d{1,2}:\d\d)/u,
    bad: ["  date: 2026-11-20,", "  date: 20/11/2026,", "  time: 20:30,"],
    good: ['  date: "2026-11-20",'],
  },
  {
    says: 'las comillas que rodean un texto son las rectas: "',
    pattern: /[:[,]\s*[“”«»‘’]/u,
    bad: ["  title: “El muelle”,", "  title: «El muelle»,"],
    good: ['  title: "«El muelle»",'],
  },
  {
    says: "detrás de $1 van dos puntos, no =",
    pattern: /^\s*(\w+)\s*=/u,
    bad: ['  title = "El muelle",'],
    good: ['  title: "El muelle",'],
  },
  {
    says: "faltan los dos puntos detrás de $1",
    pattern: /^\s*(\w+)\s*"/u,
    bad: ['  title "El muelle",'],
    good: ['  title: "El muelle",'],
  },
  {
    says: "una línea de datos acaba en coma, no en punto y coma",
    pattern: /^(?!import|export|\}).*;\s*,?\s*$/u,
    bad: ['  title: "El muelle";'],
    good: ['  title: "El muelle",', 'import type { HomeInput } from "@/schema/home";'],
  },
] satisfies SlipRule[];

/** What else is behind a line that cannot be read; the last fits any. */
export const CAUSES = [
  {
    says: "sobra o falta una comilla",
    pattern: /^[^"]*(?:"[^"]*"[^"]*)*"[^"]*$/u,
    bad: ['  title: "El muelle,'],
    good: ['  title: "El muelle",'],
  },
  {
    says: "falta una coma antes de $1",
    pattern: /"\s+([A-Za-z]\w*):\s/u,
    bad: ['  title: "El muelle" author: "Ana Gil",'],
    good: ['  title: "El muelle", author: "Ana Gil",'],
  },
  {
    says: "un texto tiene comillas rectas por dentro: ponlas latinas, «»",
    pattern: /"\s*[\p{L}\d]/u,
    bad: ['  title: "El "muelle" norte",'],
    good: ['  title: "El «muelle» norte",'],
  },
  {
    says: "el archivo acaba antes de tiempo: falta cerrar una llave, un corchete o un paréntesis",
    pattern: /^\s*$/u,
    bad: [""],
    good: ["}"],
  },
  {
    says: "sobra o falta una coma, una llave o un corchete, aquí o en la línea anterior",
    pattern: /^/u,
    bad: ["  ]],"],
    good: [],
  },
] satisfies SlipRule[];

/** What a word that is no text was meant for; the last fits any. */
export const WORDS = [
  {
    says: "se escribe true, en minúsculas y sin comillas",
    pattern: /^(?:true|s[ií]|verdadero|yes)$/iu,
    bad: ["True", "sí"],
    good: ["verdad"],
  },
  {
    says: "se escribe false, en minúsculas y sin comillas",
    pattern: /^(?:false|no|falso)$/iu,
    bad: ["FALSE", "no"],
    good: ["nota"],
  },
  {
    says: "no es ningún valor: borra el campo entero",
    pattern: /^(?:null|undefined|none|nada|nan)$/iu,
    bad: ["None", "nada"],
    good: ["nadar"],
  },
  { says: "no está entre comillas: los textos van entre comillas rectas", pattern: /^/u, bad: ["Política"], good: [] },
] satisfies SlipRule[];
