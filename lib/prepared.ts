/**
 * Something that `npm run assets` makes of what the data names. `npm run dev` makes it while
 * one works, and may be a moment later than the page: then there is a stand-in, and the
 * page comes again.
 * @param made undefined where there is none
 * @param what for the message
 * @throws Error in a build that has none
 */
export function prepared<Made>(made: Made | undefined, standIn: Made, what: string): Made {
  if (made !== undefined) return made;
  if (process.env.NODE_ENV === "development") return standIn;
  throw new Error(`${what} has not been prepared: run npm run assets`);
}
