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

/** A rule for headlines alone, or for fields by their names; `correction.text` is a field of a record within its own. */
export type FieldRule = Rule & { of: "headline" | readonly string[] };

/** Where a text breaks a rule; -1 where it does not. */
export const faultIn = ({ pattern }: Pick<Rule, "pattern">, text: string): number =>
  pattern instanceof RegExp ? text.search(pattern) : pattern(text);
