import type { Kerning } from "./pairs";

/*
 * Kerning that one can see: pairs that a text can have, one value for all the weights. It
 * does not depend on what an edition says: the files would change every day, and readers
 * would have to fetch them again.
 */

/** A glyph, and what its neighbours can be. */
export type Letter = { glyph: number; kind: Kind; sign: string };
type Kind = "small" | "capital" | "digit" | "space" | "sign";

/** Before a word, after it, and within it or between two. */
const OPENING = "«“‘¿¡(\"'-–—/·&";
const CLOSING = "»”’.,;:…!?)\"'-–—/·%²&";
const BEFORE_WORDS = `${OPENING}’.,:+−°`;
const AFTER_DIGITS = "°′";

/** What a character is to its neighbours. */
export function kindOf(sign: string): Kind {
  if (/\s/.test(sign)) return "space";
  if (/\d/.test(sign)) return "digit";
  if (/[\p{Ll}ºª]/u.test(sign)) return "small";
  return /\p{Lu}/u.test(sign) ? "capital" : "sign";
}

const WORDS: ReadonlySet<string> = new Set([
  "small small",
  "capital small",
  "capital capital",
  "capital digit",
  "digit digit",
  "digit small",
]);

/** Whether Spanish, or a name in it, sets the two side by side. */
function canMeet(left: Letter, right: Letter): boolean {
  if (left.kind === "space") return right.kind !== "sign" || OPENING.includes(right.sign);
  if (right.kind === "space") return left.kind !== "sign" || CLOSING.includes(left.sign);
  if (left.kind === "sign" && right.kind === "sign")
    return [OPENING, CLOSING].some((signs) => signs.includes(left.sign) && signs.includes(right.sign));
  if (left.kind === "sign") return BEFORE_WORDS.includes(left.sign);
  if (right.kind === "sign")
    return CLOSING.includes(right.sign) || (left.kind === "digit" && AFTER_DIGITS.includes(right.sign));
  return WORDS.has(`${left.kind} ${right.kind}`);
}

/** In thousandths of an em: what is less nobody sees, and values are brought to a multiple of the step. */
const LEAST = 2;
const STEP = 3;

/** How far a value may be from that of its class, in thousandths of an em: a fifth of a pixel in the largest headline. */
const TOLERANCE = 3;

/** Glyphs that are kerned alike, and the value with each class of the other side. */
export type Classes = { lefts: number[][]; rights: number[][]; values: number[][] };

/** Letters whose values are nearly the same, and between what bounds these are. */
type Group = { kind: Kind; members: number[]; lows: number[]; highs: number[] };

function grouped(rows: readonly (readonly number[])[], letters: readonly Letter[], tolerance: number): Group[] {
  const groups: Group[] = [];
  letters.forEach(({ kind }, index) => {
    const row = rows[index] ?? [];
    if (row.every((value) => value === 0)) return;
    const widened = (group: Group) => ({
      lows: row.map((value, column) => Math.min(value, group.lows[column] ?? value)),
      highs: row.map((value, column) => Math.max(value, group.highs[column] ?? value)),
    });
    const alike = groups.find((group) => {
      const { lows, highs } = widened(group);
      return group.kind === kind && highs.every((high, column) => high - (lows[column] ?? high) <= 2 * tolerance);
    });
    if (alike) Object.assign(alike, widened(alike)).members.push(index);
    else groups.push({ kind, members: [index], lows: [...row], highs: [...row] });
  });
  return groups;
}

const middles = ({ lows, highs }: Group) => lows.map((low, column) => (low + (highs[column] ?? low)) / 2);

const turned = (rows: readonly (readonly number[])[], columns: number) =>
  Array.from({ length: columns }, (_, column) => rows.map((row) => row[column] ?? 0));

/**
 * Brings the kerning of several weights to one, in classes.
 * @param weights the kerning at each weight that is printed
 * @param em the font's units in an em
 */
export function visibleKerning(letters: readonly Letter[], weights: readonly Kerning[], em: number): Classes {
  const unit = em / 1000;
  const printed = (value: number) =>
    Math.abs(value) < LEAST * unit ? 0 : Math.round(Math.round(value / (STEP * unit)) * STEP * unit);
  const rows = letters.map((left) =>
    letters.map((right) => {
      if (!canMeet(left, right)) return 0;
      const values = weights.map((kerning) => kerning(left.glyph, right.glyph));
      return printed((Math.min(...values) + Math.max(...values)) / 2);
    }),
  );
  const lefts = grouped(rows, letters, TOLERANCE * unit);
  const rights = grouped(turned(lefts.map(middles), letters.length), letters, TOLERANCE * unit);
  const glyphs = ({ members }: Group) => members.flatMap((index) => letters[index]?.glyph ?? []);
  return {
    lefts: lefts.map(glyphs),
    rights: rights.map(glyphs),
    values: turned(rights.map(middles), lefts.length).map((row) => row.map(printed)),
  };
}
