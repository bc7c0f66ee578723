import { error, type Finding } from "@/lib/finding";
import { wordsOf, type Field } from "./fields";
import { repeatsIn } from "./prose";

/** Teams that would play twice at once: on the board, or on the same day at the same hour. */
export function matchFindings(fields: readonly Field[]): Finding[] {
  const playing = fields.flatMap((field) => {
    const { where, value, record, says } = field;
    if (says.is !== "team" || typeof value !== "string") return [];
    const when = (["measured", "begins", "hour"] as const).map((part) => wordsOf(field, part)).join(" ");
    return [{ where, record, team: value, value: `${value} ${when}` }];
  });
  return repeatsIn(playing)
    .filter(({ again, first }) => again.record !== first.record)
    .map(({ again, first }) => error(again.where, `«${again.team}» ya juega a esa hora: ${first.where}`));
}
