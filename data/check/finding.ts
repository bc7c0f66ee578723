import type { Mistake } from "../schema/define";

/** Errors stop the build, warnings («avisos») do not. */
type Level = "error" | "aviso";

/** Something an editor should know: where, as `data/economia.ts: news[2].title`, and what. */
export type Finding = Mistake & { level: Level };

/** A rule gives its findings with these. */
export const error = (where: string, says: string): Finding => ({ level: "error", where, says });
export const warning = (where: string, says: string): Finding => ({ level: "aviso", where, says });
