import { expect, test } from "@playwright/test";
import { transform } from "esbuild";
import { SCRIPT_TARGETS } from "../../adapter/floor";
import { attribute, elements, given, htmlFiles, outFiles, textIn, textOf, treeOf } from "./tree";

/* The oldest browsers that get the full design (adapter/floor.ts) understand every file. */

/** Conditions that browsers ask of the window, such as `@media (min-width:64rem)`. */
const conditionsIn = (css: string): string[] => css.match(/@(media|container)[^{]*/g) ?? [];

/** Comparisons, and `not` before a bracket, which came in 2022 and 2023. */
const NEWER = /[<>=]|@media.*\bnot ?\(/;

/** Attributes of HTML that hold conditions. */
const CONDITIONAL = ["media", "sizes", "imagesizes"];

test("no stylesheet compares widths in newer words", () => {
  const found = outFiles()
    .filter((file) => /\.(css|svg)$/.test(file))
    .flatMap((file) => conditionsIn(textIn(file)).map((condition) => `${file}: ${condition}`));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((condition) => NEWER.test(condition))).toEqual([]);
});

test("no page compares widths in newer words", () => {
  const found = htmlFiles().flatMap((file) =>
    [...elements(treeOf(textIn(file)))].flatMap((element) => [
      ...CONDITIONAL.flatMap((name) => given(element, name) ?? []),
      ...(element.tagName === "style" ? conditionsIn(textOf(element)) : []),
    ]),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((condition) => NEWER.test(condition))).toEqual([]);
});

/** Container queries and their units: Chrome has them from 105, Safari from 16, Firefox from 110. */
const BY_CONTAINER = /@container|\dcq[a-z]/;

test("no size and no layout depends on a container", () => {
  const styles = [
    ...outFiles()
      .filter((file) => file.endsWith(".css"))
      .map(textIn),
    ...htmlFiles().flatMap((file) =>
      [...elements(treeOf(textIn(file)))].filter(({ tagName }) => tagName === "style").map(textOf),
    ),
  ];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.flatMap((css) => BY_CONTAINER.exec(css)?.[0] ?? [])).toEqual([]);
});

/** Every script of the site: files, and what stands in pages and runs. */
function scripts(): Map<string, string> {
  const files = outFiles().filter((file) => file.endsWith(".js"));
  const inline = htmlFiles().flatMap((file) =>
    [...elements(treeOf(textIn(file)))]
      .filter(
        (element) => element.tagName === "script" && /^(module|text\/javascript)?$/.test(attribute(element, "type")),
      )
      .map((element) => [textOf(element), `in ${file}`] as const),
  );
  return new Map([...files.map((file) => [textIn(file), file] as const), ...inline].filter(([code]) => code !== ""));
}

test("no script has syntax that would have to be rewritten", async () => {
  const found = scripts();
  expect(found.size).toBeGreaterThan(0);
  for (const [code, where] of found) {
    const [asWritten, rewritten] = await Promise.all(
      [["esnext"], SCRIPT_TARGETS].map(async (target) => (await transform(code, { format: "esm", target })).code),
    );
    expect(rewritten, where).toBe(asWritten);
  }
});
