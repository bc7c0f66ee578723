import { endOnSignals, run } from "../processes";
import { command } from "../say";

/* The tests of the newspaper's code and those of its packages, side by side: the latter wait for servers and clocks half of their time. */

endOnSignals();
await command(async () => {
  const ended = await Promise.allSettled([
    run("jest", [], { aloud: true }),
    run("npm", ["run", "test:packages"], { aloud: true }),
  ]);
  // Both say all that is wrong before one of them is red.
  for (const one of ended) if (one.status === "rejected") throw one.reason;
});
