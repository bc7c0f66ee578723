import { browserslistToTargets } from "lightningcss";

/*
 * The oldest browsers that the finished files are written for. What is newer in a stylesheet
 * or script is rewritten for them, where it can be; what they do not know at all is left out by them.
 */

/** As esbuild names them. */
export const SCRIPT_TARGETS = ["safari15.4", "ios15.4", "chrome99", "firefox102"];

/** As lightningcss names them. */
export const STYLE_TARGETS = browserslistToTargets(["safari 15.4", "ios_saf 15.4", "chrome 99", "firefox 102"]);
