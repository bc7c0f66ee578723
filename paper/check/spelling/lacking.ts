/** Spanish words, from the Academy's dictionary but for a few of the day, that RLA-ES lacks; their plurals are made of them. */
const SINGULAR = `
  adviento alzhéimer ambidiestra ambidiestro apalancamiento arrugón bailaora balompié bibliobús bipartidismo bonobús
  búmeran buñuelo cantaor cantaora cavernícola comisariada córner dana desalinizadora desokupación disquisición emoji
  empleabilidad empoderamiento entrecot espeleóloga espeleólogo esprínter esquizofrénica esquizofrénico ferri
  filarmónica filarmónico funcionariado gazatí gentrificación hemofílica hemofílico hipocondriaca hipocondriaco
  impregnante inadaptación inconfesada inconfesado indetectable kiwi kosovar laboralista ludopatía maillot manomanista
  mantra megalomanía museística museístico omnívora omnívoro oncología pádel paleografía panojo panzón parkinsoniana
  parkinsoniano párkinson parlanchín parlanchina pastorada pibe picardía pirómana pirómano póker prestidigitación
  pódcast puñeta pulsión requesón robótico saharaui selfi señorón soberanista solterón solterona talión tamal
  tecnócrata telequinesis telúrica telúrico tiñosa tiñoso trompón viñadero yihadista yoga yogui
`;

/** «Parlanchín» loses its accent where it becomes «parlanchines». */
const UNACCENTED: Readonly<Record<string, string>> = { ó: "o", í: "i" };

const pluralOf = (word: string): string =>
  /[aeiouéí]$/.test(word) ? `${word}s` : `${word.replace(/[óí](?=n$)/, (vowel) => UNACCENTED[vowel] ?? vowel)}es`;

/** Those words and their plurals. */
export const LACKING: ReadonlySet<string> = new Set(
  SINGULAR.trim()
    .split(/\s+/)
    .flatMap((word) => [word, pluralOf(word)]),
);
