import type { Composition } from "../../lib/share";
import { inColours, type Mark } from "../mark";
import { fitted, headline, line, widthOf, type Box, type Face, type Fonts } from "./letters";

/*
 * The sharing pictures, 1200 × 630: eight compositions, which any lead of 8 to 5 (or 1 to 1) fits, any accent of
 * app/styles/tokens.css, and any name. Lengths are pixels.
 */

/** A picture that can be put anywhere in a poster, filling what it is given. */
export type Artwork = (x: number, y: number, width: number, height: number) => string;

export type Poster = {
  mark: Mark;
  /** The newspaper's name. */
  name: string;
  /** The section's name, as its kicker; the front has none. */
  section: string;
  /** The section's accent, a token such as `indigo` with an `indigo-soft` beside it. */
  accent: string;
  title: string;
  picture: Artwork;
  /** The style sheet's colours by name. */
  colour: (name: string) => string;
  fonts: Fonts;
};

const W = 1200;
const H = 630;

const rect = (x: number, y: number, width: number, height: number, fill = "#000") =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const circle = (x: number, y: number, r: number, fill = "#000") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const shape = (d: string, fill = "#000") => `<path d="${d}" fill="${fill}"/>`;

const group = (fill: string, body: string) => `<g fill="${fill}">${body}</g>`;

/** What of the body lies within the shapes; a poster has one such part. */
const clipped = (shapes: string, body: string) =>
  `<clipPath id="clip">${shapes}</clipPath><g clip-path="url(#clip)">${body}</g>`;

const markAt = ({ mark, colour }: Poster, x: number, y: number, side: number, ink: string) =>
  `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${mark.viewBox}">${inColours(mark, ink, colour("saffron"))}</svg>`;

/** Who speaks: mark, name, a rule and the section's name abreast; where they find no room, the names below each other. */
function seal(poster: Poster, x: number, y: number, width: number, ink = poster.colour("paper")): string {
  const { name, section, fonts } = poster;
  const left = x + 62;
  const end = left + widthOf(fonts.serif, name, 44, -0.02);
  const abreast = end + 38 + widthOf(fonts.sans, section, 28) <= x + width;
  const sizeOf = (text: string, face: Face, largest: number) => fitted(fonts[face], text, largest, width - 62).size;
  const names = abreast
    ? line(fonts.serif, name, 44, left, y + 39, -0.02) +
      rect(end + 18, y + 8, 2.5, 34, ink) +
      line(fonts.sans, section, 28, end + 38, y + 38)
    : line(fonts.serif, name, sizeOf(name, "serif", 36), left, y + 24) +
      line(fonts.sans, section, sizeOf(section, "sans", 22), left, y + 52);
  return markAt(poster, x, y, 48, ink) + group(ink, names);
}

/** The accents that stand as a ground in a deeper colour of their own. */
const DEEP: Readonly<Record<string, string>> = { green: "ledger", petrol: "blueprint" };
const deep = (accent: string) => DEEP[accent] ?? accent;

const title = (poster: Poster, fill: string, box: Box, face: Face = "serif") =>
  group(fill, headline(poster.fonts[face], poster.title, box));

/** Where most headlines stand: on the left, below the seal, down to the foot. */
const LEFT: Box = { x: 56, y: 130, width: 440, height: 452, largest: 84, stand: "bottom" };

/** The news is read in an arch under the mark; the front has no section to name. */
function arch(poster: Poster): string {
  const { accent, colour, picture, fonts, name, section } = poster;
  const portal = (inset: number) =>
    `M${30 + inset} 630V300C${30 + inset} ${160 + inset / 2} ${150 + inset} ${70 + inset} 295 ${8 + inset} ${440 - inset} ${70 + inset} ${560 - inset} ${160 + inset / 2} ${560 - inset} 300V630z`;
  /** A line in the middle of the arch, as wide as the arch is there at most. */
  const centred = (face: Face, text: string, base: number, largest: number, width: number, tracking = 0) => {
    const set = fitted(fonts[face], text, largest, width, tracking);
    return line(fonts[face], text, set.size, 295 - set.width / 2, base, tracking);
  };
  const names = section
    ? centred("serif", name, 156, 34, 310, -0.02) + centred("sans", section, 192, 24, 360)
    : centred("serif", name, 168, 40, 340, -0.02);
  return (
    picture(330, 0, 870, H) +
    rect(0, 0, 330, H, colour(accent)) +
    shape(portal(0), colour("paper")) +
    shape(portal(16), colour(accent)) +
    markAt(poster, 265, 66, 60, colour("paper")) +
    group(colour("paper"), names) +
    title(poster, colour("paper"), {
      x: 70,
      y: 206,
      width: 450,
      height: 390,
      largest: 84,
      align: "middle",
      stand: "middle",
    })
  );
}

/** Rings of a signal that goes out from the news. */
function signal(poster: Poster): string {
  const { accent, colour, picture } = poster;
  const [x, y] = [890, 315];
  const rings: [number, string][] = [
    [394, colour("saffron")],
    [338, colour("paper")],
  ];
  return (
    rect(0, 0, W, H, colour(accent)) +
    rings.map(([r, fill]) => circle(x, y, r, fill)).join("") +
    clipped(circle(x, y, 296), picture(x - 472, y - 296, 944, 592)) +
    title(poster, colour("paper"), { ...LEFT, width: 430 }) +
    seal(poster, 54, 48, 486)
  );
}

