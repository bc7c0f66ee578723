/* The largest sizes at which a name fits between the masthead's ears, on a phone, in the bar: half an em a letter. */

/** By the most letters that are set so. */
const STEPS = [
  { most: 10, masthead: "text-masthead lg:text-masthead-wide", bar: "text-headline-4" },
  { most: 14, masthead: "text-headline-1 lg:text-headline-1", bar: "text-headline-5" },
  { most: 18, masthead: "text-headline-2 lg:text-headline-1", bar: "text-standfirst" },
  { most: 24, masthead: "text-headline-3 lg:text-headline-2", bar: "text-body" },
] as const;

const LONGEST = { masthead: "text-headline-4", bar: "text-small" } as const;

const stepFor = (name: string) => STEPS.find(({ most }) => name.length <= most) ?? LONGEST;

/** Classes of the size that a name has in the masthead. */
export const mastheadSize = (name: string): string => stepFor(name).masthead;

/** Classes of the size that a name has beside the mark: a long one may take two lines there. */
export const logoSize = (name: string): string => (name.length <= 14 ? "text-logo" : "text-headline-5");

/** Classes of the size that a name has in the front's bar. */
export const barSize = (name: string): string => stepFor(name).bar;
