import type { Engine } from "../engine";
import { looking } from "../looks";

/** Texts that overlap, stick out or are broken at one width. */
export async function layout(engine: Engine): Promise<string[]> {
  const found: string[] = [];
  for (const look of ["overlaps", "sticking", "broken"] as const)
    found.push(...((await engine.evaluate(await looking(look))) as string[]));
  return found;
}
