import { attribute } from "../tree";
import { addressesIn } from "./addresses";
import { destination, isName } from "./destination";
import { elementsOf, type Site } from "./site";

/** Addresses of the site that lead nowhere, a sentence each. */
export function brokenAddresses(site: Site): string[] {
  return [...site.files].flatMap(([file, text]) =>
    addressesIn(file, text)
      .filter((address) => !isName(address))
      .flatMap((address) => {
        try {
          destination(site, address, file);
          return [];
        } catch (error) {
          return [error instanceof Error ? error.message : String(error)];
        }
      }),
  );
}

/** The files at the end of a file's addresses, those that lead somewhere. */
function nextTo(site: Site, file: string, addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    try {
      return isName(address) ? [] : [destination(site, address, file)];
    } catch {
      return [];
    }
  });
}

/** Everything that one gets to from some files, themselves among it, by steps from file to file. */
function reached(from: readonly string[], step: (file: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  for (const file of found) for (const next of step(file)) found.add(next);
  return found;
}

/** The pages that a reader reaches from the front by links alone. */
export const reachedByReading = (site: Site): Set<string> =>
  reached(["index.html"], (file) =>
    nextTo(
      site,
      file,
      elementsOf(site.files.get(file) ?? "")
        .filter((element) => element.tagName === "a")
        .map((element) => attribute(element, "href"))
        .filter(Boolean),
    ),
  );

/** The files that something asks for, beginning with the front and with those that are asked for by name. */
export const askedFor = (site: Site, byName: readonly string[]): Set<string> =>
  reached(["index.html", ...byName.filter((file) => site.files.has(file))], (file) =>
    nextTo(site, file, addressesIn(file, site.files.get(file) ?? "")),
  );
