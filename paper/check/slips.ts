/* What a hand used to texts writes on a line of code, and what to write there instead. */

type Slip = readonly [fault: RegExp, says: (found: readonly string[]) => string];

/** Where a value begins. */
const AT = String.raw`[:[{,]\s*`;

/** A figure as code has it: «1,5» is 1.5, «1.018,5» is 1018.5. */
const bare = (figure = "") =>
  (figure.includes(",") ? figure.replaceAll(".", "") : figure).replace(",", ".").replace(/[−–]/, "-");

/** What breaks a line that cannot be read: its texts are taken out of it before, and their quotation marks left. */
const SLIPS: readonly Slip[] = [
  [/(?:^|[\s,])(#|<!--|--)(?!["\d])/, ([, sign]) => `un comentario empieza por //, no por ${sign}`],
  [
    new RegExp(`${AT}(-?\\d{1,3}(?:[ \\u00a0\\u202f'’]\\d{3})+)(?!\\d)`),
    ([, thousands = ""]) => `los miles van juntos: ${thousands.replace(/[^-\d]/g, "")}`,
  ],
  [/(-?\d{1,3}(?:\.\d{3}){2,})/, ([, thousands = ""]) => `los miles van sin punto: ${thousands.replaceAll(".", "")}`],
  [
    new RegExp(`${AT}([-−–]?\\d(?:[\\d.,]*\\d)?)\\s*([%€$‰])`),
    ([, figure, unit]) => `una cifra va sola, sin «${unit}»: ${bare(figure)}`,
  ],
  [
    new RegExp(`${AT}-?\\d[\\d.,]*\\s*(\\p{L}{2,}|M)\\s*(?:[,}\\]]|$)`, "u"),
    ([, unit]) => `una cifra va sola y con todos sus ceros, sin «${unit}»`,
  ],
  [new RegExp(`${AT}[$€]\\s?(\\d[\\d.,]*\\d|\\d)`), ([, figure]) => `una cifra va sola, sin su signo: ${bare(figure)}`],
  [new RegExp(`${AT}(-?\\d+,\\d+)\\s*(?:[,}\\]]|$)`), ([, figure]) => `los decimales van con punto: ${bare(figure)}`],
  [new RegExp(`${AT}[−–—](\\d[\\d.]*)`), ([, figure]) => `el menos de una cifra es el guion corto: -${figure}`],
  [new RegExp(`${AT}0+([1-9]\\d*)\\s*[,}\\]]`), ([, figure]) => `una cifra no empieza por 0: ${figure}`],
  [
    /(?<!\d)[:[,]\s*(?:\d{4}-\d\d-\d\d|\d{1,2}[/-]\d{1,2}[/-]\d{4}|\d{1,2}:\d\d)/,
    () => "los días y las horas van entre comillas rectas",
  ],
  [/[:[,]\s*[“”«»‘’]/, () => 'las comillas que rodean un texto son las rectas: "'],
  [/^\s*(\w+)\s*=/, ([, name]) => `detrás de ${name} van dos puntos, no =`],
  [/^\s*(\w+)\s*"/, ([, name]) => `faltan los dos puntos detrás de ${name}`],
  [/^(?!import|export|\}).*;\s*,?\s*$/, () => "una línea de datos acaba en coma, no en punto y coma"],
];

/** What is wrong with such a line, if it is one of these. */
export function slipIn(line: string): string | undefined {
  const code = line
    .replaceAll('\\"', "")
    .replace(/"[^"]*"/g, '""')
    .replace(/\/\/.*/, "");
  // Where a quotation mark is missing, what stands there may be the text itself.
  if (code.split('"').length % 2 === 0) return undefined;
  for (const [fault, says] of SLIPS) {
    const found = fault.exec(code);
    if (found) return says(found);
  }
  return undefined;
}

/** What a word that is no text was meant for. */
export function wordMeant(word: string): string {
  if (/^(?:true|s[ií]|verdadero|yes)$/i.test(word)) return "se escribe true, en minúsculas y sin comillas";
  if (/^(?:false|no|falso)$/i.test(word)) return "se escribe false, en minúsculas y sin comillas";
  if (/^(?:null|undefined|none|nada|nan)$/i.test(word)) return "no es ningún valor: borra el campo entero";
  return "no está entre comillas: los textos van entre comillas rectas";
}
