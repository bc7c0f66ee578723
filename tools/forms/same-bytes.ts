import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../adapter/files";

/** What a comparison of two folders has found. */
export type Comparison = {
  /** How many files the first holds. */
  files: number;
  /** A sentence for each file that only one holds, or that is not the same in both. */
  different: string[];
};

/** Compares two folders file by file, byte by byte. */
export async function differences(one: string, other: string): Promise<Comparison> {
  const [ours, theirs] = [await filesIn(one), await filesIn(other)];
  const different = [
    ...ours.filter((file) => !theirs.includes(file)).map((file) => `${file}: only in the first`),
    ...theirs.filter((file) => !ours.includes(file)).map((file) => `${file}: only in the second`),
  ];
  for (const file of ours.filter((name) => theirs.includes(name))) {
    const [first, second] = [await readFile(path.join(one, file)), await readFile(path.join(other, file))];
    if (!first.equals(second)) different.push(`${file}: ${first.length} and ${second.length} bytes`);
  }
  return { files: ours.length, different };
}
