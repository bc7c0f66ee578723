import { plain } from "@/lib/plain";
import { BETWEEN } from "@/lib/signatures";
import { QUOTED } from "@/paper/check/agreement";
import { RUN_TOGETHER } from "@/paper/check/literals";
import { FIELD_RULES } from "@/paper/check/rules/fields";
import { faultIn } from "@/paper/check/rules/rule";
import { CAUSES, LINES, WORDS } from "@/paper/check/rules/slips";
import { TEXT_RULES } from "@/paper/check/rules/texts";
import { SAMPLE } from "@/paper/check/search";
import { causeIn, slipIn, wordMeant } from "@/paper/check/slips";
import { CONFLICT, STROKES } from "@/paper/check/source";
import { PRONOUNS, SUFFIXES } from "@/paper/check/spelling/derived";
import { DATED, FIGURE_OF, THIS_WEEKDAY, WEEKDAY_SAID } from "@/paper/check/weekdays";
import { SAID, saidOtherwise } from "@/paper/seats";
import { RATES } from "@/schema/economia";
import { text } from "@/schema/primitives";
import { joinUnits } from "@/schema/text";
import { UNPRINTABLE } from "@/schema/unprintable";
import { INNER, WRAPPERS } from "@/schema/web-address";
import { ADVERTISEMENT, SAYS_MACHINE } from "@/tools/assets/check/pictures";
import { variantsOf } from "./alternatives";
import { TOLD, UNTOLD } from "./told";

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

/** What finds that of which a rule goes on to ask more. */
const signs = [
  ...SAID.map(({ figure, ...sign }) => ({ says: figure, ...sign })),
  { says: "a conflict of git", ...CONFLICT },
  { says: "a stroke of Windows", ...STROKES },
  { says: "the sample's name", ...SAMPLE },
  { says: "a figure quoted", ...QUOTED },
  { says: "a weekday with its day", ...WEEKDAY_SAID },
  { says: "a day of a month", ...DATED },
  { says: "this weekday", ...THIS_WEEKDAY },
  { says: "of when a figure is", ...FIGURE_OF },
  ...RATES.map(({ usual: { least, most }, ...sign }) => ({ says: `a rate from ${least} to ${most} %`, ...sign })),
  { says: "a place where newsrooms write", ...INNER },
  { says: "that AI had a part in a picture", ...SAYS_MACHINE },
  { says: "an advertisement", ...ADVERTISEMENT },
  { says: "two who sign", ...BETWEEN },
];

test.each(signs)("what tells $says is found, and what does not is not", ({ pattern, tells, silent }) => {
  expect(tells.filter((told) => faultIn({ pattern }, told) < 0)).toEqual([]);
  expect(silent.filter((untold) => faultIn({ pattern }, untold) >= 0)).toEqual([]);
});

test("a rate is the first that its name tells", () => {
  for (const rate of RATES)
    for (const name of rate.tells) expect(RATES.find(({ pattern }) => pattern.test(name))).toBe(rate);
});

test("two halves of a text run together that have no space between them, and need one", () => {
  const { end, beginning, bad, good } = RUN_TOGETHER;
  const doRun = ([left, right]: readonly [string, string]) => end.test(left) && beginning.test(right);
  expect(bad.filter((halves) => !doRun(halves))).toEqual([]);
  expect(good.filter(doRun)).toEqual([]);
});

/** A rule with a text as it gets it: those for texts have it as it is printed. */
const rules = [
  ...[...TEXT_RULES, ...FIELD_RULES].map((rule) => ({ ...rule, given: (text: string) => joinUnits(plain(text)) })),
  ...[...LINES, ...CAUSES, ...WORDS].map((rule) => ({ ...rule, given: (text: string) => text })),
];

const textsOf = ([says, text, words]: (typeof TOLD)[number]) => ({
  says,
  texts: words.map((word) => text.replace("%s", () => word)),
});
const told = TOLD.map(textsOf);
const untold = UNTOLD.map(textsOf);

test.each([...told.map((row) => ({ ...row, breaks: true })), ...untold.map((row) => ({ ...row, breaks: false }))])(
  "$says: $texts.0",
  ({ says, texts, breaks }) => {
    const [rule, ...others] = rules.filter((one) => one.says.startsWith(says));
    if (!rule || others.length > 0) throw new Error(`${says}: which of ${others.length + 1} rules is that?`);
    // Few texts are as they were typed where they are not set as they should be.
    const forms = (text: string) => (breaks ? [rule.given(text), text] : [rule.given(text)]);
    const wrong = texts.filter((text) => forms(text).some((one) => faultIn(rule, one) >= 0) !== breaks);
    expect(wrong).toEqual([]);
  },
);

/** Every rule that finds its faults by a pattern, with all the texts that show it. */
const patterns = [
  ...rules.map(({ says, pattern, bad, good, given }) => {
    const rows = [...told, ...untold].filter((row) => says.startsWith(row.says));
    const texts = [...bad, ...good, ...rows.flatMap((row) => row.texts)];
    return { says, pattern, texts: texts.flatMap((text) => [text, given(text)]) };
  }),
  ...signs.map(({ says, pattern, tells, silent }) => ({ says, pattern, texts: [...tells, ...silent] })),
  { says: "a word's pronouns", pattern: PRONOUNS.pattern, texts: Object.keys(PRONOUNS.made) },
  ...WRAPPERS.map(({ pattern, bad, good }) => ({
    says: String(pattern),
    pattern,
    texts: [...bad, ...good].map((address) => new URL(address)).map(({ hostname, pathname }) => hostname + pathname),
  })),
  { says: "a word's suffix", pattern: SUFFIXES.pattern, texts: Object.keys(SUFFIXES.made) },
].flatMap(({ says, pattern, texts }) => (pattern instanceof RegExp ? [{ says, pattern, texts }] : []));

test.each(patterns)("each alternative of what finds «$says» is needed by one of its texts", ({ pattern, texts }) => {
  const flags = pattern.flags.replace("g", "");
  const foundBy = (source: string) => {
    const own = new RegExp(source, flags);
    return (text: string) => JSON.stringify(own.exec(text));
  };
  const found = foundBy(pattern.source);
  const idle = variantsOf(pattern.source).filter(({ source }) => {
    const foundWithout = foundBy(source);
    return texts.every((text) => found(text) === foundWithout(text));
  });
  expect(idle.map(({ without }) => without)).toEqual([]);
});
