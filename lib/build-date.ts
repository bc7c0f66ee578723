/**
 * The day of the build, as an ISO instant, for readers without scripts; SOURCE_DATE_EPOCH (seconds) fixes it.
 * @throws Error if that is set and is not a whole number of seconds
 */
export function buildDate(epoch = process.env["SOURCE_DATE_EPOCH"]): string {
  if (!epoch) return new Date().toISOString();
  if (!/^\d+$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH: "${epoch}" is not a whole number of seconds`);
  return new Date(Number(epoch) * 1000).toISOString();
}
