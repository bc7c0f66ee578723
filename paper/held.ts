import { error, type Finding } from "@/lib/finding";
import { dayAndHour } from "@/lib/format";
import { pathText } from "@/schema/path-text";
import type { Story } from "@/schema/story";
import { walk } from "@/schema/walk";
import type { DataFile } from "./data-file";

/* What an edition holds back for a later one: the entries of lists that are from after its close. */

/** The field that says when; if its schema calls it otherwise this does not compile, for nothing would be held back. */
const TIME = "time" satisfies keyof Story;

/** When an entry of a list is published: a story, a brief, a line of news. */
export const timeOf = (entry: unknown): string =>
  typeof entry === "object" && entry !== null && TIME in entry && typeof entry[TIME] === "string" ? entry[TIME] : "";

/** Whether an entry of a list is held back: it is from after the edition's close (ISO instants). A time of day is none. */
export const isHeld = (entry: unknown, close: string): boolean => Date.parse(timeOf(entry)) > Date.parse(close);

/** «21 nov, 08:00»: until when an entry is held back. */
export const heldUntil = (entry: unknown, close: string): string => dayAndHour(timeOf(entry), close);

function published(content: unknown, close: string): unknown {
  if (Array.isArray(content))
    return content.filter((entry) => !isHeld(entry, close)).map((entry) => published(entry, close));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, published(value, close)]));
}

/** The same content without the entries that are held back until a later close: its lists are shorter, and nothing else. */
export const withoutHeld = <Content>(content: Content, close: string): Content => published(content, close) as Content;

/** The lists of a page with too little in them without what this close holds back. */
export const leftShort = ({ file, schema, content }: DataFile<string>, close: string): Finding[] =>
  walk(schema, content).flatMap(({ says: declares, value, path }) => {
    const { least = 0, orNone = false } = declares;
    if (!Array.isArray(value)) return [];
    const left = value.filter((entry) => !isHeld(entry, close)).length;
    if (left === value.length || left >= least || (orNone && left === 0)) return [];
    const says = `sin lo retenido tiene ${left} ${left === 1 ? "entrada" : "entradas"} y necesita al menos ${least}: añade otra, o adelanta la hora de una retenida`;
    return [error(`${file}: ${pathText(path)}`, says)];
  });
