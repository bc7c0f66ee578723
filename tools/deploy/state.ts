import { z } from "zod";
import { Refusal } from "./refusal";

/*
 * What a destination remembers of its editions, in `.deploy/state.json`. An edition is
 * written down before its first file is copied, so that nothing lies there that the next
 * deployment does not know of.
 */

/** How long a page may stay open and still find everything it names, after it was replaced. */
export const KEEP_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A file's path below the site's folder. What is removed is taken from here: nothing may lead out. */
const filePath = z.string().refine((path) => path.split("/").every((part) => !["", ".", ".."].includes(part)));

const instant = z.iso.datetime();

const editionSchema = z.strictObject({
  id: z.string().regex(/^[0-9A-Za-z-]+$/),
  /** The public address of its front, without a slash at its end. */
  address: z.string(),
  /** Whether search engines may list it: not a rehearsal. */
  indexed: z.boolean(),
  /** Made of its files' contents: two editions with the same one are the same. */
  digest: z.string(),
  /** What lies at an address of its own: pages, feed, icons. */
  pages: z.array(filePath),
  /** What its pages name and may be kept for a year. */
  hashed: z.array(filePath.regex(/^(assets|media)\//)),
  /** When it was put in place for the first time; missing while it never was. */
  from: instant.optional(),
  /** When another took its place. */
  until: instant.optional(),
  /** It was rolled back from: nobody goes back to it. */
  withdrawn: z.literal(true).optional(),
});

const stateSchema = z.strictObject({ editions: z.array(editionSchema) });

export type EditionRecord = z.infer<typeof editionSchema>;

/** A destination's editions, in the order in which they came. */
export type State = z.infer<typeof stateSchema>;

/**
 * Reads what a destination remembers.
 * @param text of `.deploy/state.json`; empty where there is none
 * @throws Refusal if it cannot be read
 */
export function readState(text: string): State {
  if (text.trim() === "") return { editions: [] };
  try {
    return stateSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Refusal(`.deploy/state.json no se entiende (${String(error)}). ¿Lo ha escrito otra versión?`);
  }
}

/** The state with the times that follow from which edition is in place; a deployment may have died before it wrote them. */
export function settle(state: State, current: string | undefined, now: Date): State {
  const at = now.toISOString();
  return {
    editions: state.editions.map(({ until, ...edition }) => {
      if (edition.id === current) return { ...edition, from: edition.from ?? at };
      return edition.from === undefined ? edition : { ...edition, until: until ?? at };
    }),
  };
}

/** The edition that was in place before this one and is good to go back to. */
export function editionBefore({ editions }: State, current: string | undefined): EditionRecord | undefined {
  const index = editions.findIndex(({ id }) => id === current);
  return editions.slice(0, Math.max(index, 0)).findLast(({ from, withdrawn }) => from !== undefined && !withdrawn);
}

/**
 * Parts the editions that readers may still have open, with the one to go back to, from those that may go.
 * @param state settled
 */
export function partExpired(
  state: State,
  current: string,
  now: Date,
): { kept: EditionRecord[]; expired: EditionRecord[] } {
  const oldest = new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString();
  const wanted = [current, editionBefore(state, current)?.id];
  const isKept = ({ id, until }: EditionRecord) => wanted.includes(id) || (until !== undefined && until > oldest);
  return { kept: state.editions.filter(isKept), expired: state.editions.filter((edition) => !isKept(edition)) };
}
