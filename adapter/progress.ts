/** What sits at the other end of a line that is written over and over: a terminal, or nobody. */
type Terminal = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

/** What is over sooner says nothing. */
const PATIENCE_MS = 2000;
const REDRAWN_MS = 250;

/** Back to the beginning of the line, and clear it. */
const CLEAR = "\r\u001b[K";

/** How far some work is, until it ends. */
export type Progress = {
  /** Begins with the next piece, of this name. */
  next: (name?: string) => void;
  /** Clears the line. */
  end: () => void;
};

/**
 * Says on one line of a terminal how far work is that takes longer than two seconds;
 * says nothing in CI, or where nobody watches.
 * @param what in the words of whoever waits
 * @param total how many pieces it has
 */
export function progress(what: string, total: number, terminal: Terminal = process.stderr): Progress {
  if (!terminal.isTTY || process.env["CI"]) return { next: () => undefined, end: () => undefined };
  const begun = Date.now();
  let piece = 0;
  let named = "";
  // By the clock, because a single piece may take long by itself.
  const timer = setInterval(() => {
    const waited = Date.now() - begun;
    if (waited < PATIENCE_MS) return;
    const count = total > 1 ? ` ${Math.max(piece, 1)}/${total}` : "";
    const line = `${what}${count}, ${Math.floor(waited / 1000)} s${named ? `: ${named}` : ""}`;
    terminal.write(CLEAR + line.slice(0, (terminal.columns ?? 80) - 1));
  }, REDRAWN_MS).unref();
  return {
    next: (name = "") => {
      piece++;
      named = name;
    },
    end: () => {
      clearInterval(timer);
      terminal.write(CLEAR);
    },
  };
}

/** Does some work of one piece, saying that it still goes on. */
export async function during<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const { end } = progress(what, 1);
  return work().finally(end);
}

/**
 * Does some work with each of a list, saying how far it is.
 * @param atOnce with how many of them at a time
 * @throws what the first failing work throws; then no other is begun
 */
export async function inTurn<Item>(
  what: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  { nameOf = String, atOnce = 1 }: { nameOf?: (item: Item) => string; atOnce?: number } = {},
): Promise<void> {
  const { next, end } = progress(what, items.length);
  // All who work take from one list; whoever fails empties it.
  const left = [...items];
  const workOn = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      next(nameOf(item));
      await work(item).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOn)).finally(end);
}
