import type { Mistake } from "../../schema/define";

/** Something an editor should know: where, and what. Errors stop the build, warnings («avisos») do not. */
export type Finding = Mistake & { level: "error" | "aviso" };

/** A rule gives its findings with these. */
export const error = (where: string, says: string): Finding => ({ level: "error", where, says });
export const warning = (where: string, says: string): Finding => ({ level: "aviso", where, says });
