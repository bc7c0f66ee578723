/*
 * Loaded before a build by tests/judges/builds.spec.ts: the clock that JavaScript reads is a month and
 * seven hours ahead. Date stays what it is but for that, so that what builds on it
 * (TZDate, Next's own) finds all of it.
 */

const AHEAD_MS = (31 * 24 + 7) * 3_600_000;
const clock = Date.now;
const now = () => clock() + AHEAD_MS;

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, created) => Reflect.construct(target, given.length > 0 ? given : [now()], created),
  apply: () => new Date(now()).toString(),
});
