import { recordsIn } from "./walk";

const creditOf = (record: object): string[] =>
  "credit" in record && typeof record.credit === "string" ? [record.credit] : [];

/**
 * Who took the photographs of a page, each once, in the order of its records.
 * @param records the page's content
 */
export const creditsOf = (records: unknown): string[] => [...new Set([...recordsIn(records)].flatMap(creditOf))];
