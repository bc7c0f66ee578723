import { dayAndMonth } from "../../../lib/format";
import { leaves, type Leaf } from "../leaves";

/*
 * How a reader meets each text of a record. What stands here in words is looked for on the
 * finished page; a new field is looked for as its own text until somebody says otherwise here.
 */

/** Where a text is to be found. */
export type Trace = { path: string } & (
  | { kind: "words"; words: string }
  | { kind: "time"; value: string }
  | { kind: "anchor"; id: string }
  | { kind: "link"; id: string }
  | { kind: "address"; address: string }
  | { kind: "nowhere" }
);

/** Fields that name files, colours and places instead of being read; pictures are compared by tests/unit/pictures. */
const UNREAD = /(^|\.)(image|alt|poster|cover|logo|video|colour)$/;

/** What the head says; found.spec.ts reads it. */
const HEAD = /^search\./;

/** The ids by which the front names what its sections hold. */
const REFERENCE =
  /^(lead|side\[\d+\]|latest\[\d+\]|related\[\d+\]\.story|mostRead\[\d+\]\.story|opinionTeaser|featuredOpinions\[\d+\]|sports\.(main|items\[\d+\]))$/;

const ARROWS: Readonly<Record<string, string>> = { up: "sube", down: "baja", stable: "sin cambios" };

function traceOf({ path, value }: Leaf, front: boolean): Trace {
  if (typeof value === "number" || value === "" || UNREAD.test(path) || HEAD.test(path))
    return { path, kind: "nowhere" };
  // Searches and graphs have the front's intro; its page begins with the lead.
  if (front && path === "intro") return { path, kind: "nowhere" };
  if (front && REFERENCE.test(path)) return { path, kind: "link", id: value };
  if (/(^|\.)url$/.test(path)) return { path, kind: "address", address: value };
  if (/(^|\.)id$/.test(path)) return { path, kind: "anchor", id: value };
  // A drawing has no element for times: its axis says the day.
  if (/^weeks\[\d+\]\.date$/.test(path)) return { path, kind: "words", words: dayAndMonth(value) };
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return { path, kind: "time", value };
  if (/\.(trend|tendency)$/.test(path)) return { path, kind: "words", words: ARROWS[value] ?? value };
  return { path, kind: "words", words: value };
}

/** How a reader meets each text of a page's record. */
export const tracesOf = (record: unknown, front: boolean): Trace[] =>
  leaves(record).map((leaf) => traceOf(leaf, front));
