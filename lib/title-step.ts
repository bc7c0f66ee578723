/** How large a page's title can be set: a short one as on a poster, a long one as a headline. */
export type TitleStep = "poster" | "banner" | "headline" | "sentence";

/** What a step can hold on a phone without breaking a word or filling the screen: characters in all, and of one word. */
const ROOM: readonly (readonly [TitleStep, longest: number, word: number])[] = [
  ["poster", 9, 9],
  ["banner", 26, 11],
  ["headline", 60, 16],
];

/** Whether a headline would fill the screen in the largest size. */
export const isLong = (headline: string) => headline.length > 90;

/** Whether a headline has no more than three or four lines in a third of a page. */
export const isShort = (headline: string) => headline.length <= 48;

/** The step for a title, by its length and its longest word. */
export function titleStep(title: string): TitleStep {
  const word = Math.max(...title.split(/[\s-]+/).map((part) => part.length));
  return ROOM.find(([, most, longest]) => title.length <= most && word <= longest)?.[0] ?? "sentence";
}
