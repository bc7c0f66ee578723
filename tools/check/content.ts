import { fileURLToPath } from "node:url";
import { checkContent } from "../../assets/check/content";
import { reportOf } from "../../paper/check/report";

/* `npm run check:content`: what an editor should mend before publishing. */

const { findings } = await checkContent(fileURLToPath(new URL("../..", import.meta.url)));
process.stdout.write(`${reportOf(findings)}\n`);
if (findings.some(({ level }) => level === "error")) process.exitCode = 1;
