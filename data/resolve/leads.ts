import type { Announced } from "../schema/section";
import { front } from "./front";
import { ask, type PageKey } from "./pages";

/** What stands on a page's sharing picture, with where an editor finds it: `data/politica.ts: urgent`. */
export type Lead = Announced & { where: string };

/** The record a page is shared with. */
export function leadOf(key: PageKey): Lead {
  if (key === "home") return { where: "data/home.ts: lead", ...front.lead };
  const { at, record } = ask(key, (section, page) => section.lead(page));
  return { where: `data/${key}.ts: ${at}`, ...record };
}
