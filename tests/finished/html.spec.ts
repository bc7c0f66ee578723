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
      // ARIA 1.2 lets a list have a name, and screen readers say it («Etiquetas, lista de tres»).
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      // Sections have headings, and Economía's tickers stand before the page's title.
      "heading-level": ["error", { minInitialRank: "h2" }],
      // The row of tabs becomes a tablist once its island is live, which a <nav> must not (ARIA in HTML).
      "prefer-native-element": ["error", { exclude: ["navigation"] }],
      // Files of the site's own origin need no hash to be trusted; others there are none (links.spec.ts).
      "require-sri": ["error", { target: "crossorigin" }],
    },
  }),
);

/** What is wrong with a page, a line a fault: the rule, the fault, and where it stands. */
async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap((result) => result.messages)
    .map((message) => `${message.ruleId}: ${message.message} (${message.selector ?? "the document"})`);
}

for (const file of htmlFiles()) {
  test(`${file} is valid HTML`, async () => {
    expect(await faults(textIn(file))).toEqual([]);
  });
}

const page = (body: string) =>
  `<!DOCTYPE html><html lang="es"><head><title>Portada</title></head><body><main>${body}</main></body></html>`;

for (const [name, body, rule] of [
  ["a caption out of its figure", "<figure><div><figcaption>Muelle</figcaption></div></figure>", "permitted-content"],
  ["an e-mail box without a label", '<input type="email">', "input-missing-label"],
  ["a level left out among headings", "<h1>Economía</h1><h3>Puertos</h3>", "heading-level"],
  ["a style that the policy would refuse", '<p style="color:red">Muelle</p>', "no-inline-style"],
] as const) {
  test(`${name} would be found`, async () => {
    expect(await faults(page("<h1>Economía</h1>"))).toEqual([]);
    expect((await faults(page(body))).join("\n")).toContain(rule);
  });
}
