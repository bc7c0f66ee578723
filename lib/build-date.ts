/**
 * The day of the build, as an ISO instant: what readers without scripts see in the
 * strip and the footer. SOURCE_DATE_EPOCH (seconds, reproducible-builds.org) fixes
 * it, so that two builds of one commit can be the same byte for byte.
 * @throws Error if SOURCE_DATE_EPOCH is set and is not a whole number of seconds
 */
export function buildDate(epoch = process.env["SOURCE_DATE_EPOCH"]): string {
  if (!epoch) return new Date().toISOString();
  if (!/^\d+$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH: "${epoch}" is not a whole number of seconds`);
  return new Date(Number(epoch) * 1000).toISOString();
}
