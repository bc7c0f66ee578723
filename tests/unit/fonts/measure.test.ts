/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { FACES } from "@/assets/fonts/faces";
import { measure, SAMPLE, standInFace } from "@/assets/fonts/measure";

const file = (from: string) => readFileSync(path.join("node_modules/@fontsource-variable", from));

test("a stand-in is brought to the width of the face, and keeps its lines where they were", () => {
  const rule = standInFace(
    "x-arial",
    "font-weight: 400;",
    { local: ["Arial", "Liberation Sans"], width: 0.5 },
    { width: 0.4, ascent: 0.8, descent: 0.2 },
  );
  expect(rule).toContain('src: local("Arial"), local("Liberation Sans");');
  expect(rule).toContain("size-adjust: 80.0%;");
  expect(rule).toContain("ascent-override: 100.0%;");
  expect(rule).toContain("descent-override: 25.0%;");
});

test("a bolder cut is measured wider", async () => {
  const widths: number[] = [];
  for (const { from, axes } of FACES.slice(0, 1))
    for (const wght of [400, 600]) {
      const cut = await subsetFont(file(from.latin), SAMPLE, {
        targetFormat: "sfnt",
        variationAxes: { ...axes, wght },
      });
      widths.push(measure(cut).width);
    }
  const [regular = 0, bold = 0] = widths;
  expect(regular).toBeGreaterThan(0.35);
  expect(bold).toBeGreaterThan(regular * 1.02);
  expect(bold).toBeLessThan(0.5);
});
