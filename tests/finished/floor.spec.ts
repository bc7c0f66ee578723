import { expect, test } from "@playwright/test";
import { transform } from "esbuild";
import { SCRIPT_TARGETS } from "plain-pages/floor";
import { attribute, elements, htmlFiles, outFiles, textIn, textOf, treeOf } from "./tree";

/* The oldest browsers that get the full design (plain-pages/floor) understand every file. */

/** Every element of a name, on every page, with the page. */
const onPages = (test: (name: string) => boolean) =>
  htmlFiles().flatMap((file) =>
    [...elements(treeOf(textIn(file)))].filter(({ tagName }) => test(tagName)).map((element) => ({ file, element })),
  );

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
