/** The most letters of a headline that the largest size holds on two or three lines. */
const LARGEST = 84;

/** Classes of the size that the headline across the front is set in: a longer one takes a smaller step. */
export const bannerSize = (title: string): string =>
  title.length <= LARGEST ? "text-5xl lg:max-xl:text-[3.75rem]" : "text-4xl";
