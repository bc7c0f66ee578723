import type { Role } from "@/schema/declared";

/** Where in a text a rule finds its fault, as an index; -1 where there is none. */
type Find = (text: string) => number;

/** What an editor should not have written, with the texts that show it: one test tries all of them. */
export type Rule = {
  /** As an editor reads it. */
  says: string;
  /** Set where it stops the newspaper. */
  level?: "error";
  /** Set where what is found is no words, and is not spelt. */
  code?: true;
  /** What breaks it. */
  pattern: RegExp | Find;
  /** Texts that break it, and the like of them that do not. */
  bad: readonly string[];
  good: readonly string[];
};

/** A rule for headlines of stories alone, or for fields by what they are. */
export type FieldRule = Rule & { of: "story" | readonly Role[] };

/** What any of some patterns finds, which have the same flags: one that says several things says each on a line of its own. */
export const anyOf = (first: RegExp, ...others: RegExp[]): RegExp =>
  new RegExp([first, ...others].map(({ source }) => source).join("|"), first.flags);

/** Where a text breaks a rule; -1 where it does not. */
export const faultIn = ({ pattern }: Pick<Rule, "pattern">, text: string): number =>
  pattern instanceof RegExp ? text.search(pattern) : pattern(text);
