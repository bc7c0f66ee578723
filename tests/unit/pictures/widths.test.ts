import { paintedSizes } from "@/lib/sizes";
import { widthsFor } from "@/assets/pictures/photograph";

/** What a browser takes: the narrowest file that is wide enough, or the widest there is. */
const chosen = (widths: readonly number[], pixels: number) =>
  widths.find((width) => width >= pixels) ?? widths.at(-1) ?? NaN;

test("whatever is shown of a photograph, from a cover of 4.5 rem to 1280 px at 2×, takes no file 1.3 times too wide", () => {
  const widths = widthsFor(6000);
  for (let pixels = 72; pixels <= 2560; pixels++) {
    const width = chosen(widths, pixels);
    expect(width).toBeGreaterThanOrEqual(pixels);
    expect(width / pixels).toBeLessThanOrEqual(1.3);
  }
});

test.each([640, 641, 700, 1175, 1176, 1177, 2599])(
  "a photograph of %i px is never enlarged, and given whole",
  (width) => {
    const widths = widthsFor(width);
    expect(widths.at(-1)).toBe(width);
    expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other));
  },
);

const story = 8 / 5;

test("the sizes that browsers are told are the box's where the photograph has its ratio", () => {
  const sizes = "(width < 36rem) 100vw, (width < 64rem) 50vw, 26rem";
  expect(paintedSizes(sizes, "aspect-[8/5]", story)).toBe(sizes);
  expect(paintedSizes(sizes, "", story)).toBe(sizes);
});

test("told sizes are wider where the photograph hangs over at the sides", () => {
  expect(paintedSizes("6rem", "aspect-square w-24", story)).toBe("calc(6rem * 1.6)");
  expect(paintedSizes("(width < 36rem) 100vw, 26rem", "aspect-[4/3]", story)).toBe(
    "(width < 36rem) calc(100vw * 1.2), calc(26rem * 1.2)",
  );
  expect(paintedSizes("26rem", "aspect-video", 2)).toBe("calc(26rem * 1.125)");
});

test("told sizes are divided where the box changes its ratio between two of theirs", () => {
  expect(
    paintedSizes("(width < 48rem) 100vw, 47rem", "aspect-[8/5] md:max-lg:aspect-square lg:max-xl:aspect-[5/4]", story),
  ).toBe("(width < 48rem) 100vw, (width < 64rem) calc(47rem * 1.6), (width < 80rem) calc(47rem * 1.28), 47rem");
  expect(paintedSizes("20rem", "max-sm:aspect-square aspect-[8/5]", story)).toBe(
    "(width < 36rem) calc(20rem * 1.6), 20rem",
  );
});
