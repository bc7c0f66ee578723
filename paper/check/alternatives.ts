import type { Field } from "./fields";
import { error, warning, type Finding } from "@/lib/finding";
import { repeatsIn } from "./prose";
import { plainWords } from "@/lib/words";
import { textOf } from "@/lib/objects";

/* Texts that stand for pictures, and pictures that stand for records. */

/** A picture is told in one breath; what its headline says already it need not say. */
const LONGEST = 70;

function alternative({ where, value, record }: Field): Finding[] {
  if (typeof value !== "string") return [];
  const title = textOf(record, "title");
  if (value === "")
    return textOf(record, "id")
      ? [warning(where, "está vacío: quien no ve la foto de una noticia no sabrá qué enseña")]
      : [];
  if (title && plainWords(title).join(" ") === plainWords(value).join(" "))
    return [error(where, "repite el titular: di qué se ve en la imagen")];
  return value.length > LONGEST
    ? [warning(where, `tiene ${value.length} caracteres: se escucha de una vez, mejor ${LONGEST} o menos`)]
    : [];
}

/** Whose portrait a picture is, where it is one: it may stand over all that a person says. */
const portrayed = (record: object): string =>
  textOf(record, "politician") ||
  textOf(record, "leader") ||
  (textOf(record, "category") === "Opinión" ? textOf(record, "author") : textOf(record, "name"));

/** A picture that an earlier record shows already. */
const repeated = (pictures: readonly Field[]): Finding[] =>
  repeatsIn(pictures).flatMap(({ again, first }) => {
    const person = portrayed(again.record);
    if (person && person === portrayed(first.record)) return [];
    return [warning(again.where, `es la misma imagen que ${first.where}`)];
  });

/** What is said of a picture and was said of another. */
function retold(fields: readonly Field[], pictureFields: ReadonlySet<string>): Finding[] {
  const pictureOf = ({ record }: Field) =>
    Object.entries(record).find(([key]) => pictureFields.has(key))?.[1] as unknown;
  return repeatsIn(fields.filter(({ value }) => value !== ""))
    .filter(({ again, first }) => pictureOf(again) !== pictureOf(first))
    .map(({ again, first }) => warning(again.where, `dice de esta imagen lo mismo que ${first.where} de otra`));
}

/** A story's photograph of which nobody says who took it. */
const anonymous = (pictures: readonly Field[]): Finding[] =>
  pictures
    .filter(({ value, record }) => /\.(?:jpe?g|jfif|webp|avif)$/.test(String(value)) && !textOf(record, "credit"))
    .filter(({ record }) => textOf(record, "excerpt"))
    .map(({ where }) => warning(where, "es una foto sin autor: di en credit quién la hizo"));

/** @param pictureFields the names of the fields that name a picture */
export function alternativeFindings(fields: readonly Field[], pictureFields: ReadonlySet<string>): Finding[] {
  const said = fields.filter(({ key }) => key === "alt");
  const pictures = fields.filter(({ key, value }) => pictureFields.has(key) && typeof value === "string");
  return [...said.flatMap(alternative), ...retold(said, pictureFields), ...repeated(pictures), ...anonymous(pictures)];
}
