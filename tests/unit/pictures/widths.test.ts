import { readFileSync } from "node:fs";
import { compile } from "tailwindcss";
import { widthsFor } from "@/tools/assets/pictures/photograph";
import { aspectOf, type RatioClass } from "@/components/picture/boxes";
import { grownSizes, paintedSizes } from "@/components/picture/sizes";

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

test("no photograph is given in two widths that nobody could tell apart", () => {
  for (let width = 60; width <= 3000; width++) {
    const widths = widthsFor(width);
    widths.slice(1).forEach((wider, at) => expect(wider / (widths[at] ?? NaN)).toBeGreaterThan(1.05));
  }
});

const story = 8 / 5;
const always = (ratio: number) => ({ ratio, from: 0, to: Infinity });

test("the sizes that browsers are told are the box's where the photograph has its ratio", () => {
  const sizes = "(width < 36rem) 100vw, (width < 64rem) 50vw, 26rem";
  expect(paintedSizes(sizes, [always(8 / 5)], story)).toBe(sizes);
  expect(paintedSizes(sizes, [], story)).toBe(sizes);
});

test("told sizes are wider where the photograph hangs over at the sides", () => {
  expect(paintedSizes("6rem", [always(1)], story)).toBe("calc(6rem * 1.6)");
  expect(paintedSizes("(width < 36rem) 100vw, 26rem", [always(4 / 3)], story)).toBe(
    "(width < 36rem) calc(100vw * 1.2), calc(26rem * 1.2)",
  );
  expect(paintedSizes("26rem", [always(16 / 9)], 2)).toBe("calc(26rem * 1.125)");
});

test("told sizes are divided where the box changes its ratio between two of theirs", () => {
  const box = [{ ratio: 5 / 4, from: 64, to: 80 }, { ratio: 1, from: 48, to: 64 }, always(8 / 5)];
  expect(paintedSizes("(width < 48rem) 100vw, 47rem", box, story)).toBe(
    "(width < 48rem) 100vw, (width < 64rem) calc(47rem * 1.6), (width < 80rem) calc(47rem * 1.28), 47rem",
  );
  expect(paintedSizes("20rem", [{ ratio: 1, from: 0, to: 36 }, always(8 / 5)], story)).toBe(
    "(width < 36rem) calc(20rem * 1.6), 20rem",
  );
});

test("told sizes are a fifth larger where the page is, but for what follows the window", () => {
  expect(grownSizes("(width < 48rem) 100vw, calc(25rem * 1.6)")).toBe(
    "(width < 48rem) 100vw, (width < 105rem) calc(25rem * 1.6), calc(30rem * 1.6)",
  );
  expect(grownSizes("(width < 64rem) 30rem, 67vw")).toBe("(width < 64rem) 30rem, 67vw");
});

const css = ["node_modules/tailwindcss/theme.css", "app/styles/tokens.css"].map((file) => readFileSync(file, "utf8"));
const theme = css.join("").replace("@theme default", "@theme inline");

test.each<RatioClass>(["aspect-video", "sm:max-md:aspect-2/1", "lg:max-xl:aspect-square", "min-[100rem]:aspect-[5/2]"])(
  "%s gives a box the ratio that it says, in those windows",
  async (name) => {
    const sheet = await compile(`@tailwind utilities; ${theme}`);
    // Behind it stand the tokens, which have conditions of their own.
    const [rule = ""] = sheet.build([name]).split(":root");
    const [, width, height = 1] = /aspect-ratio: (\d+)(?: ?\/ ?(\d+))?/.exec(rule) ?? [];
    const [from, to] = ["width >= ", "width < "].map((side) => new RegExp(`\\(${side}(\\d+)rem\\)`).exec(rule)?.[1]);
    const said = { ratio: Number(width) / Number(height), from: Number(from ?? 0), to: Number(to ?? Infinity) };
    expect(aspectOf(name)).toEqual(said);
  },
);
