import { actualidad } from "../actualidad";
import { cultura } from "../cultura";
import { deportes } from "../deportes";
import { economia } from "../economia";
import { home } from "../home";
import type { PageKey } from "../metadata";
import { opinion } from "../opinion";
import { politica } from "../politica";
import { storyById } from "./stories";
import { tecnologia } from "../tecnologia";

/** What stands on a page's sharing picture: a headline, and the picture that goes with it. */
type Announced = { title: string; image: string; alt: string };

/** The same, with where an editor finds it: `data/politica.ts: urgent`. */
export type Lead = Announced & { record: string };

const lead = (record: string, { title, image, alt }: Announced): Lead => ({ record, title, image, alt });

/** The list's first record. @throws Error naming the list if it is empty */
function first(list: string, [record]: readonly Announced[]): Lead {
  if (!record) throw new Error(`${list}: there is no story to lead the page with`);
  return lead(`${list}[0]`, record);
}

/** Each page's lead. The front's is an economic story, so Economía leads with its monograph. */
export const leads: Record<PageKey, Lead> = {
  home: lead("data/home.ts: lead", storyById(home.lead, "lead")),
  actualidad: lead("data/actualidad.ts: hot", actualidad.hot),
  politica: lead("data/politica.ts: urgent", politica.urgent),
  economia: lead("data/economia.ts: monograph", economia.monograph),
  tecnologia: lead("data/tecnologia.ts: hero", tecnologia.hero),
  cultura: first("data/cultura.ts: news", cultura.news),
  deportes: first("data/deportes.ts: featured", deportes.featured),
  opinion: first("data/opinion.ts: featured", opinion.featured),
};
