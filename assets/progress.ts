/** What is over sooner says nothing, and how often it is said after that. */
const EVERY_MS = 2000;

/**
 * Does some work with each of a list, one after the other. Where that takes longer than two seconds, one line of the
 * terminal says how far it is; nothing does in CI, or where nobody watches.
 * @param what in the words of whoever waits
 * @throws what the first failing work throws; then no other is begun
 */
export async function inTurn<Item>(what: string, items: readonly Item[], work: (item: Item) => Promise<void>) {
  const isWatched = process.stderr.isTTY && !process.env["CI"];
  // Back to the beginning of the line, and clears it.
  const write = (line: string) => isWatched && process.stderr.write(`\r\u001b[K${line}`);
  let done = 0;
  const timer = setInterval(() => write(`${what} ${done}/${items.length}`), EVERY_MS).unref();
  try {
    for (const item of items) {
      await work(item);
      done += 1;
    }
  } finally {
    clearInterval(timer);
    write("");
  }
}
