import path from "node:path";
import { codeOf } from "./files";

/** Something that stops the build: which file, and what to do about it. Its message is all there is to show. */
export class Problem extends Error {
  override name = "Problem";

  /**
   * @param file as its author knows it, relative to the project
   * @param what what is wrong, and what to do
   */
  constructor(file: string, what: string) {
    super(`${file}: ${what}`);
    // Next prints the stack, where the way through these files would hide the line that helps.
    this.stack = this.message;
  }
}

/** @throws Problem with all that is wrong, a line for each; where nothing is, the build goes on */
export function stopFor(faults: readonly { file: string; what: string }[]): void {
  const [first, ...others] = faults;
  if (first) throw new Problem(first.file, first.what + others.map(({ file, what }) => `\n${file}: ${what}`).join(""));
}

/** What a system says when it does not let a file be written, in words. */
const REFUSALS: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "this user's share of the disk is full",
  EFBIG: "the file would be larger than the system allows",
  EROFS: "its disk can only be read",
  EACCES: "this user may not write there",
  EPERM: "this user may not change it",
};

/** The folder of the project that a system's error is about, such as `out`. */
function folderOf(root: string, error: unknown): string {
  const named = typeof error === "object" && error !== null && "path" in error ? error.path : undefined;
  const [folder = "out"] = typeof named === "string" ? path.relative(root, named).split(path.sep) : [];
  return folder;
}

/**
 * Does some work; where the system does not let it, says so in a line.
 * @param root the project's folder
 * @throws Problem for what the system refuses, and whatever else the work throws
 */
export async function inPlainWords<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const why = REFUSALS[String(codeOf(error))];
    if (why === undefined) throw error;
    throw new Problem(folderOf(root, error), `cannot be written: ${why}. The earlier site in out is as it was.`);
  }
}
