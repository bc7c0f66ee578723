import type { Font } from "fontkit";

/*
 * Kerning as a browser reads it, in one table of classes. As packages have it, it is a third of a face's file: for every
 * pair of characters, in steps that no screen shows.
 */

/** What stands beside others often; no capital follows a small letter, and a space is as wide before an A as before an N. */
const KERNED = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÑabcdefghijklmnopqrstuvwxyzáéíóúñ.,:;0123456789");
const CAMEL = /\p{Ll}\p{Lu}/u;

/** In em: letters stand at most half of it off. */
const STEP = 0.025;

type Rows = readonly (readonly number[])[];

const glyphOf = (font: Font, character: string) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).id;

/** How far the second character of a pair is moved, in the font's units. */
function kerningOf(font: Font, pair: string): number {
  if (CAMEL.test(pair)) return 0;
  const { glyphs, positions } = font.layout(pair, { liga: false });
  const moved = (positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0);
  const step = font.unitsPerEm * STEP;
  return Math.round(Math.round(moved / step) * step);
}

/** Glyphs that are moved alike are of one class. @returns each glyph's class, and the row of each class */
function classesOf(rows: Rows): { classes: number[]; kinds: Rows } {
  const kinds = [...new Map(rows.map((row) => [row.join(), row]))];
  return {
    kinds: kinds.map(([, row]) => row),
    classes: rows.map((row) => kinds.findIndex(([key]) => key === row.join())),
  };
}

const turned = (rows: Rows): Rows => (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));

/** A `GPOS` with one feature, `kern`, for all scripts, up to its one lookup: in words of two bytes, as OpenType has it. */
const OPENING = [
  ...[1, 0, 10, 30, 44, 1, 0x4446, 0x4c54, 8, 4, 0, 0, 0xffff, 1, 0],
  ...[1, 0x6b65, 0x726e, 8, 0, 1, 0, 1, 4, 2, 0, 1, 8],
];

/** The table that kerns the glyphs of one font as another one kerns its characters. */
export function kerningTable(font: Font, kerned: Font): Buffer {
  const count = font.numGlyphs;
  const rows = Array.from({ length: count }, () => new Array<number>(count).fill(0));
  for (const first of KERNED) {
    const row = rows[glyphOf(font, first)] ?? [];
    for (const second of KERNED) row[glyphOf(font, second)] = kerningOf(kerned, first + second);
  }
  const left = classesOf(rows);
  const right = classesOf(turned(left.kinds));
  const values = turned(right.kinds).flat();
  const end = 16 + 2 * values.length;
  const head = [2, end, 4, 0, end + 10, end + 16 + 2 * count, left.kinds.length, right.kinds.length];
  const classes = [left.classes, right.classes].flatMap((of) => [1, 0, count, ...of]);
  const words = [...OPENING, ...head, ...values, ...[2, 1, 0, count - 1, 0], ...classes];
  return Buffer.from(Uint16Array.from(words).buffer).swap16();
}

/** A font's file with another table in the place of one that it has. */
export function withTable(file: Buffer, name: string, table: Buffer): Buffer {
  const changed = Buffer.concat([file, table, Buffer.alloc(-table.length & 3)]);
  // Its entry in the list of tables: the name, a sum, where it begins, how long it is.
  const entry = file.indexOf(name, 12, "latin1");
  changed.writeUInt32BE(file.length, entry + 8);
  changed.writeUInt32BE(table.length, entry + 12);
  return changed;
}
