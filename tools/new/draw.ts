import { line, loadFonts, widthOf } from "../assets/share/letters";
import { colourIn, readTokens } from "../assets/tokens";
import { definitions, type SectionKey } from "../../schema/sections";
import { ROOT } from "../root";

/** The width and height of the mark, of a face on Opinión, of any other picture. */
function sizeOf(section: SectionKey | undefined): [width: number, height: number] {
  if (!section) return [32, 32];
  return section === "opinion" ? [500, 500] : [800, 500];
}

/**
 * Draws what a new newspaper shows until it has pictures of its own: its initial, in its own letters.
 * @returns the drawing for a file below data/pictures: in its section's colour, or the mark
 */
export async function draughtsman(name: string): Promise<(picture: string) => string> {
  const [initial = ""] = name.replace(/^(el|la|los|las) /i, "").toUpperCase();
  const { serif } = await loadFonts(ROOT, initial);
  const tokens = await readTokens(ROOT);
  return (picture) => {
    const section = Object.values(definitions).find(({ key }) => picture.startsWith(`${key}/`));
    const [width, height] = sizeOf(section?.key);
    // Its number tells a drawing from its neighbours: the larger, the smaller the letter.
    const size = height * (1.2 - 0.1 * Number(/\d/.exec(picture)?.[0] ?? 0));
    const x = (width - widthOf(serif, initial, size)) / 2;
    // Capitals stand two thirds of their size over their line.
    const letter = line(serif, initial, size, x, (height + size * 0.66) / 2);
    const ground = section && `<path fill="${colourIn(tokens, section.accent)}" d="M0 0h${width}v${height}H0z"/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground ?? ""}<g fill="${ground ? "#fff" : "currentColor"}">${letter}</g></svg>\n`;
  };
}
