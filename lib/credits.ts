import { front } from "@/data/resolve/front";
import { pages, type PageKey } from "@/data/resolve/pages";
import { recordsIn } from "./walk";

/** A page that may have photographs. */
export type PicturedPage = PageKey;

/** A photograph's author, and the picture it is of. */
export type Credit = { image: string; credit: string };

const creditOf = (record: object): Credit[] =>
  "image" in record && "credit" in record && typeof record.image === "string" && typeof record.credit === "string"
    ? [{ image: record.image, credit: record.credit }]
    : [];

/** Who took the photographs of a page, each photograph once, in the order of its record. */
export function creditsOf(page: PageKey): Credit[] {
  const content: unknown = page === "home" ? front : pages[page];
  return [...new Map([...recordsIn(content)].flatMap(creditOf).map((credit) => [credit.image, credit])).values()];
}
