import { actualidad } from "./actualidad";
import { cultura } from "./cultura";
import { deportes } from "./deportes";
import { economia } from "./economia";
import { home } from "./home";
import type { PageKey } from "./metadata";
import { opinion } from "./opinion";
import { politica } from "./politica";
import { storyById } from "./stories";
import { tecnologia } from "./tecnologia";

/** What stands on a page's sharing picture: a headline, and the picture that goes with it. */
export type Lead = { title: string; image: string; alt: string };

/** The list's first record. @throws Error naming the file if the list is empty */
function first(file: string, records: readonly Lead[]): Lead {
  const [record] = records;
  if (!record) throw new Error(`${file}: there is no story to lead the page with`);
  return record;
}

/** Each page's lead. The front's is an economic story, so Economía leads with its monograph. */
export const leads: Record<PageKey, Lead> = {
  home: storyById(home.lead, "lead"),
  actualidad: actualidad.hot,
  politica: politica.urgent,
  economia: economia.monograph,
  tecnologia: tecnologia.hero,
  cultura: first("data/cultura.ts", cultura.news),
  deportes: first("data/deportes.ts", deportes.featured),
  opinion: first("data/opinion.ts", opinion.featured),
};
