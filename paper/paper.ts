import { linesOf } from "@/lib/finding";
import { Stop } from "@/lib/stop";
import { contents } from "./contents";
import { frontPage } from "./front";
import { readOwnPages } from "./own-pages/read";
import { readPaper, type Paper } from "./read";
import type { Announced } from "@/schema/define-section";
import { definitions, type PageKey, type SectionKey, type ContentOf } from "@/schema/sections";

const own = readOwnPages(process.cwd());

/** @throws Stop with a line for each mistake, which stops whatever build needs the paper */
function published(): Paper {
  const { paper: whole, findings } = readPaper(contents);
  if (!whole || own.findings.length > 0) throw new Stop(linesOf([...findings, ...own.findings]));
  return whole;
}

/** The newspaper of this edition, read once for everything that is made of it. */
export const paper = published();

/** Its pages that are no section's, and the texts they print. */
export const { pages: ownPages, lines: ownLines } = own;

/** Its front page, with the records it names in the places of their ids. */
export const front = frontPage(paper);

/** What a section is shared with. */
function sectionLead<Key extends SectionKey>(key: Key, pages: { [One in Key]: ContentOf<One> }): Announced {
  return definitions[key].lead(pages[key]);
}

/** The record a page is shared with. */
export const leadOf = (key: PageKey): Announced => (key === "home" ? front.lead : sectionLead(key, paper.pages));
