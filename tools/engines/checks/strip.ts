import { becomes, type Engine } from "../engine";

const PLACES = [
  [50, "open"],
  [51, "folded"],
  [50, "open"],
] as const;

/** Whether the header's strip is open at 50 pixels, folded at 51, and open again on the way back. */
export async function strip(engine: Engine, site: string): Promise<string[]> {
  await engine.open(`${site}/economia`);
  const found: string[] = [];
  for (const [pixels, state] of PLACES) {
    await engine.evaluate(`scrollTo({ top: ${pixels}, behavior: "instant" })`);
    const reached = `scrollY === ${pixels} && document.querySelector("[data-strip]")?.dataset.strip === "${state}"`;
    if (!(await becomes(engine, reached))) found.push(`the strip is not ${state} at ${pixels} px`);
  }
  return found;
}
