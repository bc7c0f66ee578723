import type { Field } from "./fields";
import { error, type Finding } from "./finding";
import { proseIn } from "./records";

/** UTF-8 read as if it were Latin-1 or Windows-1252: «tambiÃ©n», «Â«», «â€œ». */
const MISREAD = /Ã[\u0080-\u00bf\u0192\u0160\u0161\u2018-\u201e\u2020-\u2022]|Â[\u0080-\u00bf]|â€[^\s]?|ï»¿/u;

/** The same text, read as it was meant, where that can be had. */
function meant(text: string): string | undefined {
  const read = Buffer.from(text, "latin1").toString();
  return /^[\u0000-\u00ff]*$/.test(text) && !read.includes("\ufffd") ? read : undefined;
}

/** Texts that went through a program which took their letters for others. */
export const characterFindings = (fields: readonly Field[]): Finding[] =>
  proseIn(fields).flatMap(({ where, value }) => {
    const [broken] = MISREAD.exec(value) ?? [];
    if (!broken) return [];
    const word = value.split(/\s/).find((part) => part.includes(broken)) ?? broken;
    const better = meant(word);
    return [error(where, `«${word}» tiene letras estropeadas al copiar${better ? `: ¿«${better}»?` : ""}`)];
  });
