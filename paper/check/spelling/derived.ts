/*
 * Words that Spanish makes of others, which its dictionary, made for another purpose, has only in part: «escríbelo»,
 * «recordarles», «creativamente», «botellita», «riquísimo», «exministra».
 */

/** Whether a word, in small letters, is in the dictionary. */
type Has = (word: string) => boolean;

const ACCENTS: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ú: "u" };

const unaccented = (word: string): string => word.replace(/[áéíóú]/g, (vowel) => ACCENTS[vowel] ?? vowel);

/** A word with pronouns at its end, and words of that kind with what each is made of. */
export const PRONOUNS = {
  pattern: /^(.{2,}?)(?:(?:[mts]e|n?os)l[aeo]s?|se(?:me|te|nos|os)|[mts]e|n?os|l[aeo]s?)$/u,
  made: {
    ...{ recordarles: "recordar", dándoselas: "dando", escríbelo: "escribe", vámonos: "vamos", sentémonos: "sentemos" },
    ...{ decírtelo: "decir", cómpramelo: "compra", mírame: "mira", véndanselos: "vendan", traérnosla: "traer" },
    ...{ olvidárseme: "olvidar", írsete: "ir", escapársenos: "escapar", olvidárseos: "olvidar" },
  },
};

/** A verb with its pronouns: an infinitive, or what has moved its stress to a vowel that now shows it. */
function withPronouns(word: string, has: Has): boolean {
  const [, verb = ""] = PRONOUNS.pattern.exec(word) ?? [];
  const isInfinitive = /[aeiíáé]r$/u.test(verb);
  if (!isInfinitive && unaccented(verb) === verb) return false;
  // «Vámonos», «sentaos» have lost their last letter.
  return [verb, unaccented(verb), `${unaccented(verb)}s`].some(has);
}

/** How a noun or an adjective may have ended before it was made small or great. */
const ENDINGS = ["", "o", "a", "e", "os", "as", "es"];

/** A word that is made small or great, with words of that kind. */
export const SUFFIXES = {
  pattern: /^(.{2,}?)(?:e?c?(?:it|ill)[oa]s?|ísim[oa]s?)$/u,
  made: {
    ...{ botellita: "botella", chiquito: "chico", laguito: "lago", vocecita: "voz", farolillos: "farol" },
    ...{ pececillo: "pez", larguísimas: "largo", riquísimo: "rico", ferocísimo: "feroz" },
  },
};

/** Before another vowel a letter may be written otherwise: «chica», «chiquita»; «lago», «laguito»; «voz», «vocecita». */
const spelt = (stem: string): string[] => [
  stem,
  stem.replace(/qu$/, "c"),
  stem.replace(/gu$/, "g"),
  stem.replace(/c$/, "z"),
];

function madeSmallOrGreat(word: string, has: Has): boolean {
  const [, stem = ""] = SUFFIXES.pattern.exec(word) ?? [];
  return stem !== "" && spelt(stem).some((base) => ENDINGS.some((ending) => has(base + ending)));
}

const PREFIXES =
  "agro anti archi auto bio ciber contra des eco electro euro ex extra foto geo hidro hiper infra inter intra macro maxi mega " +
  "micro mini mono multi nano narco neo neuro pluri poli pos post pre pseudo psico re retro semi seudo sobre socio sub super " +
  "tecno tele termo trans tri ultra vice video";

export const PREFIXED = {
  pattern: new RegExp(`^(?:${PREFIXES.replaceAll(" ", "|")})(.{5,})$`, "u"),
  made: {
    ...{ exministra: "ministra", subdirector: "director", prerrománico: "románico", semifinal: "final" },
    ...{ antirrobos: "robos", ultraligero: "ligero", macroconcierto: "concierto", ciberataque: "ataque" },
  },
};

/** An r within a word that began another is written twice: «prerrománico». */
function prefixed(word: string, has: Has): boolean {
  const [, rest = ""] = PREFIXED.pattern.exec(word) ?? [];
  return rest !== "" && (has(rest) || (rest.startsWith("rr") && has(rest.slice(1))));
}

const VOWELS: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ó", u: "ú" };

/** Whether it is a word whose accent is missing, or on another vowel: «despues» is not made of «pues». */
function isMisaccented(word: string, has: Has): boolean {
  const bare = unaccented(word);
  const accented = Array.from(
    bare,
    (letter, at) => bare.slice(0, at) + (VOWELS[letter] ?? letter) + bare.slice(at + 1),
  );
  return [bare, ...accented].some((form) => form !== word && has(form));
}

/** Whether a word in small letters is made of one that is known. */
export function isDerived(word: string, has: Has): boolean {
  const isAdverb = word.endsWith("mente") && has(word.slice(0, -5));
  const isMade = isAdverb || withPronouns(word, has) || madeSmallOrGreat(word, has) || prefixed(word, has);
  return isMade && !isMisaccented(word, has);
}
