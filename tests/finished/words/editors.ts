import { newspaper } from "../../../data/newspaper";
import { pages } from "../../../data/resolve/pages";
import { sections } from "../../../data/sections/sections";
import { leaves } from "../leaves";

/**
 * Every text that editors have written: they are checked before a build, and are no affair of
 * the code's. What else a page says is the code's own.
 */
export const EDITORS: readonly string[] = [pages, newspaper, sections.map(({ name }) => name)]
  .flatMap((record) => leaves(record))
  .flatMap(({ value }) => (typeof value === "string" ? value.replace(/\s+/g, " ") : []));
