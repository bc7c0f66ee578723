import type { State } from "./state";

/*
 * How an edition lies at its destination, for a site in `periodico/`:
 *
 *   periodico/assets/…, media/…      of all editions of the last thirty days, hashed names
 *   periodico/politica/index.html    a link to ../.deploy/current/politica/index.html
 *   periodico/.deploy/editions/ID/   an edition's pages, each edition's beside the others
 *   periodico/.deploy/current        a link to editions/ID: the one that readers see
 *   periodico/.deploy/state.json     which edition named which hashed files, and when
 *
 * So an edition takes another's place in one step, the renaming of a link, and whatever
 * stops a deployment before it leaves the edition before whole.
 */

/** Where a deployment keeps its own things, below the site's folder; no server shows it (hosting/). */
export const OWN = ".deploy";

/** Where an edition's pages lie, below the site's folder. */
export const editionFolder = (id: string): string => `${OWN}/editions/${id}`;

/** Where a page's link leads. */
export const linkTo = (page: string): string => `${"../".repeat(page.split("/").length - 1)}${OWN}/current/${page}`;

/** What a destination holds before a deployment. */
export type Found = {
  state: State;
  /** The edition in place; none before the first deployment. */
  current: string | undefined;
  /** The sizes of the files in assets/ and media/, in bytes, by path. */
  hashed: ReadonlyMap<string, number>;
  /** Those of the pages asked for that lie there as files, put there by hand. */
  plain: readonly string[];
};

/** A step of a deployment. Each can be taken a second time. */
export type Step =
  | { do: "record"; state: State }
  /** Copies hashed files of the finished site to their places. */
  | { do: "upload"; files: readonly string[] }
  /** Copies pages of the finished site to their edition's folder. */
  | { do: "pages"; files: readonly string[]; edition: string }
  /** Copies pages that were put there by hand to a folder of an edition. */
  | { do: "adopt"; files: readonly string[]; edition: string }
  /** Makes pages links to those of the edition in place, where they are not. */
  | { do: "point"; files: readonly string[] }
  /** Puts an edition in place. */
  | { do: "swap"; edition: string }
  /** Removes the links of pages that are no longer there. */
  | { do: "unpoint"; files: readonly string[] }
  /** Removes hashed files and editions' folders. */
  | { do: "clear"; files: readonly string[]; editions: readonly string[] };

/** A folder, here or on another machine, that a site is published in. */
export interface Destination {
  /** Looks at what is there; the folder may be missing. */
  find(pages: readonly string[]): Promise<Found>;
  /** Takes the lock, making the folder first. Gives who holds it, if another does. */
  lock(owner: string): Promise<string | undefined>;
  unlock(): Promise<void>;
  run(step: Step): Promise<void>;
}
