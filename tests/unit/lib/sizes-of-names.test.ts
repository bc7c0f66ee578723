import { readFileSync } from "node:fs";
import { barSize, mastheadSize } from "@/components/frame/wordmark";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

/** The largest size that classes give, in rem, by the scale in app/styles/tokens.css. */
const rem = (classes: string) =>
  Math.max(
    ...[...classes.matchAll(/text-[\w-]+/g)].flatMap(([name]) => {
      const [, size = ""] = new RegExp(`--${name}: (.+);`).exec(tokens) ?? [];
      return [...size.matchAll(/([\d.]+)rem/g)].map(([, length]) => Number(length));
    }),
  );

test("a newspaper's name of any length has room in its masthead", () => {
  const sizes = Array.from({ length: 40 }, (_, index) => rem(mastheadSize("L".repeat(index + 1))));
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  // Half an em a letter, between ears of 17 rem on a page of 76.
  sizes.forEach((size, index) => expect(size * 0.5 * (index + 1)).toBeLessThanOrEqual(43));
  expect(barSize("L".repeat(40))).toBe("text-sm");
});
