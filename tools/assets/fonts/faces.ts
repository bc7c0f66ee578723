import families from "./stand-ins.json" with { type: "json" };

/** A font of a reader's device, under its names, and how wide it sets the sample of measure.ts, in em a letter. */
export type StandIn = { local: readonly string[]; width: number };

/**
 * What stands in for a face until it has come, and if it never does, brought to its width so that lines break alike. The
 * widths were read with fontkit from Liberation (as wide as Microsoft's fonts), Noto Serif and Roboto (Android) and DejaVu
 * (Linux with little else, and seldom with an italic: a slanted regular is as wide).
 */
type Family = { name: string } & Partial<Record<Cut["use"], StandIn>>;

/** A stand-in's part of a face: the weights it is used for, the one it is measured at, and its style. */
type Cut = { use: "regular" | "bold" | "italic"; weights: string; at: number };

export type Face = {
  /** Its file; what its other files are called begins with it. */
  name: string;
  /** Its family, as its constant is called in app/fonts.ts; what its stand-ins are called begins with it. */
  family: string;
  /** Where it is cut from, below the packages' folder: a file for each script. */
  file: string;
  /** The weights it is asked for, as its font-face says (app/fonts.ts). */
  answers: string;
  /** The part of its axes that is sent; the optical size is fixed between text and display. */
  axes: { wght: { min: number; max: number } | number; opsz?: number };
  /** What it does with its letters: kerns and joins them, sets digits of equal width. */
  features: readonly string[];
  /** How its font-face is described besides its weights. */
  italic?: true;
  standIns: { families: readonly Family[]; cuts: readonly Cut[] };
};

/** The newspaper's faces, that of its headlines first, each with what stands in for it. */
export const FACES: readonly [Face, ...Face[]] = [
  {
    name: "newsreader",
    family: "newsreader",
    file: "newsreader/files/newsreader-{script}-opsz-normal.woff2",
    answers: "400 700",
    // All headlines are of one weight.
    axes: { wght: 600, opsz: 32 },
    features: ["kern", "liga"],
    standIns: { families: families.serifs, cuts: [{ use: "bold", weights: "400 700", at: 600 }] },
  },
  {
    name: "newsreader-italic",
    family: "newsreaderItalic",
    file: "newsreader/files/newsreader-{script}-opsz-italic.woff2",
    answers: "400 600",
    // One weight for all: the pages set it in 500, but for a figure and a line of the masthead in 400.
    axes: { wght: 500, opsz: 32 },
    // Unkerned, which is a third of its file: no line of the pages is 0.7 % wider for it.
    features: ["liga"],
    italic: true,
    standIns: { families: families.serifs, cuts: [{ use: "italic", weights: "400 600", at: 500 }] },
  },
  {
    name: "schibsted-grotesk",
    family: "schibsted",
    file: "schibsted-grotesk/files/schibsted-grotesk-{script}-wght-normal.woff2",
    answers: "400 800",
    axes: { wght: { min: 400, max: 800 } },
    features: ["kern", "liga", "tnum"],
    standIns: {
      families: families.sans,
      cuts: [
        { use: "regular", weights: "400", at: 400 },
        { use: "regular", weights: "500", at: 500 },
        { use: "bold", weights: "600", at: 600 },
        { use: "bold", weights: "700 800", at: 700 },
      ],
    },
  },
];
