import type { Field } from "../fields";
import { warning, type Finding } from "@/lib/finding";
import { nounFor } from "@/lib/format";
import { proseIn } from "../prose";
import { MARKUP } from "../style";
import { NAMES_FILE, type Dictionary } from "./dictionary";

/** Suggestions take their time: where the first words are unknown by the dozen, something else is wrong. */
const SUGGESTED = 25;

/** Words in no dictionary, each where it stands first, with those that it may have been meant for. */
export function spellingFindings(fields: readonly Field[], { unknownWords, nearest }: Dictionary): Finding[] {
  const places = new Map<string, string[]>();
  for (const { where, value } of proseIn(fields))
    for (const word of unknownWords(value.replace(MARKUP, " "))) places.set(word, [...(places.get(word) ?? []), where]);
  return [...places].flatMap(([word, [first, ...others]], index) => {
    if (!first) return [];
    const near = index < SUGGESTED ? nearest(word).slice(0, 3).join(", ") : "";
    const more = `${others.length} ${nounFor(others.length, "sitio", "sitios")} más`;
    const elsewhere = others.length > 0 ? ` (y en ${more})` : "";
    const says = `«${word}»${elsewhere} no está en el diccionario${near && ` (¿${near}?)`}`;
    return [warning(first, `${says}: corrige la palabra o añádela a ${NAMES_FILE}`)];
  });
}
