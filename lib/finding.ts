import { nounFor } from "./format";

/** Something an editor should know: where, as `data/economia.ts: news[2].title`, and what it is. Errors stop a build, warnings («avisos») do not. */
export type Finding = { level: "error" | "aviso"; where: string; says: string };

/** What keeps content from being published. */
export const error = (where: string, says: string): Finding => ({ level: "error", where, says });

/** What an editor should look at and may leave. */
export const warning = (where: string, says: string): Finding => ({ level: "aviso", where, says });

export const isError = ({ level }: Finding): boolean => level === "error";

const lineOf = ({ level, where, says }: Finding): string => `${level === "error" ? "" : "aviso: "}${where}: ${says}`;

/** Findings as an editor reads them, a line each. */
export const linesOf = (findings: readonly Finding[]): string => findings.map(lineOf).join("\n");

/** All findings as an editor reads them, and how many there are. */
export function reportOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return "El contenido está bien: ni errores ni avisos.";
  const errors = findings.filter(isError).length;
  const stopped = errors > 0 ? " Los errores detienen la publicación; los avisos, no." : "";
  const warnings = findings.length - errors;
  const told = `${errors} ${nounFor(errors, "error", "errores")} y ${warnings} ${nounFor(warnings, "aviso", "avisos")}`;
  return `${linesOf(findings)}\n${told}.${stopped}`;
}
