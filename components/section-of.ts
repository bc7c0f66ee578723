import { sections } from "@/paper/site";
import type { SectionKey } from "@/schema/sections";

/** The section whose name a category is, if it is any's: `data-section` gives its colour. */
export const sectionOf = (category: string): SectionKey | undefined =>
  sections.find(({ name }) => name === category)?.key;
