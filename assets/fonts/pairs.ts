/** By how much the second of two glyphs moves, in the font's units; 0 for most. */
export type Kerning = (left: number, right: number) => number;

/*
 * Reads the pair adjustments of a GPOS table, as the OpenType specification writes them:
 * https://learn.microsoft.com/en-us/typography/opentype/spec/gpos
 */

const EXTENSION = 9;
const PAIRS = 2;

/** The advance of the first glyph: what kerning changes in a script that runs to the right. */
const X_ADVANCE = 0x0004;

/** The fields a value record has, two bytes each. */
const fieldsIn = (format: number) => format.toString(2).replaceAll("0", "").length;

/** Where in a value record the advance stands, in bytes; undefined if it has none. */
const advanceIn = (format: number) => (format & X_ADVANCE ? 2 * fieldsIn(format & (X_ADVANCE - 1)) : undefined);

/** Glyphs and a number for each, from either format of a coverage or class table. */
function numbered(table: Buffer, first: number, perGlyph: (at: number, index: number) => number): Map<number, number> {
  const numbers = new Map<number, number>();
  for (let index = 0; index < table.readUInt16BE(first - 2); index++) {
    const at = first + 6 * index;
    for (let glyph = table.readUInt16BE(at); glyph <= table.readUInt16BE(at + 2); glyph++)
      numbers.set(glyph, perGlyph(at, glyph - table.readUInt16BE(at)));
  }
  return numbers;
}

/** Where in its coverage table a glyph stands. */
function coverage(table: Buffer): Map<number, number> {
  if (table.readUInt16BE(0) === 2) return numbered(table, 4, (at, index) => table.readUInt16BE(at + 4) + index);
  return new Map(
    Array.from({ length: table.readUInt16BE(2) }, (_, index) => [table.readUInt16BE(4 + 2 * index), index]),
  );
}

/** The class of each glyph that has one; the others are of class 0. */
function classes(table: Buffer): Map<number, number> {
  if (table.readUInt16BE(0) === 2) return numbered(table, 4, (at) => table.readUInt16BE(at + 4));
  const first = table.readUInt16BE(2);
  return new Map(
    Array.from({ length: table.readUInt16BE(4) }, (_, index) => [first + index, table.readUInt16BE(6 + 2 * index)]),
  );
}

/** What a subtable says of two glyphs: undefined where the next one is asked. */
type Subtable = (left: number, right: number) => number | undefined;

/** Lists of second glyphs for each first. */
function listed(table: Buffer, covered: Map<number, number>, value: (at: number) => number, size: number): Subtable {
  const lists = new Map(
    [...covered].map(([left, index]) => {
      const set = table.readUInt16BE(10 + 2 * index);
      const seconds = Array.from({ length: table.readUInt16BE(set) }, (_, entry) => set + 2 + entry * (2 + size));
      return [left, new Map(seconds.map((at) => [table.readUInt16BE(at), value(at + 2)]))];
    }),
  );
  return (left, right) => lists.get(left)?.get(right);
}

/** One value for each class of first glyphs and each of second. */
function classed(table: Buffer, covered: Map<number, number>, value: (at: number) => number, size: number): Subtable {
  const lefts = classes(table.subarray(table.readUInt16BE(8)));
  const rights = classes(table.subarray(table.readUInt16BE(10)));
  const columns = table.readUInt16BE(14);
  return (left, right) =>
    covered.has(left) ? value(16 + size * ((lefts.get(left) ?? 0) * columns + (rights.get(right) ?? 0))) : undefined;
}

function subtable(table: Buffer): Subtable {
  const [one, two] = [table.readUInt16BE(4), table.readUInt16BE(6)];
  const advance = advanceIn(one);
  const value = (at: number) => (advance === undefined ? 0 : table.readInt16BE(at + advance));
  const covered = coverage(table.subarray(table.readUInt16BE(2)));
  const read = table.readUInt16BE(0) === 1 ? listed : classed;
  return read(table, covered, value, 2 * (fieldsIn(one) + fieldsIn(two)));
}

/** The subtables of a lookup of pairs; none if it is of another kind. */
function subtables(lookup: Buffer): Subtable[] {
  const kind = lookup.readUInt16BE(0);
  return Array.from({ length: lookup.readUInt16BE(4) }, (_, index) => {
    const table = lookup.subarray(lookup.readUInt16BE(6 + 2 * index));
    if (kind === PAIRS) return [subtable(table)];
    const wrapsPairs = kind === EXTENSION && table.readUInt16BE(2) === PAIRS;
    return wrapsPairs ? [subtable(table.subarray(table.readUInt32BE(4)))] : [];
  }).flat();
}

/**
 * The kerning of a GPOS table of one weight, all its lookups taken for kerning.
 * @param gpos without values that vary with an axis
 */
export function kerningOf(gpos: Buffer): Kerning {
  const list = gpos.subarray(gpos.readUInt16BE(8));
  const lookups = Array.from({ length: list.readUInt16BE(0) }, (_, index) =>
    subtables(list.subarray(list.readUInt16BE(2 + 2 * index))),
  );
  return (left, right) => {
    let sum = 0;
    for (const tables of lookups) {
      for (const table of tables) {
        const value = table(left, right);
        if (value === undefined) continue;
        sum += value;
        break;
      }
    }
    return sum;
  };
}
