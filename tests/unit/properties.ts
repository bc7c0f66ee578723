/**
 * How a property is tried: with the same values each time, so that no test is red by luck on somebody else's change. Others
 * are asked for by hand (docs/contributing.md): PROPERTY_SEED says which, PROPERTY_RUNS how many.
 * @param numRuns how many without being asked
 */
export const tries = (numRuns: number) => ({
  seed: Number(process.env["PROPERTY_SEED"] ?? 20_261_120),
  numRuns: Number(process.env["PROPERTY_RUNS"] ?? numRuns),
  // What else would be found is looked for by hand.
  endOnFailure: true,
});
