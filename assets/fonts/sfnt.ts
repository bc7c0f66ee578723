/** Where a font file keeps a table, in bytes. */
type Place = { tag: string; at: number; length: number };

const HEADER = 12;
const RECORD = 16;

function placesIn(file: Buffer): Place[] {
  return Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
    const record = HEADER + index * RECORD;
    return {
      tag: file.toString("latin1", record, record + 4),
      at: file.readUInt32BE(record + 8),
      length: file.readUInt32BE(record + 12),
    };
  });
}

/** A table of a TrueType file by its name, such as `GPOS`; undefined if the file has none. */
export function tableOf(file: Buffer, tag: string): Buffer | undefined {
  const place = placesIn(file).find((candidate) => candidate.tag === tag);
  return place && file.subarray(place.at, place.at + place.length);
}

/**
 * A TrueType file with a table in the place of its own, or besides those it has.
 * Its checksums are left empty: what packs it next works them out.
 */
export function withTable(file: Buffer, tag: string, table: Buffer): Buffer {
  const tables = new Map(placesIn(file).map(({ tag: name, at, length }) => [name, file.subarray(at, at + length)]));
  tables.set(tag, table);
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(HEADER + sorted.length * RECORD);
  file.copy(directory, 0, 0, 4);
  directory.writeUInt16BE(sorted.length, 4);
  const power = Math.floor(Math.log2(sorted.length));
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (sorted.length - 2 ** power), 10);
  const parts = [directory];
  let at = directory.length;
  sorted.forEach(([name, content], index) => {
    const record = HEADER + index * RECORD;
    directory.write(name, record, "latin1");
    directory.writeUInt32BE(at, record + 8);
    directory.writeUInt32BE(content.length, record + 12);
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4);
    content.copy(padded);
    parts.push(padded);
    at += padded.length;
  });
  return Buffer.concat(parts);
}
