/*
 * How large a newspaper's name is set, by its number of letters: the largest size at which it fits
 * between the masthead's ears, on a phone, and beside the sections. Half an em a letter is ample.
 */

type Step = {
  /** The most letters that are set so. */
  most: number;
  masthead: string;
  bar: string;
};

const STEPS: readonly Step[] = [
  { most: 10, masthead: "text-[min(4.5rem,20vw)] lg:text-[min(6.5rem,8.6vw)]", bar: "text-2xl" },
  { most: 14, masthead: "text-[min(4rem,13vw)] lg:text-[min(5.25rem,6.5vw)]", bar: "text-xl" },
  { most: 20, masthead: "text-[min(3.5rem,10vw)] lg:text-[min(4rem,5vw)]", bar: "text-lg" },
  { most: 28, masthead: "text-[min(2.75rem,8.5vw)] lg:text-[min(3rem,3.75vw)]", bar: "text-base" },
];

const LONGEST: Step = {
  most: Infinity,
  masthead: "text-[min(2rem,7vw)] lg:text-[min(2.125rem,2.65vw)]",
  bar: "text-sm",
};

const stepFor = (name: string): Step => STEPS.find(({ most }) => name.length <= most) ?? LONGEST;

/** Classes of the size that a name has in the masthead. */
export const mastheadSize = (name: string): string => stepFor(name).masthead;

/** Classes of the size that a name has beside the mark: a long one may take two lines there. */
export const logoSize = (name: string): string =>
  name.length <= 14 ? "text-[min(1.75rem,8vw)]" : "text-[min(1.3125rem,6.5vw)]";

/** Classes of the size that a name has in the front's bar. */
export const barSize = (name: string): string => stepFor(name).bar;
