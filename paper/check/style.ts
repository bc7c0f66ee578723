import { error, warning, type Finding } from "@/lib/finding";
import { joinUnits } from "@/schema/text";
import type { Field } from "./fields";
import { headlinesIn, proseIn } from "./prose";
import { FIELD_RULES } from "./rules/fields";
import { faultIn, type FieldRule, type Rule } from "./rules/rule";
import { TEXT_RULES } from "./rules/texts";

/* What a machine can see of how a newspaper is written. */

const codeOf = ({ code, pattern }: Rule): string[] => (code && pattern instanceof RegExp ? [pattern.source] : []);

/** Markup and code in a text: `<b>`, `&nbsp;`, `**`, `${x}`. */
export const MARKUP = new RegExp(TEXT_RULES.flatMap(codeOf).join("|"), "giu");

/** What a rule says of a passage that breaks it, with the words around the fault; passages of `editors` may break theirs. */
function faultsOf(rule: Rule, text: string, editors: readonly string[] = []): string[] {
  const at = faultIn(rule, text);
  if (at < 0 || editors.some((part) => text.includes(part) && faultIn(rule, part) >= 0)) return [];
  return [`${rule.says}: «${text.slice(Math.max(0, at - 30), at + 40).trim()}»`];
}

/** The rules for any text that a passage breaks. */
export const styleFaults = (text: string, editors?: readonly string[]): string[] =>
  TEXT_RULES.flatMap((rule) => faultsOf(rule, text, editors));

/** Texts that a newspaper would write otherwise. A newsletter's claim is an advertisement's: it is printed as it was agreed upon. */
export function styleFindings(fields: readonly Field[]): Finding[] {
  const headlines = new Set(headlinesIn(fields).map(({ at }) => at));
  const isFor = ({ of }: FieldRule, { where, says: { is } }: Field) =>
    of === "story" ? headlines.has(where) : is !== undefined && of.includes(is);
  return proseIn(fields.filter(({ says }) => says.is !== "claim")).flatMap((field) => {
    const text = joinUnits(field.value);
    return [...TEXT_RULES, ...FIELD_RULES.filter((rule) => isFor(rule, field))].flatMap((rule: Rule) =>
      faultsOf(rule, text).map((fault) => (rule.level === "error" ? error : warning)(field.where, fault)),
    );
  });
}
