import { error, warning, type Finding } from "@/lib/finding";
import { joinUnits } from "@/schema/text";
import type { Field } from "./fields";
import { headlinesIn, proseIn } from "./prose";
import book from "./style.json" with { type: "json" };

/*
 * What a machine can see of how a newspaper is written, most of it the Academy's typography. style.json has the rules,
 * each as an editor reads it, with the texts it is for (`of`: all, headlines, or the fields that end so), what breaks it,
 * and an example of that beside the same mended; tests/unit/data/check/words.test.ts tries them.
 */

const RULES = book.map(({ fault, flags = "u", of = "", ...rule }) => ({
  ...rule,
  of,
  field: new RegExp(`(?:^|[ .])(?:${of})$`),
  fault: new RegExp(fault, flags),
}));
type Rule = (typeof RULES)[number];

/** Markup and code in a text: `<b>`, `&nbsp;`, `**`, `${x}`. */
export const MARKUP = new RegExp(RULES.flatMap(({ code, fault }) => (code ? [fault.source] : [])).join("|"), "giu");

/** What a rule says of a passage that breaks it, with the words around the fault; passages of `editors` may break theirs. */
function said({ rule, fault }: Rule, text: string, editors: readonly string[] = []): string[] {
  const found = fault.exec(text);
  if (!found || editors.some((part) => text.includes(part) && fault.test(part))) return [];
  return [`${rule}: «${text.slice(Math.max(0, found.index - 30), found.index + 40).trim()}»`];
}

/** The rules for any text that a passage breaks. */
export const styleFaults = (text: string, editors?: readonly string[]): string[] =>
  RULES.filter(({ of }) => of === "").flatMap((rule) => said(rule, text, editors));

/** Texts that a newspaper would write otherwise. A newsletter's claim is an advertisement's: it is printed as it was agreed upon. */
export function styleFindings(fields: readonly Field[]): Finding[] {
  const headlines = new Set(headlinesIn(fields).map(({ where }) => `${where}.title`));
  const isFor = ({ of, field }: Rule, where: string) => (of === "headline" ? headlines.has(where) : field.test(where));
  return proseIn(fields.filter(({ key }) => key !== "claim")).flatMap(({ where, value }) =>
    RULES.filter((rule) => rule.of === "" || isFor(rule, where)).flatMap((rule) =>
      said(rule, joinUnits(value)).map((fault) => (rule.level ? error : warning)(where, fault)),
    ),
  );
}
