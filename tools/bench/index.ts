import { parseArgs } from "node:util";
import { endOnSignals } from "../processes";
import { command } from "../say";
import { bench } from "./bench";
import { scale } from "./scale";

/*
 * npm run bench                 every page in every form, into docs/bench.md
 * npm run bench -- --quick      three pages, one visit each, only printed
 * npm run bench -- --runs 9     more visits (an odd number)
 * npm run bench -- --scale      what one core serves, and what that costs, into docs/scale.md
 */

const RUNS = 5;

endOnSignals();
await command(async () => {
  const { values } = parseArgs({
    options: { quick: { type: "boolean" }, scale: { type: "boolean" }, runs: { type: "string" } },
  });
  const quick = values.quick ?? false;
  const runs = Number(values.runs ?? (quick ? 1 : RUNS));
  if (!Number.isInteger(runs) || runs < 1 || runs % 2 === 0)
    throw new Error(`--runs: an odd number was expected, not ${values.runs ?? ""}`);
  await (values.scale ? scale({ quick }) : bench({ quick, runs }));
});
