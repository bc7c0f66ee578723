/*
 * The oldest browsers that the finished files are written for. What is newer in a stylesheet
 * or script is rewritten for them, where it can be; what they do not know at all is left out by them.
 */

/** As esbuild names them. */
export const SCRIPT_TARGETS = ["safari15.4", "ios15.4", "chrome99", "firefox102"];

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);

/** As lightningcss names them. */
export const STYLE_TARGETS = {
  safari: version(15, 4),
  ios_saf: version(15, 4),
  chrome: version(99),
  firefox: version(102),
};
