/*
 * What a Spanish word is, for all that spells, counts or compares words, or looks where a sentence ends.
 */

/** Words cut short, in small letters and without their point, which ends no sentence: «Avda. del Mar», «pág. 5». */
const CUT_SHORT: ReadonlySet<string> = new Set(
  (
    "abr adm admón apdo aprox art arts asoc av avda ayto bco bda bibl c cap caps cf cía cód col comte coord cra ctra " +
    "dcha depto dguez dic dir dña dpto dr dra dras dres ed edif eds ej esc esq etc excma excmo excmos exp expte ext " +
    "fca fdez fdo feb fig figs glez gob gral gta hab hdez hna hnas hno hnos ilma ilmo ilmos imp ind ing intr izda izq " +
    "izqda izqdo lic ltda ltdo máx mín mons mr mrs mtnez mtro nov ntra ntro núm núms oct op p pág págs párr pdta pdte " +
    "pl plza pol pp ppal prof profa pról prov pte pto pza rda ref reg rguez rte rvda rvdo s sept sig sigs sr sra sras " +
    "sres srta srtas ss sta sto stos tel teléf tfno tít trad ud uds univ urb v vd vda vds vid vol vols vs"
  ).split(" "),
);

/** A letter or a figure. */
const SIGN = String.raw`[\p{L}\p{M}\p{N}]`;

/**
 * «n.º», «n.os», «M.ª», «Sr.ª», «3.er», «2.os»; «EE. UU.», «CC. AA.»; «S. A.», «p. ej.», «J. R. R.»; then what is held together:
 * «L’Hospitalet», «Marcel·lí», «franco-español», «1.250,5», «20:30», «COVID-19», soft hyphens; with the point behind it.
 */
const WORD = new RegExp(
  [
    String.raw`\p{L}{1,4}\.(?:[ºª]s?|[oa]s)(?!${SIGN})|\d+\.(?:[ºª]|er|os?|as?)(?!${SIGN})`,
    String.raw`\p{Lu}{2}\.\s?\p{Lu}{2}\.`,
    String.raw`\p{L}\.(?:\s?\p{L}{1,2}\.)+`,
    String.raw`${SIGN}+(?:(?:[’·\u00ad-]|(?<=\d)[.,:](?=\d))${SIGN}+)*\.?`,
  ].join("|"),
  "gu",
);

/** A word, without soft hyphens and with the point of an abbreviation, and where in its text it begins and ends. */
export type Word = { word: string; from: number; to: number };

/** Whether the point behind some letters is theirs: they are cut short, or a single capital, as of a name. */
const isCutShort = (letters: string): boolean => /^\p{Lu}$/u.test(letters) || CUT_SHORT.has(letters.toLowerCase());

/** The words of a text, figures among them, in its order. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: found, index }) => {
    const letters = found.replace(/\.$/, "");
    const owns = letters === found || /\.\s?\p{L}/u.test(letters) || isCutShort(letters);
    const word = owns ? found : letters;
    return { word: word.replaceAll("\u00ad", "").replace(/\s/g, " "), from: index, to: index + word.length };
  });

/** Where in a text a point ends a sentence: it is no figure's, and no abbreviation's. */
export function stopsIn(text: string): number[] {
  const words = wordsIn(text);
  return [...text.matchAll(/\./g)].flatMap(({ index }) =>
    words.some(({ from, to }) => from <= index && index < to) ? [] : [index],
  );
}

/** In small letters and without accents: how words are compared that may have been written otherwise. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words of a text so folded. */
export const plainWords = (text: string): string[] => wordsIn(text).map(({ word }) => folded(word));
