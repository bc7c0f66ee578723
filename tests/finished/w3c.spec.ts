import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { ask } from "../../tools/processes";
import { OUT, outFiles } from "./tree";

/* The W3C's own checker on every page, stylesheet and drawing, in one run for all. */

const CHECKER = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));
const KINDS = ["html", "css", "svg"] as const;

const report = z.object({
  messages: z.array(
    z.object({ url: z.string().optional(), type: z.string(), message: z.string(), extract: z.string().default("") }),
  ),
});

/**
 * What is newer than the checker's lists, or what it cannot know: the kind of file, its words, and the place.
 * Browsers that do not know the styles either leave them out without a loss (docs/browsers.md).
 */
const KNOWN: readonly { kind: (typeof KINDS)[number]; message: RegExp; extract?: RegExp }[] = [
  // Files have no origin that `'self'` could mean. What browsers refuse fails every test in one (tests/e2e/test.ts).
  { kind: "html", message: /^(Resource|Inline script) violates Content Security Policy/ },
  // A section with one article has its heading in that, and its name from there.
  { kind: "html", message: /^Section lacks heading/, extract: /<section [^>]*aria-labelledby="/ },
  // It looks for `loading` on the source itself; HTML asks it of the picture's img, which has it.
  {
    kind: "html",
    message: /^The “sizes” attribute value starting with “auto” is only valid for lazy-loaded images/,
    extract: /<source [^>]*type="image\/(avif|webp)"/,
  },
  // Tailwind's: the types of its variables, fades between them, and a question that only old Safari answers with yes.
  { kind: "css", message: /^CSS: Unrecognized at-rule “@property”$/, extract: /@property --tw-/ },
  { kind: "css", message: /^CSS: “transition-property”: “--tw-gradient-from” is not/ },
  {
    kind: "css",
    message: /^CSS: “margin-trim”: Property “margin-trim” doesn't exist\.$/,
    extract: /\(not \(margin-trim/,
  },
  // Fades between pages.
  { kind: "css", message: /^CSS: Unrecognized at-rule “@view-transition”$/ },
  { kind: "css", message: /^CSS: Parse Error\.$/, extract: /tion-group\(root\)\{/ },
  // The masthead's parts that follow the scroll.
  { kind: "css", message: /^CSS: “animation-timeline”: Property “animation-timeline” doesn't exist\.$/ },
  { kind: "css", message: /^CSS: “animation-range”: Property “animation-range” doesn't exist\.$/ },
  { kind: "css", message: /^CSS: “animation-duration”: “auto” is not/, extract: /animation-duration:auto;anima/ },
];

/** The checker's findings in the files of a folder, a line each, by kind; its advice counts as a finding. */
function findings(folder: string, files: readonly string[]): Record<(typeof KINDS)[number], string[]> {
  const checked = files.filter((file) => KINDS.some((kind) => file.endsWith(`.${kind}`)));
  const options = ["--also-check-css", "--also-check-svg", "--format", "json", "--stdout", "--exit-zero-always"];
  const said = execFileSync("java", ["-jar", CHECKER, ...options, ...checked], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const found: Record<(typeof KINDS)[number], string[]> = { html: [], css: [], svg: [] };
  for (const { url = "", message, extract } of report.parse(JSON.parse(said)).messages) {
    const kind = KINDS.find((one) => url.endsWith(`.${one}`)) ?? "html";
    const known = KNOWN.some(
      (one) => one.kind === kind && one.message.test(message) && (one.extract?.test(extract) ?? true),
    );
    if (!known) found[kind].push(`${path.basename(path.dirname(url))}/${path.basename(url)}: ${message} (${extract})`);
  }
  return found;
}

/** Files with a mistake each. */
const MISTAKES = {
  "page.html":
    '<!DOCTYPE html><html lang="es"><head><title>Portada</title></head><body><main><ul><p>Muelle</p></ul></main></body></html>',
  "sheet.css": "p { colour: red } h1 { font-size: }",
  "drawing.svg": '<svg xmlns="http://www.w3.org/2000/svg"><rect widht="4" width="four"/></svg>',
};

test.describe("the W3C's checker", () => {
  test.describe.configure({ mode: "serial" });
  test.skip(ask("java", "-version") === undefined, "needs Java 11 or later, which is not on this machine");

  test("finds nothing in any page, stylesheet or drawing", () => {
    test.setTimeout(120_000);
    expect(findings(OUT, outFiles())).toEqual({ html: [], css: [], svg: [] });
  });

  test("would find a mistake in each", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "w3c-"));
    for (const [file, text] of Object.entries(MISTAKES)) writeFileSync(path.join(folder, file), text);
    const { html, css, svg } = findings(folder, Object.keys(MISTAKES));
    expect(html.join("\n")).toContain("Element “p” not allowed as child of element “ul”");
    expect(css.join("\n")).toMatch(/colour[^]*font-size/);
    expect(svg.join("\n")).toContain("Attribute “widht” not allowed");
  });
});
