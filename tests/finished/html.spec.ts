import { expect, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate/node";
import { htmlFiles, textIn } from "./tree";

/* The pages against the HTML standard and the rules of html-validate, at their strictest. */

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended", "html-validate:document"],
    rules: {
      // The serializer's way with `crossorigin` and `required`: the same to every browser, and nobody reads it.
      "attribute-empty-style": "off",
      "attribute-boolean-style": "off",
      // plain-pages leaves out end tags that nobody needs, and proves that the tree is the same.
      "no-implicit-close": "off",
      // ARIA 1.2 lets a list have a name, and screen readers say it («Etiquetas, lista de tres»).
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      // Sections have headings, and Economía's tickers stand before the page's title.
      "heading-level": ["error", { minInitialRank: "h2" }],
      // The row of tabs becomes a tablist once its island is live, which a <nav> must not (ARIA in HTML).
      "prefer-native-element": ["error", { exclude: ["navigation"] }],
      // A long name of the newspaper makes it so, and the check warns of that.
      "long-title": "off",
      // Files of the site's own origin need no hash to be trusted; others there are none (files.spec.ts).
      "require-sri": ["error", { target: "crossorigin" }],
    },
  }),
);

test("every page's policy lets nothing load but the site's own files, and what it names by its hash", () => {
  for (const file of htmlFiles()) {
    const [policy = ""] = /(?<=http-equiv="Content-Security-Policy" content=")[^"]*/i.exec(textIn(file)) ?? [];
    const directives = policy.replaceAll("&#x27;", "'").split("; ");
    const sources = directives
      .filter((one) => !one.startsWith("form-action"))
      .flatMap((one) => one.split(" ").slice(1));
    expect.soft(directives[0], file).toBe("default-src 'none'");
    expect.soft(sources.join(" "), file).toMatch(/^('(self|none|script|sha256-[\w+/=]+)' ?){9,}$/);
  }
});

test("every page is valid HTML, with labels, ids and levels of headings as they should be", async () => {
  for (const file of htmlFiles()) {
    const { results } = await validator.validateString(textIn(file));
    const faults = results
      .flatMap((result) => result.messages)
      .map((message) => `${message.ruleId}: ${message.message} (${message.selector ?? "the document"})`);
    expect.soft(faults, file).toEqual([]);
  }
});
