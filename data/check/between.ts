import { danglingNames } from "../resolve/names";
import { gather } from "../resolve/records";
import { danglingReferences, repeatedIds } from "../resolve/references";
import { seatMistakes } from "../resolve/seats";
import { error, type Finding } from "./finding";
import type { Paper } from "./paper";

/** What no file can say of itself alone: ids, what the front refers to, seats. */
export function betweenPages(paper: Paper): Finding[] {
  const records = gather(paper);
  const mistakes = [
    ...repeatedIds(records),
    ...danglingReferences(paper.home, records),
    ...danglingNames(paper),
    ...seatMistakes(records.stories, paper.politica.chamber),
  ];
  return mistakes.map(({ where, says }) => error(where, says));
}
