import { dayAndHour } from "@/lib/format";

/** When an entry of a list is published: a story, a brief, a line of news. */
const timeOf = (entry: unknown): string =>
  typeof entry === "object" && entry !== null && "time" in entry && typeof entry.time === "string" ? entry.time : "";

/** Whether an entry of a list is held back: it is from after the edition's close (ISO instants). A time of day is none. */
export const isHeld = (entry: unknown, close: string): boolean => Date.parse(timeOf(entry)) > Date.parse(close);

/** «21 nov, 08:00»: until when an entry is held back. */
export const heldUntil = (entry: unknown, close: string): string => dayAndHour(timeOf(entry), close);

/** Whether anything in it is held back until a later close. */
export const holdsAny = (content: unknown, close: string): boolean =>
  isHeld(content, close) ||
  (typeof content === "object" && content !== null && Object.values(content).some((value) => holdsAny(value, close)));

/** The same content without the entries that are held back until a later close. */
export function withoutHeld(content: unknown, close: string): unknown {
  if (Array.isArray(content))
    return content.filter((entry) => !isHeld(entry, close)).map((entry) => withoutHeld(entry, close));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, withoutHeld(value, close)]));
}
