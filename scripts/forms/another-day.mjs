/* Loaded before a build by scripts/forms: every clock that JavaScript reads is a month and seven hours ahead. */

const AHEAD_MS = (31 * 24 + 7) * 3_600_000;
const Here = globalThis.Date;

globalThis.Date = class Date extends Here {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(Here.now() + AHEAD_MS);
  }
  static now() {
    return Here.now() + AHEAD_MS;
  }
  // Of their own, for Next puts a clock of its own over this one and copies what is on it.
  static parse = Here.parse;
  static UTC = Here.UTC;
};
