import { browserslistToTargets } from "lightningcss";

/*
 * The oldest browsers that the finished files are written for, those that Tailwind 4 itself asks for. What is newer in a stylesheet
 * or script is rewritten for them, where it can be; what they do not know at all is left out by them.
 */

/** As esbuild names them. */
export const SCRIPT_TARGETS = ["safari16.4", "ios16.4", "chrome111", "firefox128"];

/** As lightningcss names them. */
export const STYLE_TARGETS = browserslistToTargets(["safari 16.4", "ios_saf 16.4", "chrome 111", "firefox 128"]);

/** What Tailwind asks of browsers, without spaces, and all of these know. */
export const KNOWN = ["(color:color-mix(inlab,red,red))"];
