/** The most letters of a headline that the largest size holds on two or three lines. */
const LARGEST = 84;
const LARGE = 120;

/** Classes of the size that the headline across the front is set in: longer ones take smaller steps. */
export function bannerSize(title: string): string {
  if (title.length <= LARGEST) return "text-5xl lg:max-xl:text-[3.75rem]";
  return title.length <= LARGE ? "text-4xl" : "text-3xl";
}
