import type { AllRecords, Anchored } from "./records";
import { nearest } from "../schema/nearest";
import type { Home } from "../schema/home";

/*
 * What no file can say of itself alone: that ids are unique in the whole paper, and that
 * whatever the front names exists and is of the kind its place wants.
 */

type Identified = Anchored<{ id: string }>;

/** A kind as a message calls it, and its records. */
type Kind = { name: string; records: readonly Identified[] };

const placeOf = ({ section, at }: Identified) => `data/${section}.ts: ${at}`;

/** A line for each id that stands twice, where it stands the second time. */
export function repeatedIds({ stories, opinionPieces, sportItems, others }: AllRecords): string[] {
  const seen = new Map<string, Identified>();
  return [...stories, ...opinionPieces, ...sportItems, ...others].flatMap((anchored) => {
    const { id } = anchored.record;
    const other = seen.get(id);
    if (!other) seen.set(id, anchored);
    return other ? [`${placeOf(anchored)}.id: the id "${id}" is already used in ${placeOf(other)}`] : [];
  });
}

function mistakeIn(id: string, field: string, wanted: Kind, all: readonly Kind[]): string[] {
  if (wanted.records.some(({ record }) => record.id === id)) return [];
  for (const { name, records } of all) {
    const found = records.find(({ record }) => record.id === id);
    if (found) return [`data/home.ts: ${field}: "${id}" is ${name} (${placeOf(found)}), ${wanted.name} was expected`];
  }
  const ids = wanted.records.map(({ record }) => record.id);
  const meant = nearest(id, ids);
  const line = `data/home.ts: ${field}: "${id}" is not the id of any ${wanted.name.replace(/^an? /, "")}`;
  return [meant ? `${line} (did you mean "${meant}"?)` : line];
}

/** A line for each id that the front names and that no record has, or one of another kind. */
export function danglingReferences(home: Home, gathered: AllRecords): string[] {
  const story = { name: "a story", records: gathered.stories };
  const sportStory = {
    name: "a story of data/deportes.ts",
    records: gathered.stories.filter(({ section }) => section === "deportes"),
  };
  const piece = { name: "an opinion piece", records: gathered.opinionPieces };
  const item = { name: "a line of sports news", records: gathered.sportItems };
  const other = { name: "neither story nor opinion piece", records: gathered.others };
  const read = { name: "a story or an opinion piece", records: [...story.records, ...piece.records] };
  const all = [story, piece, item, other];
  const check = (id: string, field: string, wanted: Kind) => mistakeIn(id, field, wanted, all);
  const list = (ids: readonly string[], field: string, wanted: Kind) =>
    ids.flatMap((id, index) => check(id, `${field}[${index}]`, wanted));
  return [
    ...check(home.lead, "lead", story),
    ...list(home.side, "side", story),
    ...list(home.latest, "latest", story),
    ...home.mostRead.flatMap((entry, index) => check(entry.story, `mostRead[${index}].story`, read)),
    ...check(home.opinionTeaser, "opinionTeaser", piece),
    ...list(home.featuredOpinions, "featuredOpinions", piece),
    ...check(home.sports.main, "sports.main", sportStory),
    ...list(home.sports.items, "sports.items", item),
  ];
}
