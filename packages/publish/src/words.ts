import { Refusal } from "./refusal";

/* Commands as lists of words, and as the one text that others ask for: each has rules of its own. */

/** A word that a POSIX shell takes as it is. */
export const forShell = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** A command as rsync takes it (rsync(1), --rsh): in quotes blanks stand for themselves, and a quote is written twice. */
export const forRsync = (words: readonly string[]): string =>
  words.map((word) => (/[\s'"]/.test(word) || word === "" ? `'${word.replaceAll("'", "''")}'` : word)).join(" ");

/** A folder of a host as rsync there takes it: a step with a sign of patterns is one, and may fit another folder too. */
export const forRsyncThere = (folder: string): string =>
  folder.replace(/[^/]*[*?[][^/]*/g, (step) => step.replace(/[\\*?[]/g, "\\$&"));

/** A word outside quotes, or what stands in one kind of them; nothing else is special. */
const PIECE = /[^\s'"]+|'((?:[^']|'')*)'|"((?:[^"]|"")*)"/y;

/**
 * The words of a command as rsync reads RSYNC_RSH: parted at blanks that stand in no quotes.
 * @throws Refusal if a quote is not closed, or there is no word
 */
export function wordsOf(command: string): string[] {
  const words: string[] = [];
  for (let at = 0, begun = false; at < command.length;) {
    PIECE.lastIndex = at;
    const [piece, single, double] = PIECE.exec(command) ?? [];
    if (piece === undefined) {
      if (/['"]/.test(command.charAt(at)))
        throw new Refusal(`Falta cerrar una comilla en la orden con que se llega al servidor: «${command}».`);
      begun = false;
      at += 1;
      continue;
    }
    const plain = single?.replaceAll("''", "'") ?? double?.replaceAll('""', '"') ?? piece;
    if (begun) words.push((words.pop() ?? "") + plain);
    else words.push(plain);
    begun = true;
    at += piece.length;
  }
  if (words.length === 0)
    throw new Refusal("RSYNC_RSH está en blanco: ha de decir con qué orden se llega al servidor.");
  return words;
}
