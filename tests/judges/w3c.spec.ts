import { execFileSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { wordsOf } from "../../tools/processes";
import { OUT, outFiles } from "../finished/tree";

/* The W3C's own checker on every page, stylesheet and drawing, in one run for all. */

const CHECKER = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));
const KINDS = ["html", "css", "svg"] as const;

const report = z.object({
  messages: z.array(
    z.object({ url: z.string().optional(), type: z.string(), message: z.string(), extract: z.string().default("") }),
  ),
});

/**
 * What is newer than the checker's lists, or what it cannot know: its words, and the place.
 * Browsers that do not know the styles either leave them out without a loss (docs/browsers.md).
 */
const KNOWN: readonly { message: RegExp; extract?: RegExp }[] = [
  // Files have no origin that `'self'` could mean. What browsers refuse fails every test in one (tests/e2e/test.ts).
  { message: /^(Resource|Inline script) violates Content Security Policy/ },
  // A section with one article has its heading in that, and its name from there.
  { message: /^Section lacks heading/, extract: /<section [^>]*aria-labelledby="/ },
  // It looks for `loading` on the source itself; HTML asks it of the picture's img, which has it.
  {
    message: /^The “sizes” attribute value starting with “auto” is only valid for lazy-loaded images/,
    extract: /<source [^>]*type="image\/(avif|webp)"/,
  },
  // It knows of styles alone that they may be waited for; HTML lets a page wait for a part of its own too.
  { message: /“blocking” attribute must have a “rel” attribute/, extract: /rel="expect"/ },
  // Container queries, which the floor knows (docs/browsers.md) and the checker's lists do not.
  { message: /^CSS: Unrecognized at-rule “@container”/ },
  { message: /^CSS: “container(-type|-name)?”: Property “container(-type|-name)?” doesn't exist\.$/ },
  // Sizes in a container's units; of what else a value with one has it says that it is none.
  { message: /^CSS: “(font|max-height)”: Parse Error\.$/ },
  // Of styles within a page the checker says a wrong place: here only what is known may be told, wherever it stands.
  // The masthead's parts that follow the scroll.
  { message: /^CSS: “animation-timeline”: Property “animation-timeline” doesn't exist\.$/ },
  { message: /^CSS: “animation-range”: Property “animation-range” doesn't exist\.$/ },
  { message: /^CSS: “animation-duration”: “auto” is not/ },
];

/** For a run of seconds: nothing is compiled twice. What is compiled once takes more of the stack. */
const BRIEF = ["-XX:TieredStopAtLevel=1", "-Xss8m"];

/** The checker's findings in some files, a line each; its advice counts as a finding. */
function findings(files: readonly string[]): string[] {
  const options = ["--also-check-css", "--also-check-svg", "--format", "json", "--stdout", "--exit-zero-always"];
  const said = execFileSync("java", [...BRIEF, "-jar", CHECKER, ...options, ...files], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return report.parse(JSON.parse(said)).messages.flatMap(({ url = "", message, extract }) => {
    const known = KNOWN.some((one) => one.message.test(message) && (one.extract?.test(extract) ?? true));
    return known ? [] : `${decodeURI(new URL(url).pathname)}: ${message} (${extract})`;
  });
}

test("the W3C's checker finds nothing in any page, stylesheet or drawing", () => {
  test.skip(wordsOf("java", "-version") === undefined, "needs Java 11 or later, which is not on this machine");
  const files = outFiles().filter((file) => KINDS.some((kind) => file.endsWith(`.${kind}`)));
  expect(files.length).toBeGreaterThan(0);
  expect(findings(files.map((file) => path.join(OUT, file)))).toEqual([]);
});
