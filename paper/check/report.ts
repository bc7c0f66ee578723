import { lineOf } from "../../schema/define";
import type { Finding } from "./finding";

const counted = (many: number, one: string) => `${many} ${many === 1 ? one : `${one === "error" ? "errore" : one}s`}`;

/** All findings as an editor reads them, a line each, and how many there are. */
export function reportOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === "error").length;
  const lines = findings.map((finding) => (finding.level === "error" ? lineOf(finding) : `aviso: ${lineOf(finding)}`));
  const counts =
    findings.length === 0
      ? "El contenido está bien: ni errores ni avisos."
      : `${counted(errors, "error")} y ${counted(findings.length - errors, "aviso")}.${errors > 0 ? " Los errores detienen la publicación; los avisos, no." : ""}`;
  return [...lines, counts].join("\n");
}
