import { checkContent } from "../assets/check/content";
import { isError, reportOf } from "../../lib/finding";
import { ROOT } from "../root";
import { command } from "../say";

/* `npm run check:content`: what an editor should mend before publishing. */

await command(async () => {
  const { findings, toLine } = await checkContent(ROOT);
  const broken = findings.some(isError);
  // The paper can be read where nothing is broken.
  const left = broken ? [] : (await import("../new/untouched")).untouched().map(toLine);
  process.stdout.write(`${reportOf([...findings, ...left])}\n`);
  if (broken) process.exitCode = 1;
});
