import type { Finding } from "@/lib/finding";
import type { Role } from "@/schema/declared";
import type { Field } from "./fields";

/** The lines of all values of the data files, by their names in findings: `data/economia.ts: news[2].title`. */
export type Lines = ReadonlyMap<string, number>;

/** Those, and what an editor knows records by: the headline of `data/economia.ts: news[2]`. */
export type Places = { lines: Lines; headlines: ReadonlyMap<string, string> };

/** A field of a file, as a finding's place or in its words. */
const NAMED = /(data\/[\w-]+\.(?:ts|json)): (\w+(?:\.\w+|\[\d+\])*|\(página\))/g;

/** As much of a headline as it is known again by, in characters. */
const LONGEST = 40;

/** What fields are that records are known by, the first of them first. */
const KNOWN_BY: readonly Role[] = ["headline", "name", "label", "person", "team", "measured", "category", "pastDay"];

/** How well a record is known by a field, 0 best; what names another record serves where there is nothing else. */
function rankOf({ says: { is, refersTo } }: Field): number | undefined {
  if (is && KNOWN_BY.includes(is)) return KNOWN_BY.indexOf(is);
  return refersTo && KNOWN_BY.length;
}

/** Where a field's record stands, `data/economia.ts: news[2]`; teams stand in a list of two. */
const recordOf = ({ where }: Field): string | undefined => /^(.*: .*)\.\w+(\[\d+\])?$/.exec(where)?.[1];

/** As much of a text as a record is known by. */
function shortened(text: string): string {
  const words = text.replace(/\s+/g, " ").trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST).replace(/\s\S*$/, "")}…` : words;
}

/** What an editor knows records by. A page's own title tells no line from another, and is left out. */
export function headlinesIn(fields: readonly Field[]): Places["headlines"] {
  const best = new Map<string, { rank: number; text: string }>();
  for (const field of fields) {
    const rank = rankOf(field);
    const record = recordOf(field);
    if (rank === undefined || !record || typeof field.value !== "string" || !field.value.trim()) continue;
    if (rank < (best.get(record)?.rank ?? Infinity)) best.set(record, { rank, text: shortened(field.value) });
  }
  return new Map([...best].map(([record, { text }]) => [record, text]));
}

/** A field and what it is within, the innermost first, without the file as a whole. */
const around = (field: string): string[] =>
  field ? [field, ...around(field.replace(/(?:^|\.)[^.[]*$|\[\d+\]$/, ""))] : [];

/** Findings as an editor finds them: with the line and the headline, `data/economia.ts:203 («Dos ferris…»): news[2].time`. */
export function inPlace({ lines, headlines }: Places): (finding: Finding) => Finding {
  const name = (named: string, file: string, field: string): string => {
    const within = around(field).map((one) => `${file}: ${one}`);
    const line = [...within, `${file}: (página)`].map((one) => lines.get(one)).find((one) => one !== undefined);
    const headline = within.map((one) => headlines.get(one)).find(Boolean);
    if (line === undefined) return named;
    return `${file}:${line}${headline ? ` («${headline}»)` : ""}: ${field}`;
  };
  const lead = (text: string) => text.replace(NAMED, name);
  return (finding) => ({ ...finding, where: lead(finding.where), says: lead(finding.says) });
}
