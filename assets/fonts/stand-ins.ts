/**
 * The fonts that readers' devices have, under their own names, and how wide they set the
 * sample of measure.ts, in em a letter. What stands in for a face until it has come, and
 * if it never does, is brought to its width by this, so that lines break alike.
 *
 * The widths were read with fontkit from Liberation (of the same widths as Microsoft's
 * fonts), Noto Serif and Roboto (Android) and DejaVu (Linux with little else).
 */
export type StandIn = { local: readonly string[]; width: number };

/** A stand-in's regular and bold, and its italic where it has one to offer. */
export type Family = { name: string; regular: StandIn; bold: StandIn; italic?: StandIn };

export const SERIFS: readonly Required<Family>[] = [
  {
    name: "times",
    regular: { local: ["Times New Roman", "Liberation Serif"], width: 0.4027 },
    bold: { local: ["Times New Roman Bold", "Liberation Serif Bold"], width: 0.4271 },
    italic: { local: ["Times New Roman Italic", "Liberation Serif Italic"], width: 0.4068 },
  },
  {
    name: "noto-serif",
    regular: { local: ["Noto Serif", "Noto Serif Regular"], width: 0.4765 },
    bold: { local: ["Noto Serif Bold"], width: 0.5064 },
    italic: { local: ["Noto Serif Italic"], width: 0.4631 },
  },
  {
    name: "dejavu-serif",
    regular: { local: ["DejaVu Serif"], width: 0.5126 },
    bold: { local: ["DejaVu Serif Bold"], width: 0.5648 },
    // Its italic comes in a package of its own that is seldom there: a slanted regular is as wide.
    italic: { local: ["DejaVu Serif Italic", "DejaVu Serif"], width: 0.5126 },
  },
];

export const SANS: readonly Family[] = [
  {
    name: "arial",
    regular: { local: ["Arial", "Liberation Sans"], width: 0.4476 },
    bold: { local: ["Arial Bold", "Liberation Sans Bold"], width: 0.4795 },
  },
  {
    name: "roboto",
    regular: { local: ["Roboto", "Roboto Regular"], width: 0.4426 },
    bold: { local: ["Roboto Bold"], width: 0.4488 },
  },
  {
    name: "dejavu-sans",
    regular: { local: ["DejaVu Sans"], width: 0.5063 },
    bold: { local: ["DejaVu Sans Bold"], width: 0.5693 },
  },
];
