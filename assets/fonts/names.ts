/** The only entry of a font's `name` table that must travel with it: its licence asks for the line of its authors. */
const COPYRIGHT = 0;

const HEADER = 6;
const RECORD = 12;

/**
 * A `name` table with nothing but the authors' line: what the family and its styles are called is for menus
 * (OpenType, «name: Naming Table»).
 * @throws Error if there is no such line
 */
export function authorsOnly(table: Buffer): Buffer {
  const texts = table.readUInt16BE(4);
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.subarray(HEADER + index * RECORD, HEADER + (index + 1) * RECORD),
  );
  const line = records.find((record) => record.readUInt16BE(6) === COPYRIGHT);
  if (!line) throw new Error("The font does not say whose it is");
  const [length, at] = [line.readUInt16BE(8), texts + line.readUInt16BE(10)];
  const header = Buffer.alloc(HEADER);
  header.writeUInt16BE(1, 2);
  header.writeUInt16BE(HEADER + RECORD, 4);
  const record = Buffer.from(line);
  record.writeUInt16BE(0, 10);
  return Buffer.concat([header, record, table.subarray(at, at + length)]);
}
