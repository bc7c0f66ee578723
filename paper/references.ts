import { heldUntil, isHeld } from "./held";
import type { AllRecords, Anchored } from "./records";
import type { Mistake } from "../schema/define";
import { orMeant } from "../schema/nearest";
import type { Home } from "../schema/home";

/* That ids are unique in the whole paper, and that what the front names exists and is of its place's kind. */

type Identified = Anchored<{ id: string }>;

/** A kind as a message calls it, and its records. */
type Kind = { one: string; none: string; records: readonly Identified[] };

const placeOf = ({ section, at }: Identified) => `data/${section}.ts: ${at}`;

/** Each id that stands twice, where it stands the second time. */
export function repeatedIds({ stories, opinionPieces, sportItems, others }: AllRecords): Mistake[] {
  const seen = new Map<string, Identified>();
  return [...stories, ...opinionPieces, ...sportItems, ...others].flatMap((anchored) => {
    const { id } = anchored.record;
    const other = seen.get(id);
    if (!other) seen.set(id, anchored);
    return other ? [{ where: `${placeOf(anchored)}.id`, says: `el id "${id}" ya lo lleva ${placeOf(other)}` }] : [];
  });
}

function mistakeIn(id: string, field: string, wanted: Kind, all: readonly Kind[], close: string): Mistake[] {
  const where = `data/home.ts: ${field}`;
  const there = wanted.records.find(({ record }) => record.id === id);
  if (there && isHeld(there.record, close)) {
    const until = heldUntil(there.record, close);
    return [{ where, says: `"${id}" está retenida hasta el ${until}: pon aquí otra, o cambia su hora o el cierre` }];
  }
  if (there) return [];
  for (const { one, records } of all) {
    const found = records.find(({ record }) => record.id === id);
    if (found) return [{ where, says: `"${id}" es ${one} (${placeOf(found)}) y aquí va ${wanted.one}` }];
  }
  const known = wanted.records.map(({ record }) => record.id);
  return [{ where, says: `"${id}" no es el id de ${wanted.none}${orMeant(id, known)}` }];
}

/** Each id that the front names and that no record has, or one of another kind, or one that this close holds back. */
export function danglingReferences(home: Home, gathered: AllRecords, close: string): Mistake[] {
  const story = { one: "una noticia", none: "ninguna noticia", records: gathered.stories };
  const sportStory = {
    one: "una noticia de data/deportes.ts",
    none: "ninguna noticia de data/deportes.ts",
    records: gathered.stories.filter(({ section }) => section === "deportes"),
  };
  const piece = { one: "un artículo de opinión", none: "ningún artículo de opinión", records: gathered.opinionPieces };
  const item = { one: "un breve de deportes", none: "ningún breve de deportes", records: gathered.sportItems };
  const other = { one: "una pieza de otra clase", none: "ninguna pieza", records: gathered.others };
  const read = {
    one: "una noticia o un artículo de opinión",
    none: "ninguna noticia ni artículo de opinión",
    records: [...story.records, ...piece.records],
  };
  const all = [story, piece, item, other];
  const check = (id: string | undefined, field: string, wanted: Kind) =>
    id === undefined ? [] : mistakeIn(id, field, wanted, all, close);
  const list = (ids: readonly string[], field: string, wanted: Kind) =>
    ids.flatMap((id, index) => check(id, `${field}[${index}]`, wanted));
  return [
    ...check(home.lead, "lead", story),
    ...list(home.side, "side", story),
    ...list(home.latest, "latest", story),
    ...home.related.flatMap((line, index) => check(line.story, `related[${index}].story`, story)),
    ...home.mostRead.flatMap((entry, index) => check(entry.story, `mostRead[${index}].story`, read)),
    ...check(home.opinionTeaser, "opinionTeaser", piece),
    ...list(home.featuredOpinions, "featuredOpinions", piece),
    ...check(home.sports?.main, "sports.main", sportStory),
    ...list(home.sports?.items ?? [], "sports.items", item),
  ];
}
