/** Who may sign, as data/newspaper.ts lists them. */
export type Author = {
  name: string;
  role?: string | undefined;
  /** The page about them. */
  page?: string | undefined;
  /** An agency, a desk, a firm: nobody in person. */
  organization?: boolean | undefined;
};

/** A piece of a byline as it is printed: somebody who signs, by what the newspaper says of them, or the words between two. */
type Piece = { words: string; signs?: Author };

/** What may stand between two who sign, in bylines of two, and the like of one alone; «y» is «e» before an i. */
export const BETWEEN = {
  pattern: /(,? y |,? e (?=h?[ií])|, |\s?[/;|&]\s?)/iu,
  tells: [
    ...["Ana Gil y Luis Sanz", "Ana Gil, y Luis Sanz", "Luis Sanz e Inés Font", "Luis Sanz, e Hilaria Font"],
    ...["Ana Gil, Luis Sanz", "Ana Gil; Luis Sanz", "Ana Gil & Luis Sanz", "Luis Sanz | EFE", "Luis Sanz/EFE"],
  ],
  silent: ["Ana Gil-Font", "Manuel Teixeira e Sousa", "Redacción de Economía"],
};

/** Whether words may be somebody's whole name: a surname alone, as in «Ramón y Cajal», is only one where a name beside it is known. */
function isName(words: string, separator: string, besideKnown: boolean): boolean {
  if (!/^\p{Lu}/u.test(words)) return false;
  const isWhole = words.includes(" ") || words === words.toUpperCase();
  return isWhole || besideKnown || separator.includes("/");
}

/**
 * A byline parted into those who sign it and the words between them; joined again it is the byline, letter by letter.
 * «Ana Gil y Luis Sanz» are two; «Santiago Ramón y Cajal», or whoever `authors` lists under such a name, is one.
 */
export function piecesOf(byline: string, authors: readonly Author[] = []): Piece[] {
  const listed = (name: string) => authors.find((author) => author.name === name);
  const whole = listed(byline);
  if (whole) return [{ words: byline, signs: whole }];
  const parts = byline.split(BETWEEN.pattern);
  const known = parts.some((part) => listed(part));
  const pieces: Piece[] = [{ words: parts[0] ?? "" }];
  for (let at = 1; at < parts.length; at += 2) {
    const [separator = "", words = ""] = parts.slice(at, at + 2);
    const last = pieces.at(-1);
    if (isName(words, separator, known)) pieces.push({ words: separator }, { words });
    else if (last) last.words += separator + words;
  }
  return pieces.map(({ words }, at) => (at % 2 === 0 ? { words, signs: listed(words) ?? { name: words } } : { words }));
}

/** Those who sign, in the byline's order. */
export const signatoriesOf = (byline: string, authors?: readonly Author[]): Author[] =>
  piecesOf(byline, authors).flatMap(({ signs }) => signs ?? []);
