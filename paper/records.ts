import type { Found, Records } from "../schema/section";
import { sections, type SectionKey } from "../schema/sections/sections";
import { ask, type SectionPages } from "./pages";

/** A record with an anchor, the section whose page prints it, and where it stands in that section's file: `news[2]`. */
export type Anchored<Kind> = Found<Kind> & { section: SectionKey };

/** Everything that can be linked to on the sections' pages, by kind, in the pages' order. */
export type AllRecords = { [Kind in keyof Records]: Anchored<Records[Kind][number]["record"]>[] };

/** Gathers the records of all sections. */
export function gather(pages: SectionPages): AllRecords {
  const all: AllRecords = { stories: [], opinionPieces: [], sportItems: [], others: [] };
  for (const { key } of sections) {
    const found = ask(key, (section, page) => section.records(page), pages);
    const here = <Kind>(some: readonly Found<Kind>[] = []): Anchored<Kind>[] =>
      some.map((one) => ({ ...one, section: key }));
    all.stories.push(...here(found.stories));
    all.opinionPieces.push(...here(found.opinionPieces));
    all.sportItems.push(...here(found.sportItems));
    all.others.push(...here(found.others));
  }
  return all;
}
