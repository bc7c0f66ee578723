import { ID } from "../records";
import { wordsOf, type Field } from "./fields";
import { error, warning, type Finding } from "@/lib/finding";
import { repeatsIn } from "./prose";
import { plainWords } from "@/lib/words";
import { textOf } from "@/lib/objects";

/* Texts that stand for pictures, and pictures that stand for records. */

/** A picture is told in one breath; what its headline says already it need not say. */
const LONGEST = 70;

function alternative(field: Field): Finding[] {
  const { where, value, record } = field;
  if (typeof value !== "string") return [];
  const title = wordsOf(field, "headline");
  if (value === "")
    return textOf(record, ID)
      ? [warning(where, "está vacío: quien no ve la foto de una noticia no sabrá qué enseña")]
      : [];
  if (title && plainWords(title).join(" ") === plainWords(value).join(" "))
    return [error(where, "repite el titular: di qué se ve en la imagen")];
  return value.length > LONGEST
    ? [warning(where, `tiene ${value.length} caracteres: se escucha de una vez, mejor ${LONGEST} o menos`)]
    : [];
}

/** Whose portrait a picture is, where it is one: it may stand over all that a person says. */
const portrayed = (picture: Field): string =>
  wordsOf(picture, "person") ||
  (picture.owner.kind === "opinion" ? wordsOf(picture, "signature") : wordsOf(picture, "name"));

/** A picture that an earlier record shows already. */
const repeated = (pictures: readonly Field[]): Finding[] =>
  repeatsIn(pictures).flatMap(({ again, first }) => {
    const person = portrayed(again);
    if (person && person === portrayed(first)) return [];
    return [warning(again.where, `es la misma imagen que ${first.where}`)];
  });

/** What is said of a picture and was said of another. */
function retold(fields: readonly Field[], pictures: readonly Field[]): Finding[] {
  const pictureOf = ({ record }: Field) => pictures.find((picture) => picture.record === record)?.value;
  return repeatsIn(fields.filter(({ value }) => value !== ""))
    .filter(({ again, first }) => pictureOf(again) !== pictureOf(first))
    .map(({ again, first }) => warning(again.where, `dice de esta imagen lo mismo que ${first.where} de otra`));
}

/** A story's photograph of which nobody says who took it. */
const anonymous = (pictures: readonly Field[]): Finding[] =>
  pictures
    .filter((field) => !String(field.value).endsWith(".svg") && !wordsOf(field, "credit"))
    .filter((field) => wordsOf(field, "summary"))
    .map(({ where }) => warning(where, "es una foto sin autor: di en credit quién la hizo"));

/** Alternatives that say nothing or too much, pictures that are shown or told twice, photographs of nobody's. */
export function alternativeFindings(fields: readonly Field[]): Finding[] {
  const texts = fields.filter(({ says }) => says.is === "alternative");
  const pictures = fields.filter(({ says, value }) => says.file?.kind === "picture" && typeof value === "string");
  return [...texts.flatMap(alternative), ...retold(texts, pictures), ...repeated(pictures), ...anonymous(pictures)];
}
