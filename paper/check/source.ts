import { isUtf8 } from "node:buffer";
import { transform, type TransformFailure } from "esbuild";
import { error, type Finding } from "@/lib/finding";
import { PICTURE_ENDINGS } from "@/schema/picture-name";
import { readLiterals, type Source } from "./literals";
import { causeIn, slipIn } from "./slips";

/* A data file as it lies on the disk: what a program, git or a slip of a finger may have made of it. */

const line = (text: string, index: number) => text.slice(0, index).split("\n").length;

function encodingFault(file: string, bytes: Uint8Array, text: string): Finding | undefined {
  if (bytes.includes(0)) return error(file, "no está en UTF-8, sino en UTF-16: guárdalo como UTF-8");
  if (isUtf8(bytes)) return undefined;
  const says = "no está en UTF-8 (esa línea tiene una tilde o un signo de otra codificación): guárdalo como UTF-8";
  return error(`${file}:${line(text, text.indexOf("\ufffd"))}`, says);
}

/** Two versions of the same lines between the marks of git, which could not put them together, or a mark that was left. */
export const CONFLICT = {
  pattern: /^<{7}.*\n([^]*?)(?:^\|{7}.*\n[^]*?)?^={7}.*\n([^]*?)^>{7}.*$|^(?:<{7}|={7}|>{7}|\|{7})(?= |$)/gm,
  tells: [
    ...["<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> b", "<<<<<<< HEAD\n1\n||||||| a\n0\n=======\n2\n>>>>>>> b"],
    ...["1\n<<<<<<< HEAD\n2", "=======", "||||||| a", ">>>>>>> b"],
  ],
  silent: ["<<<<<< HEAD", "========", "1 ======="],
};

/** Which story a side of a conflict is: its headline, or its first line. */
const sideOf = (lines: string) => {
  const [, title] = /title:\s*"([^"]*)"/.exec(lines) ?? [];
  return `«${(title ?? lines.trim().split("\n")[0] ?? "").slice(0, 60)}»`;
};

const conflicts = (file: string, text: string): Finding[] =>
  [...text.matchAll(CONFLICT.pattern)].map(({ 0: all, 1: one, 2: other = "", index }) => {
    const says =
      one === undefined
        ? `quedó una marca de conflicto de git («${all}»): deja la versión que valga y borra las marcas`
        : `git no supo juntar dos cambios, ${sideOf(one)} y ${sideOf(other)}: deja el que valga, o los dos si son dos noticias, y borra las líneas de marcas (<<<<<<<, ======= y >>>>>>>, hasta la ${line(text, index + all.length)})`;
    return error(`${file}:${line(text, index)}`, says);
  });

/** A picture's folder and name as Windows writes them; code would read the letter after the stroke as a sign. */
export const STROKES = {
  pattern: new RegExp(String.raw`"([^"\n]*\\[^"\n]*\.(?:${PICTURE_ENDINGS}|hei[cf]|mp4))"`, "gi"),
  tells: ["svg", "jpg", "jpeg", "JPG", "jfif", "png", "webp", "avif", "heic", "heif", "mp4"].map(
    (ending) => `"economia\\nave.${ending}"`,
  ),
  silent: ['"economia/nave.svg"', '"Una\\notra"', '"nave.svg", "una\\notra"'],
};

const strokes = (file: string, text: string): Finding[] =>
  [...text.matchAll(STROKES.pattern)].map(({ 1: name = "", index }) =>
    error(`${file}:${line(text, index)}`, `las carpetas se separan con /: "${name.replace(/\\+/g, "/")}"`),
  );

const isFailure = (failure: unknown): failure is TransformFailure =>
  failure instanceof Error && "errors" in failure && Array.isArray(failure.errors);

/** What esbuild cannot read first in a file that is no code. @throws what else may go wrong in it */
const firstError = (file: string, text: string) =>
  transform(text, { loader: file.endsWith(".json") ? "json" : "ts", logLevel: "silent" }).then(
    () => undefined,
    (failure: unknown) => {
      if (isFailure(failure)) return failure.errors[0];
      throw failure;
    },
  );

async function syntaxFault(file: string, text: string): Promise<Finding | undefined> {
  const unread = await firstError(file, text);
  if (!unread) return undefined;
  const { text: message, location } = unread;
  const lines = text.split("\n");
  const at = location?.line ?? 1;
  const [before = "", here = ""] = lines.slice(Math.max(0, at - 2), at);
  const quoted = (words: string) => (words.trim() ? ` («${words.trim().slice(0, 60)}»)` : "");
  const fault = (number: number, why: string, words: string) =>
    error(`${file}:${number}`, `no se puede leer: ${why}${quoted(words)}`);
  if (message.includes('"*/"'))
    return fault(line(text, text.lastIndexOf("/*")), "falta */ al final de un comentario", "");
  if (/Unterminated (string|template)/.test(message)) return fault(at, "falta la comilla que cierra el texto", here);
  const slip = slipIn(here);
  if (slip) return fault(at, slip, here);
  const slipBefore = slipIn(before);
  if (slipBefore) return fault(at - 1, slipBefore, before);
  // What begins a line shows that the one before it was not ended.
  const begins = here.slice(0, location?.column ?? 0).trim() === "";
  return begins && /^Expected "[}\])]" but found/.test(message) && !/[,{[(:+]\s*$/.test(before)
    ? fault(at - 1, "falta una coma al final de la línea", before)
    : fault(at, causeIn(here), here);
}

/** What a data file holds, such as `data/economia.ts` or `data/economia.json`, and what is wrong with how it is written. */
export async function readSource(file: string, bytes: Uint8Array): Promise<Source> {
  const unreadable = (...findings: Finding[]): Source => ({ content: undefined, lines: new Map(), findings });
  // Windows ends its lines with two signs, of which the first is none of a line's own.
  const text = new TextDecoder("utf-8").decode(bytes).replaceAll("\r\n", "\n");
  const encoding = encodingFault(file, bytes, text);
  if (encoding) return unreadable(encoding);
  if (!/\S/.test(text))
    return unreadable(error(file, "está vacío: quizá se guardó antes de tiempo; recupéralo de git"));
  const marks = conflicts(file, text);
  if (marks.length > 0 || /\.(txt|md)$/.test(file)) return unreadable(...marks);
  const names = strokes(file, text);
  if (names.length > 0) return unreadable(...names);
  const syntax = await syntaxFault(file, text);
  return syntax ? unreadable(syntax) : readLiterals(file, text);
}