/** A bench of a hemicycle: seats on an arc around a point, as one dashed stroke. */
function bench(x: number, y: number, r: number, seats: number, colour: string): string {
  const part = (Math.PI * r) / (seats * 1.5 - 0.5);
  return `<path d="M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}" fill="none" stroke="${colour}" stroke-width="24" stroke-dasharray="${part.toFixed(3)} ${(part / 2).toFixed(3)}"/>`;
}

/** The picture presides over a hemicycle. */
function hemicycle(poster: Poster): string {
  const { accent, colour, picture } = poster;
  const [x, y] = [826, 630];
  const clip = shape(`M${x - 222} ${y}a222 222 0 0 1 444 0z`);
  const parties = [accent, ...["red", "saffron", "green", "indigo"].filter((name) => name !== accent)];
  const rows: [number, number][] = [
    [250, 17],
    [286, 19],
    [322, 21],
    [358, 23],
  ];
  return (
    rect(0, 0, W, H, colour(`${accent}-soft`)) +
    rows.map(([r, seats], index) => bench(x, y, r, seats, colour(parties[index] ?? accent))).join("") +
    clipped(clip, picture(x - 222, y - 266, 444, 278)) +
    title(poster, colour(accent), { x: 56, y: 46, width: 1088, height: 176, largest: 92 }) +
    seal(poster, 54, 536, 390, colour(accent))
  );
}

/** The picture is seen through the bars of a chart. */
function bars(poster: Poster): string {
  const { accent, colour, picture } = poster;
  const heights = [330, 410, 370, 480, 450, 590];
  const [width, gap, left] = [110, 8, 500];
  const shapes = heights.map((height, index) => rect(left + index * (width + gap), H - height, width, height)).join("");
  return (
    rect(0, 0, W, H, colour(deep(accent))) +
    clipped(shapes, rect(left, 0, W - left, H, colour("paper")) + picture(left - 40, 93, W - left + 40, 537)) +
    title(poster, colour("paper"), { ...LEFT, width: 410 }) +
    seal(poster, 54, 48, 1010)
  );
}

/** Modules that come together into the picture. */
function grid(poster: Poster): string {
  const { accent, colour, picture } = poster;
  const side = 105;
  // In each row the first modules have not arrived yet.
  const late = [2, 1, 2, 1, 2, 1];
  const left = W - 7 * side;
  const shapes = late
    .flatMap((first, row) =>
      Array.from({ length: 7 - first }, (_, index) => ({ x: left + (first + index) * side, y: row * side })),
    )
    .map(({ x, y }) => rect(x, y, side - 4, side - 4))
    .join("");
  return (
    rect(0, 0, W, H, colour(deep(accent))) +
    clipped(shapes, picture(left, 0, 7 * side, H)) +
    title(poster, colour("paper"), { ...LEFT, width: 480 }) +
    seal(poster, 54, 48, 500)
  );
}

/** A curtain drawn from before the picture. */
function curtain(poster: Poster): string {
  const { accent, colour, picture } = poster;
  const folds = 6;
  const r = H / folds / 2;
  const edge = 530;
  const hem = Array.from({ length: folds }, (_, index) => circle(edge, r + index * 2 * r, r, colour(accent))).join("");
  return (
    picture(edge - 40, 0, W - edge + 40, H) +
    rect(0, 0, edge, H, colour(accent)) +
    hem +
    title(poster, colour("paper"), { ...LEFT, width: 480, largest: 92 }, "italic") +
    seal(poster, 54, 48, 466)
  );
}

/** Everything on the slant of a race. */
function diagonal(poster: Poster): string {
  const { accent, colour, picture } = poster;
  return (
    picture(340, 0, 1008, H) +
    shape("M0 0H730L470 630H0z", colour(accent)) +
    shape("M730 0h44L514 630h-44z", colour("paper")) +
    shape("M774 0h22L536 630h-22z", colour("night")) +
    title(poster, colour("paper"), { ...LEFT, width: 420 }) +
    seal(poster, 54, 48, 600)
  );
}

/** The author says it. */
function bubble(poster: Poster): string {
  const { accent, colour, picture } = poster;
  return (
    rect(0, 0, W, H, colour(accent)) +
    picture(620, 0, 580, H) +
    shape(
      "M44 290a246 246 0 0 1 246 -246h200a246 246 0 0 1 232 328L812 468 662 466A246 246 0 0 1 490 536h-200a246 246 0 0 1 -246 -246z",
      colour("paper"),
    ) +
    title(poster, colour("night"), {
      x: 104,
      y: 90,
      width: 560,
      height: 400,
      largest: 84,
      align: "middle",
      stand: "middle",
    }) +
    seal(poster, 54, 558, 540)
  );
}

const drawings: Readonly<Record<Composition, (poster: Poster) => string>> = {
  arch,
  signal,
  hemicycle,
  bars,
  grid,
  curtain,
  diagonal,
  bubble,
};

/** A poster as an SVG of 1200 × 630 without any text or font of its own. */
export function posterSvg(composition: Composition, poster: Poster): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${drawings[composition](poster)}</svg>`;
}
