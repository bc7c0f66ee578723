import Color from "colorjs.io";
import sharp, { type Sharp } from "sharp";

/** The colour most of a photograph has, as CSS. */
export type Tint = { colour: string };

/** The tint of a photograph, from raw or encoded pixels that sharp can open. */
export async function tintOf(photograph: Sharp): Promise<Tint> {
  const small = await photograph.clone().resize({ width: 96 }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const channels: [number, number, number] = [dominant.r / 255, dominant.g / 255, dominant.b / 255];
  return { colour: new Color("srgb", channels).toString({ format: "hex", collapse: false }) };
}

/** The colour of app/styles/tokens.css that a photograph's description is read in on its tint. */
export function textOn({ colour }: Tint): "ink" | "paper" {
  // 0.179 is where black and white text have the same contrast.
  return new Color(colour).luminance > 0.179 ? "ink" : "paper";
}
