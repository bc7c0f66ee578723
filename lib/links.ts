/**
 * What a link to an address of the data needs, on a site whose own address is `own`: no sub-path stands before it, and
 * what lies abroad is marked as such.
 * @param is what the place is to this newspaper, such as `me`
 */
export function linkTo(address: string, own: string, is?: string): { href: string; rel?: string } {
  const abroad = /^https:/.test(address) && new URL(address).origin !== new URL(own).origin;
  const rel = [abroad && "external", is].filter(Boolean).join(" ");
  return { href: address, ...(rel && { rel }) };
}

type Wired = { sample: boolean; addresses?: Readonly<Record<string, string>> | undefined };

/** Where the control or the link with these words leads, if the newspaper says so of any. */
export const controlAddress = (words: string, { addresses }: Wired): string | undefined => addresses?.[words];

/** Whether it is shown: where it leads somewhere; the sample shows all that the specification names (decision 4). */
export const isShown = (words: string, site: Wired): boolean =>
  site.sample || controlAddress(words, site) !== undefined;
