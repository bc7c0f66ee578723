import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bench } from "./bench";
import { scale } from "./scale";

/*
 * npm run bench                 every page in every form, into docs/bench.md
 * npm run bench -- --quick      three pages, one visit each, only printed
 * npm run bench -- --runs 9     more visits (an odd number)
 * npm run bench -- --scale      how the build grows with the stories, and what one core serves, into docs/scale.md
 */

const RUNS = 5;

// Ended by hand, it still ends what it has started: that is done when the process exits.
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)
  process.once(signal, () => process.exit(code));

const root = fileURLToPath(new URL("../..", import.meta.url));

try {
  const { values } = parseArgs({
    options: { quick: { type: "boolean" }, scale: { type: "boolean" }, runs: { type: "string" } },
  });
  const quick = values.quick ?? false;
  const runs = Number(values.runs ?? (quick ? 1 : RUNS));
  if (!Number.isInteger(runs) || runs < 1 || runs % 2 === 0)
    throw new Error(`--runs: an odd number was expected, not ${values.runs ?? ""}`);
  await (values.scale ? scale(root, { quick }) : bench(root, { quick, runs }));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
