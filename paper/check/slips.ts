import { CAUSES, LINES, WORDS } from "./rules/slips";

/* What a hand used to texts writes on a line of code, and what to write there instead. */

/** A figure as code has it: «1,5» is 1.5, «1.018,5» is 1018.5, «18 417» is 18417, «1.018.420» is 1018420. */
function bare(figure: string): string {
  const together = figure.replace(/(?<=\d)[ \u00a0\u202f'’](?=\d)/g, "").replace(/^[−–—]/, "-");
  return /,|\..*\./.test(together) ? together.replaceAll(".", "").replace(",", ".") : together;
}

/** What the first of some rules that a text breaks says of it. */
function firstOf(rules: readonly { pattern: RegExp; says: string }[], text: string): string | undefined {
  for (const { pattern, says } of rules) {
    const found = pattern.exec(text);
    if (found) return says.replace(/\$(\d)/g, (_, group: string) => bare(found[Number(group)] ?? ""));
  }
  return undefined;
}

/** A line without its texts and remarks: of texts only the quotation marks are left. */
const codeOf = (line: string): string => line.replaceAll('\\"', "").replace(/"[^"]*"/g, '""');

/** What is wrong with a line, if it is one of these slips; where a quotation mark is missing it may be the text itself. */
export function slipIn(line: string): string | undefined {
  const code = codeOf(line).replace(/\/\/.*/, "");
  return code.split('"').length % 2 === 0 ? undefined : firstOf(LINES, code);
}

/** What else is usually behind a line that cannot be read. */
export const causeIn = (line: string): string => firstOf(CAUSES, codeOf(line)) ?? "";

/** What a word that is no text was meant for. */
export const wordMeant = (word: string): string => firstOf(WORDS, word) ?? "";
