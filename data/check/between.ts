import { danglingNames } from "../resolve/names";
import { ask } from "../resolve/pages";
import { gather } from "../resolve/records";
import { danglingReferences, repeatedIds } from "../resolve/references";
import { seatMistakes } from "../resolve/seats";
import type { Newspaper } from "../schema/newspaper";
import { sections } from "../sections/sections";
import { error, type Finding } from "./finding";
import type { Paper } from "./paper";
import { posterFindings, type Shared } from "./posters";

/** What each page is shared with; the front has its lead's, if there is such a story. */
function sharedOf(paper: Paper): Shared[] {
  const ofSections = sections.map(({ key, name, poster }): Shared => {
    const { at, record } = ask(key, (section, page) => section.lead(page), paper);
    return { poster, section: name, where: `data/${key}.ts: ${at}`, title: record.title };
  });
  const lead = gather(paper).stories.find(({ record }) => record.id === paper.home.lead);
  if (!lead) return ofSections;
  const { section, at, record } = lead;
  return [{ poster: "arch", section: "", where: `data/${section}.ts: ${at}`, title: record.title }, ...ofSections];
}

/** What no file can say of itself alone: ids, what the front refers to, seats, what the pages are shared with. */
export async function betweenPages(root: string, paper: Paper, newspaper: Newspaper): Promise<Finding[]> {
  const records = gather(paper);
  const mistakes = [
    ...repeatedIds(records),
    ...danglingReferences(paper.home, records),
    ...danglingNames(paper),
    ...seatMistakes(records.stories, paper.politica.chamber),
  ];
  return [
    ...mistakes.map(({ where, says }) => error(where, says)),
    ...(await posterFindings(root, newspaper, sharedOf(paper))),
  ];
}
