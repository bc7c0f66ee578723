import type { Classes } from "./kerning";

/*
 * A GPOS table with nothing but kerning by classes of glyphs, as the OpenType specification
 * writes it: https://learn.microsoft.com/en-us/typography/opentype/spec/gpos
 */

const X_ADVANCE = 0x0004;

/** Numbers of two bytes each; those under zero as their complement. */
function words(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt16BE(number & 0xffff, 2 * index));
  return bytes;
}

const tag = (name: string) => Buffer.from(name, "latin1");

/** A table in which parts follow a head that holds how far each is from its beginning. */
function withParts(head: (places: number[]) => Buffer, parts: readonly Buffer[]): Buffer {
  let at = head(parts.map(() => 0)).length;
  const places = parts.map((part) => (at += part.length) - part.length);
  return Buffer.concat([head(places), ...parts]);
}

const coverage = (glyphs: readonly number[]) =>
  words(1, glyphs.length, ...[...glyphs].sort((one, other) => one - other));

/** The class of each glyph, as its place in the list; the first class is that of all glyphs not named. */
function classes([, ...named]: readonly (readonly number[])[]): Buffer {
  const members = named.flatMap((glyphs, index) => glyphs.map((glyph) => ({ glyph, number: index + 1 })));
  const ranges: { first: number; last: number; number: number }[] = [];
  for (const { glyph, number } of members.sort((one, other) => one.glyph - other.glyph)) {
    const range = ranges.at(-1);
    if (range?.last === glyph - 1 && range.number === number) range.last = glyph;
    else ranges.push({ first: glyph, last: glyph, number });
  }
  return words(2, ranges.length, ...ranges.flatMap(({ first, last, number }) => [first, last, number]));
}

/** The one subtable: for the first glyph's class and the second's, what is added to the first's advance. */
function pairs({ lefts, rights, values }: Classes): Buffer {
  // On the left no glyph is of the first class but those it names: the coverage lists them all. On the right it is all that are not kerned.
  const second: number[][] = [[], ...rights];
  const grid = words(...values.flatMap((row) => [0, ...row]));
  return withParts(
    ([covered = 0, left = 0, right = 0]) =>
      Buffer.concat([words(2, covered, X_ADVANCE, 0, left, right, lefts.length, second.length), grid]),
    [coverage(lefts.flat()), classes(lefts), classes(second)],
  );
}

/** One script whose only language has the one feature there is. */
const SCRIPT = words(4, 0, 0, 0xffff, 1, 0);

/** The GPOS table of a kerning, for Latin and for text of no script. */
export function gposOf(kerning: Classes): Buffer {
  const scripts = withParts(
    ([one = 0, other = 0]) => Buffer.concat([words(2), tag("DFLT"), words(one), tag("latn"), words(other)]),
    [SCRIPT, SCRIPT],
  );
  const features = withParts(([at = 0]) => Buffer.concat([words(1), tag("kern"), words(at)]), [words(0, 1, 0)]);
  const lookup = withParts(([at = 0]) => words(2, 0, 1, at), [pairs(kerning)]);
  const lookups = withParts(([at = 0]) => words(1, at), [lookup]);
  return withParts((places) => words(1, 0, ...places), [scripts, features, lookups]);
}
