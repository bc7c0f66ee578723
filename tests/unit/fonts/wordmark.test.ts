/** @jest-environment node */
import { packaged } from "@/assets/fonts/cut";
import { FACES } from "@/assets/fonts/faces";
import { wordmarkRule } from "@/assets/fonts/wordmark";

/** The width that a name's box has from the start, in em. */
async function boxOf(name: string): Promise<number> {
  const rule = await wordmarkRule(await packaged(process.cwd(), FACES[0].from.latin), name);
  return Number(/min-width:([\d.]+)em/.exec(rule)?.[1]);
}

test("the newspaper's name has its width before its font comes: that of its letters", async () => {
  const [short, long] = [await boxOf("El Til"), await boxOf("Mercados")];
  expect(long).toBeGreaterThan(short);
  // Letters are narrower than an em and wider than a fifth of one.
  expect(long).toBeGreaterThan("Mercados".length * 0.2);
  expect(long).toBeLessThan("Mercados".length);
});

test("a name of two lines keeps them in their middle", async () => {
  expect(await boxOf("La Gaceta Económica de las Comarcas del Ebro")).toBeNaN();
});
