import { error, type Finding } from "@/lib/finding";
import { textOf } from "@/lib/objects";
import type { Field } from "./fields";
import { repeatsIn } from "./prose";

/** Teams that would play twice at once: on the board, or on the same day at the same hour. */
export function matchFindings(fields: readonly Field[]): Finding[] {
  const playing = fields.flatMap(({ where, key, value, record }) => {
    const teams: unknown[] =
      key === "teams" && Array.isArray(value) ? value : /^(home|away)Team$/.test(key) ? [value] : [];
    const when = ["sport", "date", "time"].map((field) => textOf(record, field)).join(" ");
    return teams.map((team) => ({ where, team: String(team), value: `${String(team)} ${when}` }));
  });
  return repeatsIn(playing)
    .filter(({ again, first }) => again.where !== first.where)
    .map(({ again, first }) => error(again.where, `«${again.team}» ya juega a esa hora: ${first.where}`));
}
