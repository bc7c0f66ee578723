import { CAUSES, LINES, WORDS } from "@/paper/check/rules/slips";
import { causeIn, slipIn, wordMeant } from "@/paper/check/slips";
import { SAID, saidOtherwise } from "@/paper/seats";
import { text } from "@/schema/primitives";
import { UNPRINTABLE } from "@/schema/unprintable";

/* What patterns find beside the like of it: each has its own cases. Those of style are tried in words.test.ts. */

/** What is said, as far as it does not name what was found. */
const beginning = (says: string) => says.replace(/\$.*|U\+….*/, "");

const slips = [
  ...LINES.map((rule) => ({ ...rule, say: slipIn })),
  ...CAUSES.map((rule) => ({ ...rule, say: causeIn })),
  ...WORDS.map((rule) => ({ ...rule, say: wordMeant })),
];

test.each(slips)("a slip: $says", ({ says, say, bad, good }) => {
  for (const line of bad) expect([line, say(line)]).toEqual([line, expect.stringContaining(beginning(says))]);
  for (const line of good) expect([line, say(line)]).not.toEqual([line, expect.stringContaining(beginning(says))]);
});

const saidOf = (value: string) => text.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test.each(UNPRINTABLE)("a text $says", ({ says, bad, good }) => {
  for (const value of bad) expect(saidOf(value).join()).toContain(beginning(says));
  for (const value of good) expect([value, saidOf(value)]).toEqual([value, []]);
});

const vote = { yes: 1, no: 1000, abstentions: 1, source: "" };
const count = { have: 1, need: 1, source: "" };

test.each(SAID)("a text tells a vote's or a count's own figure, $figure", ({ tells, silent }) => {
  for (const said of tells) expect(saidOtherwise(said, { vote, count })).toHaveLength(1);
  for (const said of silent) expect(saidOtherwise(said, { vote, count })).toEqual([]);
});
