import type { Mistake } from "../schema/define";
import type { Home } from "../schema/home";
import { danglingNames } from "./names";
import type { SectionPages } from "./pages";
import { gather } from "./records";
import { danglingReferences, repeatedIds } from "./references";
import { seatMistakes } from "./seats";

/** What no file can say of itself alone: ids, references, seats; `pages` with what is held back for a later close. */
export function mistakesBetween(pages: SectionPages & { home: Home }, close: string): Mistake[] {
  const records = gather(pages);
  return [
    ...repeatedIds(records),
    ...danglingReferences(pages.home, records, close),
    ...danglingNames(pages),
    ...seatMistakes(records.stories, pages.politica.chamber),
  ];
}
