import { z } from "zod";

/*
 * What schemas declare of themselves, beside their fields: which kind of record one describes, what a field refers to,
 * which file it names. paper/ and tools/assets/ find all of it in one general walk (walk.ts).
 */

/** The kinds of records with an id, as messages call them. */
export const NOUNS = {
  story: "una noticia",
  sportStory: "una noticia",
  opinion: "un artículo de opinión",
  sportItem: "un breve de deportes",
  regional: "una pieza de otra clase",
  monograph: "una pieza de otra clase",
  analysis: "una pieza de otra clase",
  launch: "una pieza de otra clase",
} as const satisfies Readonly<Record<string, string>>;

/** Those that are referred to by a name, and those that only machines are told of. */
type Named = "index" | "indicator" | "quick" | "company" | "party" | "video";
type Told = "event" | "film" | "book" | "match" | "columnist";

/** The kinds of records that a schema may declare. */
export type Kind = keyof typeof NOUNS | Named | Told;

/** What a field may refer to. */
type Target = {
  kinds: readonly Kind[];
  /** The field of theirs that it repeats. */
  by: "id" | "name" | "title";
  /** What is wanted, as a message calls it, and how it says that there is none. */
  one?: string;
  none: string;
  /** Where the paper has no record of these kinds, any name will do. */
  anyWhereNone?: true;
  /** It is shown without a link to its place: its section may be left out. */
  unlinked?: true;
};

const OF_SPORT = "noticia de data/deportes.ts";

export const TARGETS = {
  story: { kinds: ["story", "sportStory"], by: "id", one: "una noticia", none: "ninguna noticia" },
  sportStory: { kinds: ["sportStory"], by: "id", one: `una ${OF_SPORT}`, none: `ninguna ${OF_SPORT}` },
  opinion: { kinds: ["opinion"], by: "id", one: "un artículo de opinión", none: "ningún artículo de opinión" },
  read: {
    kinds: ["story", "sportStory", "opinion"],
    by: "id",
    one: "una noticia o un artículo de opinión",
    none: "ninguna noticia ni artículo de opinión",
  },
  sportItem: { kinds: ["sportItem"], by: "id", one: "un breve de deportes", none: "ningún breve de deportes" },
  market: {
    kinds: ["index", "indicator", "quick"],
    by: "name",
    none: "ningún índice, indicador ni dato rápido de data/economia.ts",
    unlinked: true,
  },
  company: { kinds: ["company"], by: "name", none: "ninguna empresa de data/economia.ts" },
  video: { kinds: ["video"], by: "title", none: "ningún vídeo de la portada" },
  party: { kinds: ["party"], by: "name", none: "ninguno de los partidos de la lista" },
  /** Who speaks or governs: where the page lists no parties, of any. */
  affiliation: { kinds: ["party"], by: "name", none: "ninguno de los partidos de la lista", anyWhereNone: true },
} as const satisfies Readonly<Record<string, Target>>;
export type TargetName = keyof typeof TARGETS;

/** A target as its type has it, the parts that it may lack among them. */
export const targetOf = (name: TargetName): Target => TARGETS[name];

/** What a value is not that refers to nothing: «el id de ninguna noticia». */
export const noneOf = ({ by, none }: Target): string =>
  ({ id: "el id de ", title: "el título de ", name: "" })[by] + none;

/** How pages show a picture: the ratio they cut it to, and how many pixels a photograph must be wide for that. */
export type Shape = {
  ratio: readonly [width: number, height: number];
  minWidth: number;
  /** Set where nothing may be cut off. */
  exact?: true;
  /** Set where the picture may be wider or taller than the ratio, since its place differs from width to width. */
  or?: "wider" | "taller";
};

export const SHAPES = {
  /** Over a story. */
  story: { ratio: [8, 5], minWidth: 640 },
  /** Faces, covers of podcasts, companies' marks. */
  square: { ratio: [1, 1], minWidth: 300 },
  /** Posters of films, covers of books. */
  upright: { ratio: [2, 3], minWidth: 400 },
  /** Films. */
  screen: { ratio: [16, 9], minWidth: 640 },
  /** Over an art's column. */
  panorama: { ratio: [8, 3], minWidth: 640 },
  /** Another shape of a picture, for places as broad as a band. */
  wide: { ratio: [2, 1], minWidth: 640, or: "wider" },
  /** Another shape of a picture, for places that are square or stand upright. */
  tall: { ratio: [1, 1], minWidth: 400, or: "taller" },
  /** The newspaper's own, which stands whole. */
  mark: { ratio: [1, 1], minWidth: 300, exact: true },
} as const satisfies Readonly<Record<string, Shape>>;

