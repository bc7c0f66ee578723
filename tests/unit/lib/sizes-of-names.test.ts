/** @jest-environment node */
import { barSize, mastheadSize } from "@/components/frame/wordmark";
import { titleStep } from "@/lib/title-step";

test.each([
  ["Deportes", "poster"],
  ["Deportes y aventura", "banner"],
  ["Deportistas", "banner"],
  ["Internacional y territorios", "headline"],
  ["Desproporcionadamente", "sentence"],
  ["Lo que se juega, se gana y se pierde cada domingo en los campos de la provincia", "sentence"],
])("a page called «%s» has its title set as a %s", (title, step) => expect(titleStep(title)).toBe(step));

/** The largest size that classes give, in rem. */
const rem = (classes: string) => Math.max(...[...classes.matchAll(/([\d.]+)rem/g)].map(([, size]) => Number(size)));

test("a newspaper's name of any length has room in its masthead", () => {
  const sizes = Array.from({ length: 40 }, (_, index) => rem(mastheadSize("L".repeat(index + 1))));
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  // Half an em a letter, between ears of 17 rem on a page of 76.
  sizes.forEach((size, index) => expect(size * 0.5 * (index + 1)).toBeLessThanOrEqual(43));
  expect(barSize("L".repeat(40))).toBe("text-sm");
});
