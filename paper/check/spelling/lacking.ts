import { KNOWN_NAMES } from "./known-names";

/** Spanish words, from the Academy's dictionary but for a few of the day, that RLA-ES lacks; their plurals are made of them. */
const SINGULAR = `
  adviento alzhéimer ambidiestra ambidiestro apalancamiento arrugón bailaora balompié bibliobús bipartidismo bonobús
  búmeran buñuelo cantaor cantaora cavernícola chupetón comisariada córner dana desalinizadora desokupación
  disfrutable disquisición emoji empleabilidad empoderamiento entrecot espeleóloga espeleólogo esprínter
  esquizofrénica esquizofrénico ferri filarmónica filarmónico funcionariado gazatí gentrificación glacé hemofílica
  hemofílico hipocondriaca hipocondriaco impregnante inadaptación inconfesada inconfesado indetectable kamikaze kiwi
  kosovar laboralista ludopatía maillot manomanista mantra megalomanía metate museística museístico omnívora omnívoro
  oncología pádel paleografía panojo panzón párkinson parkinsoniana parkinsoniano parlanchín parlanchina pastorada
  pibe picardía pirómana pirómano pódcast póker prestidigitación pulsión puñeta requesón robótico saharaui selfi
  señorón soberanista solterón solterona talión tamal tecnócrata telequinesis telúrica telúrico tiñosa tiñoso trompón
  viñadero yihadista yoga yogui
`;

/** «Parlanchín» loses its accent where it becomes «parlanchines». */
const UNACCENTED: Readonly<Record<string, string>> = { ó: "o", í: "i" };

const pluralOf = (word: string): string =>
  /[aeiouéí]$/.test(word) ? `${word}s` : `${word.replace(/[óí](?=n$)/, (vowel) => UNACCENTED[vowel] ?? vowel)}es`;

/** Those words and their plurals, and the names that any newspaper prints. */
export const LACKING: ReadonlySet<string> = new Set([
  ...SINGULAR.trim()
    .split(/\s+/)
    .flatMap((word) => [word, pluralOf(word)]),
  ...KNOWN_NAMES,
]);
