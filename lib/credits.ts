import { front } from "@/data/resolve/front";
import { pages, type PageKey } from "@/data/resolve/pages";

/** A page that may have photographs. */
export type PicturedPage = PageKey;

/** A photograph's author, and the picture it is of. */
export type Credit = { image: string; credit: string };

function* credited(value: unknown): Generator<Credit> {
  if (typeof value !== "object" || value === null) return;
  if ("image" in value && "credit" in value && typeof value.image === "string" && typeof value.credit === "string")
    yield { image: value.image, credit: value.credit };
  for (const child of Object.values(value)) yield* credited(child);
}

/** Who took the photographs of a page, each photograph once, in the order of its record. */
export function creditsOf(page: PageKey): Credit[] {
  const content: unknown = page === "home" ? front : pages[page];
  return [...new Map([...credited(content)].map((credit) => [credit.image, credit])).values()];
}
