/**
 * An address, read.
 *
 * Not by URL.canParse, which in Node 20 and 22 takes every letter outside of ASCII for a fault once it has been called some
 * thousands of times: https://peñíscola.example was refused late in a long reading, and not before.
 * @param base what an address without a scheme belongs to
 * @returns undefined where it is no address
 */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
