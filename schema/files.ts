import { z } from "zod";
import { pathText } from "./define";

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

type Kind = { kind: "picture"; shape: Shape } | { kind: "film" };

/** The fields that name a file: a picture of data/pictures, as it is shown there, or a film of data/videos. */
export const fileFields = z.registry<Kind>();

/** A field of a record that names a file. */
export type NamedFile = Kind & {
  /** `data/economia.ts: news[2].image` */
  where: string;
  /** The field's own name. */
  key: string;
  name: string;
  /** What must stay in view: per cent from the left and from the top. */
  focus?: { x: number; y: number } | undefined;
  /** The files of its other shapes, by what they are called. */
  shapes?: Readonly<Record<string, string>> | undefined;
};

/** What a record says of its picture besides the file. */
const looksSchema = z.object({
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
  shapes: z.record(z.string(), z.string()).optional(),
});

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

function* walk(
  file: string,
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: readonly PropertyKey[],
  record: unknown,
): Generator<NamedFile> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    yield* walk(file, schema.unwrap(), value, path, record);
  else if (schema instanceof z.ZodArray)
    for (const [index, child] of entriesOf(value))
      yield* walk(file, schema.element, child, [...path, Number(index)], child);
  else if (schema instanceof z.ZodObject) {
    const fields: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
    for (const [key, child] of entriesOf(value)) yield* walk(file, fields[key], child, [...path, key], value);
  } else if (schema && typeof value === "string") {
    const kind = fileFields.get(schema);
    // A name that its own schema refuses has been spoken of.
    if (kind && z.safeParse(schema, value).success)
      yield {
        ...kind,
        ...looksSchema.safeParse(record).data,
        where: `${file}: ${pathText(path)}`,
        key: String(path.at(-1)),
        name: value,
      };
  }
}

/** Every file that a data file names, in its order; its content may be one that the schema refuses. */
export const filesNamedIn = (file: string, schema: z.ZodType, content: unknown): NamedFile[] => [
  ...walk(file, schema, content, [], content),
];
