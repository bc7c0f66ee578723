import type { Finding } from "@/lib/finding";
import { plain } from "@/lib/plain";

/** Where a value stands in its file, and what the record it begins is called, if it is called anything. */
export type Place = { line: number; headline?: string };

/** Those of all values of the data files, by their names in findings: `data/economia.ts: news[2].title`. */
export type Places = ReadonlyMap<string, Place>;

/** A field of a file, as a finding's place or in its words. */
const NAMED = /(data\/[\w-]+\.(?:ts|json)): (\w+(?:\.\w+|\[\d+\])*|\(página\))/g;

/** As much of a headline as it is known again by, in characters. */
const LONGEST = 40;

/** The fields that records are known by, the first of them first. */
const HEADLINES = ["title", "headline", "name", "event", "politician", "homeTeam", "label", "text"];

/** What an editor knows a record by. */
export function headlineOf(fields: ReadonlyMap<string, unknown>): string | undefined {
  const said = HEADLINES.map((name) => fields.get(name)).find((value) => typeof value === "string" && value.trim());
  if (typeof said !== "string") return undefined;
  const words = plain(said).replace(/\s+/g, " ").trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST).replace(/\s\S*$/, "")}…` : words;
}

/** A field and what it is within, the innermost first, without the file as a whole. */
const around = (field: string): string[] =>
  field ? [field, ...around(field.replace(/(?:^|\.)[^.[]*$|\[\d+\]$/, ""))] : [];

/** Findings as an editor finds them: with the line and the headline, `data/economia.ts:203 («Dos ferris…»): news[2].time`. */
export function inPlace(places: Places): (finding: Finding) => Finding {
  const name = (named: string, file: string, field: string): string => {
    const known = around(field).flatMap((within) => places.get(`${file}: ${within}`) ?? []);
    const line = known[0]?.line ?? places.get(`${file}: (página)`)?.line;
    const headline = known.find((place) => place.headline)?.headline;
    return line === undefined ? named : `${file}:${line}${headline ? ` («${headline}»)` : ""}: ${field}`;
  };
  const lead = (text: string) => text.replace(NAMED, name);
  return (finding) => ({ ...finding, where: lead(finding.where), says: lead(finding.says) });
}
