/**
 * Something that `npm run assets` makes. `npm run dev` may make it a moment later than the page: then there is a
 * stand-in, and the page comes again.
 * @throws Error in a build that has none, naming `what`
 */
export function prepared<Made>(made: Made | undefined, standIn: Made, what: string): Made {
  if (made !== undefined) return made;
  if (process.env.NODE_ENV === "development") return standIn;
  throw new Error(`${what} has not been prepared: run npm run assets`);
}
