import type { Node } from "./graph";

/*
 * What a graph claims, property by property, and how a reader would see the same on the
 * page. A property that is not here fails the test: whoever adds one says where it shows.
 */

export type Claim =
  | { kind: "words"; value: string }
  | { kind: "count"; value: number }
  | { kind: "day"; value: string }
  | { kind: "start"; day: string; clock: string }
  | { kind: "instant"; value: string }
  | { kind: "duration"; value: string }
  | { kind: "address"; value: string };

const WORDS = new Set([
  "name",
  "headline",
  "description",
  "articleBody",
  "articleSection",
  "jobTitle",
  "knowsAbout",
  "genre",
  "sport",
  "addressLocality",
  "about",
  "creativeWorkStatus",
]);
const ADDRESSES = new Set(["url", "image", "thumbnailUrl", "contentUrl", "item"]);
const COUNTS = new Set(["userInteractionCount", "episodeNumber"]);

/** Said to machines only: names of nodes, enumerations, measures and order. */
const UNSEEN = new Set([
  "@type",
  "@id",
  "inLanguage",
  "eventStatus",
  "eventAttendanceMode",
  "position",
  "numberOfItems",
  "width",
  "height",
  "isAccessibleForFree",
  "uploadDate",
]);

/** Where one property is made of two that the page shows apart. */
const JOINTS: Readonly<Record<string, string>> = { "SportsEvent.name": " - ", "SportsEvent.description": ", " };

function claim(type: string, property: string, value: string | number | boolean): Claim[] {
  if (UNSEEN.has(property)) return [];
  if (typeof value === "number" && COUNTS.has(property)) return [{ kind: "count", value }];
  if (typeof value === "string") {
    if (ADDRESSES.has(property)) return [{ kind: "address", value }];
    if (property === "startDate") return [{ kind: "start", day: value.slice(0, 10), clock: value.slice(11, 16) }];
    if (/^date/.test(property)) return [value.length === 10 ? { kind: "day", value } : { kind: "instant", value }];
    if (property === "duration") return [{ kind: "duration", value }];
    if (WORDS.has(property)) {
      const joint = JOINTS[`${type}.${property}`];
      return (joint ? value.split(joint) : value.split("\n\n")).map((part) => ({ kind: "words", value: part }));
    }
  }
  throw new Error(`${type}.${property}: nobody has said where a reader sees this`);
}

/** The claims of one node, without those of the nodes inside it. */
export function claimsOf(node: Node): Claim[] {
  return Object.entries(node).flatMap(([property, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((item: unknown) =>
      typeof item === "string" || typeof item === "number" || typeof item === "boolean"
        ? claim(node["@type"], property, item)
        : [],
    ),
  );
}
