import { readFont } from "./read";
import { subset } from "./subset";

/** How close the letters of the newspaper's name stand on its front, in em. */
const TRACKING = -0.03;

/** The letters that stand on a line of a phone in the smallest size of components/frame/wordmark.ts; of a longer name's two lines each has its own middle. */
const ONE_LINE = 28;

/**
 * How the newspaper's name is set on its front. Its box is from the start as wide as its font will set it, and
 * the name begins at the box's edge: what stands in for the font until it has come is narrower, and as the
 * first thing on the front would visibly move.
 * @param file the headlines' face, as its package has it
 */
export async function wordmarkRule(file: Buffer, name: string): Promise<string> {
  const tracking = `letter-spacing:${TRACKING}em`;
  const letters = Array.from(name).length;
  if (letters > ONE_LINE) return `.masthead-wordmark{${tracking}}\n`;
  const font = readFont(await subset(file, name, { targetFormat: "sfnt", variationAxes: { wght: 600, opsz: 32 } }));
  const width = font.layout(name).advanceWidth / font.unitsPerEm + letters * TRACKING;
  // A reader's own large letters make two lines of it on a phone, between the page's margins.
  return `.masthead-wordmark{${tracking};min-width:min(100vw - 2rem,${width.toFixed(3)}em);text-align:start}\n`;
}
