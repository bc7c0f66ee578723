import { SANS, SERIFS, type Family } from "./stand-ins";

/** A stand-in's part of a face: the weights it is used for, the one it is measured at, and its style. */
type Cut = { use: "regular" | "bold" | "italic"; weights: string; at: number };

export type Face = {
  from: string;
  to: string;
  /** The part of its axes the pages use; the optical size is fixed between text and display. */
  axes: { wght: { min: number; max: number }; opsz?: number };
  standIns: { prefix: string; families: readonly Family[]; cuts: readonly Cut[] };
};

/** The newspaper's faces, each with what stands in for it. */
export const FACES: readonly Face[] = [
  {
    from: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    to: "newsreader.woff2",
    axes: { wght: { min: 400, max: 700 }, opsz: 32 },
    standIns: {
      prefix: "newsreader",
      families: SERIFS,
      cuts: [
        { use: "regular", weights: "400 500", at: 400 },
        { use: "bold", weights: "600 700", at: 600 },
      ],
    },
  },
  {
    from: "newsreader/files/newsreader-latin-opsz-italic.woff2",
    to: "newsreader-italic.woff2",
    axes: { wght: { min: 400, max: 600 }, opsz: 32 },
    standIns: {
      prefix: "newsreader-italic",
      families: SERIFS,
      cuts: [
        { use: "italic", weights: "400", at: 400 },
        { use: "italic", weights: "500 600", at: 600 },
      ],
    },
  },
  {
    from: "schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
    to: "schibsted-grotesk.woff2",
    axes: { wght: { min: 400, max: 800 } },
    standIns: {
      prefix: "schibsted",
      families: SANS,
      cuts: [
        { use: "regular", weights: "400", at: 400 },
        { use: "regular", weights: "500", at: 500 },
        { use: "bold", weights: "600", at: 600 },
        { use: "bold", weights: "700 800", at: 700 },
      ],
    },
  },
];
