import { expect, test } from "@playwright/test";
import { transform } from "esbuild";
import { SCRIPT_TARGETS } from "plain-pages/floor";
import { attribute, elements, given, htmlFiles, outFiles, textIn, textOf, treeOf } from "./tree";

/* The oldest browsers that get the full design (plain-pages/floor) understand every file. */

/** Attributes of HTML that hold conditions. */
const CONDITIONAL = ["media", "sizes", "imagesizes"];

/** Every element of a name, on every page, with the page. */
const onPages = (test: (name: string) => boolean) =>
  htmlFiles().flatMap((file) =>
    [...elements(treeOf(textIn(file)))].filter(({ tagName }) => test(tagName)).map((element) => ({ file, element })),
  );

/** Every stylesheet with where it stands: files, and what pages carry. */
const styles = () => [
  ...outFiles()
    .filter((file) => /\.(css|svg)$/.test(file))
    .map((file) => ({ file, css: textIn(file) })),
  ...onPages((name) => name === "style").map(({ file, element }) => ({ file, css: textOf(element) })),
];

test("no condition compares widths in newer words, or begins with a bare not", () => {
  const conditions = [
    ...styles().flatMap(({ file, css }) => (css.match(/@(media|container)[^{]*/g) ?? []).map((text) => [file, text])),
    ...onPages(() => true).flatMap(({ file, element }) =>
      CONDITIONAL.flatMap((name) => given(element, name) ?? []).map((text) => [file, text]),
    ),
  ];
  expect(conditions.length).toBeGreaterThan(0);
  // Comparisons, and `not` before a bracket, came in 2022 and 2023.
  expect(conditions.filter(([, text = ""]) => /[<>=]|@media.*\bnot ?\(/.test(text))).toEqual([]);
});

test("no size and no layout depends on a container", () => {
  expect(styles().length).toBeGreaterThan(0);
  // Chrome has them from 105, Safari from 16, Firefox from 110.
  expect(styles().filter(({ css }) => /@container|\dcq[a-z]/.test(css))).toEqual([]);
});

test("no script has syntax that would have to be rewritten", async () => {
  const inline = onPages((name) => name === "script")
    .filter(({ element }) => /^(module|text\/javascript)?$/.test(attribute(element, "type")))
    .map(({ element }) => textOf(element));
  const files = outFiles().filter((file) => file.endsWith(".js"));
  const scripts = new Set([...files.map(textIn), ...inline]);
  expect(scripts.size).toBeGreaterThan(0);
  for (const code of scripts) {
    const [asWritten, rewritten] = await Promise.all(
      [["esnext"], SCRIPT_TARGETS].map(async (target) => (await transform(code, { format: "esm", target })).code),
    );
    expect(rewritten).toBe(asWritten);
  }
});
