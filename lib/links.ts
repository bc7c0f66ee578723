/**
 * What a link to an address of the data needs, on a site whose own address is `own`: no sub-path stands before it, and
 * what lies abroad is marked as such.
 */
export function linkTo(address: string, own: string, ...more: string[]): { href: string; rel?: string } {
  const abroad = /^https:/.test(address) && new URL(address).origin !== new URL(own).origin;
  const rel = [...(abroad ? ["external"] : []), ...more].join(" ");
  return { href: address, ...(rel && { rel }) };
}

/** Where the control or the link with these words leads, if the newspaper says so of any. */
export const controlAddress = (
  words: string,
  { addresses }: { addresses?: Readonly<Record<string, string>> | undefined },
): string | undefined => addresses?.[words];
