import sharp, { type Sharp } from "sharp";

const PAPER = "#fbfaf7";
const INK = "#16181d";

const hex = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** WCAG 2's relative luminance of an sRGB colour. */
function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour most of a photograph has, and the one its description is read in on it, as CSS. */
export type Tint = { colour: string; text: string };

/** The tint of a photograph, from raw or encoded pixels that sharp can open. */
export async function tintOf(photograph: Sharp): Promise<Tint> {
  const small = await photograph.clone().resize({ width: 96 }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  // 0.179 is where black and white text have the same contrast.
  return { colour: hex(channels), text: luminance(channels) > 0.179 ? INK : PAPER };
}
