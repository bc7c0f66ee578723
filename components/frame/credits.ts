import { objectsIn, textOf } from "@/lib/objects";
import type { Company } from "@/schema/economia";
import type { Statement } from "@/schema/politica";
import type { OpinionPiece, Story } from "@/schema/story";

/* A page's photographs are looked for in records of every kind: a field that its schema calls otherwise does not compile here. */

const CREDIT = "credit" satisfies keyof Story;
const ILLUSTRATION = "illustration" satisfies keyof OpinionPiece;
const AUTHOR = "author" satisfies keyof Story;
const TIME = "time" satisfies keyof Story;

/** What a picture is said to be of. */
const CALLED = ["title" satisfies keyof Story, "name" satisfies keyof Company, "politician" satisfies keyof Statement];

/** Whose the photographs of a page's content are, and of what, in the order of its records; a signed story says its own itself. */
export const creditsOf = (records: unknown): { credit: string; of: string }[] =>
  [...objectsIn(records)].flatMap((record) => {
    const of = CALLED.map((field) => textOf(record, field)).find(Boolean) ?? "";
    const isSigned = textOf(record, AUTHOR) && textOf(record, TIME);
    const illustration: unknown = Reflect.get(record, ILLUSTRATION);
    const own = isSigned ? [] : [record];
    const drawn = illustration instanceof Object ? [illustration] : [];
    return [...own, ...drawn]
      .map((picture) => ({ credit: textOf(picture, CREDIT), of }))
      .filter(({ credit }) => credit && of);
  });