/** A file that a field names: a picture of data/pictures, as it is shown there, or a film of data/videos. */
export type FileKind = { kind: "picture"; shape: Shape } | { kind: "film" };

/** What fields are to the rules of paper/check, which find them by this and never by their names. */
export type Role =
  /** What is said of a record in large letters, and the line or two below. */
  | "headline"
  /** What a line, an option, a tag is known by that has no headline and is no name. */
  | "label"
  | "summary"
  | "intro"
  | "description"
  | "correction"
  /** Who signs, as what; who speaks, leads, wrote a book. */
  | "signature"
  | "duty"
  | "person"
  | "name"
  | "team"
  /** What the figures of its record are of: an indicator's name, a match's sport. */
  | "measured"
  | "quote"
  | "decimals"
  | "unit"
  | "change"
  | "series"
  | "views"
  | "colour"
  /** An instant, and those of which more is known: publication, correction, a session's beginning and its end. */
  | "instant"
  | "published"
  | "mended"
  | "opens"
  | "closes"
  /** A day, one that is over at the close, and the day and the hour of what is announced. */
  | "day"
  | "pastDay"
  | "begins"
  | "hour"
  | "legislature"
  | "category"
  | "alternative"
  | "credit"
  | "source"
  | "claim"
  | "searchTitle"
  | "searchDescription"
  /** What is being played as the edition closes. */
  | "live"
  /** The page of its own that a record, or somebody, has. */
  | "address";

/** What a figure is when nothing is wrong with it. */
export type Usual = { least: number; most: number };

/** What a schema declares: some of these, or nothing. */
export type Declared = {
  record?: Kind;
  refersTo?: TargetName;
  file?: FileKind;
  /** It is what people read: made plain when it is read (paper/plain.ts). */
  text?: true;
  is?: Role;
  /** Where it depends on what its record's figures are of, by that. */
  usual?: Usual | ((measured: string) => Usual | undefined);
  /** What is wrong with it once its record is old at the edition's close. */
  stale?: { level: "error" | "aviso"; says: (age: string) => string };
  /** How many entries a list must have, and whether it may as well have none. */
  least?: number;
  orNone?: true;
};

/** What each schema declares; what is made of one with `refine` or `superRefine` declares the same, with `extend` nothing. */
export const declared = z.registry<Declared>();

/** What a schema declares; one whose value may be missing, or is changed when it is read, what it was made of. */
function gathered(schema: z.core.$ZodType): Declared {
  const own = declared.get(schema) ?? {};
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return { ...gathered(schema.unwrap()), ...own };
  return schema instanceof z.ZodPipe ? { ...gathered(schema.in), ...own } : own;
}

/** What was gathered once: of every value of a newspaper one asks. */
const known = new WeakMap<z.core.$ZodType, Declared>();

/** What a finished schema declares, and what it was made of. */
export function declarationOf(schema: z.core.$ZodType): Declared {
  const says = known.get(schema) ?? gathered(schema);
  known.set(schema, says);
  return says;
}

/** The same schema, which declares more of itself. */
export function as<Schema extends z.ZodType>(schema: Schema, says: Declared): Schema {
  const copy = schema.clone(undefined, { parent: true });
  declared.add(copy, says);
  return copy;
}

/** What would make another record of one, of no kind. */
type Deriving = "extend" | "safeExtend" | "merge" | "pick" | "omit" | "partial" | "required";

/** The schema of a record. Another is made of its fields, `recordSchema(kind, { ...storySchema.shape, company })`, and says its own kind. */
type RecordSchema<Fields extends z.core.$ZodLooseShape> = Omit<z.ZodObject<Fields, z.core.$strict>, Deriving>;

/** The schema of a record of some kind: these fields and no others. */
export const recordSchema = <Fields extends z.core.$ZodLooseShape>(kind: Kind, fields: Fields): RecordSchema<Fields> =>
  z.strictObject(fields).register(declared, { record: kind });
