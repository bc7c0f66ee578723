/** What is over sooner says nothing. */
const PATIENCE_MS = 2000;
const REDRAWN_MS = 250;

/** Back to the beginning of the line, and clear it. */
const CLEAR = "\r\u001b[K";

/**
 * Does some work with each of a list, one after the other. Where that takes longer than two seconds, one line of the
 * terminal says how far it is; nothing does in CI, or where nobody watches.
 * @param what in the words of whoever waits
 * @throws what the first failing work throws; then no other is begun
 */
export async function inTurn<Item>(
  what: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  { nameOf = String }: { nameOf?: (item: Item) => string } = {},
): Promise<void> {
  const { stderr } = process;
  const isWatched = stderr.isTTY && !process.env["CI"];
  const begun = Date.now();
  let current = "";
  // By the clock, because a single piece may take long by itself.
  const timer = setInterval(() => {
    const waited = Date.now() - begun;
    const line = `${what} ${current}, ${Math.floor(waited / 1000)} s`;
    if (isWatched && waited >= PATIENCE_MS) stderr.write(CLEAR + line.slice(0, (stderr.columns || 80) - 1));
  }, REDRAWN_MS).unref();
  try {
    for (const [index, item] of items.entries()) {
      current = `${index + 1}/${items.length}: ${nameOf(item)}`;
      await work(item);
    }
  } finally {
    clearInterval(timer);
    if (isWatched) stderr.write(CLEAR);
  }
}
