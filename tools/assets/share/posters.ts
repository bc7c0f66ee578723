import type { Composition } from "../../../lib/share";
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

function markAt({ mark, colour }: Poster, x: number, y: number, side: number, ink: string): string {
  const box = `x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${mark.viewBox}"`;
  return `<svg ${box}>${inColours(mark, ink, colour("saffron"))}</svg>`;
}

/** Who speaks: mark, name, a rule and the section's name abreast; where they find no room, the names below each other. */
function seal(poster: Poster, x: number, y: number, width: number, ink: string): string {
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

/** How a section's posters are put together. */
type Drawn = {
  /** What lies under the words. */
  under: (poster: Poster) => string;
  title: Box;
  face?: Face;
  /** What headline and seal are printed in: a colour of the style sheet, or the section's accent. */
  ink?: { title: string; seal: string };
  /** Where the seal begins, and how wide it may be; the arch has its own. */
  seal?: readonly [x: number, y: number, width: number];
};

const ground = ({ colour }: Poster, accent: string) => rect(0, 0, W, H, colour(accent));

/** The accents that stand as a ground in a deeper colour of their own. */
const DEEP: Readonly<Record<string, string>> = { green: "ledger", petrol: "blueprint" };
const deepGround = (poster: Poster) => ground(poster, DEEP[poster.accent] ?? poster.accent);

/** Where most headlines stand: on the left, below the seal, down to the foot. */
const LEFT = { x: 56, y: 130, height: 452, largest: 84, stand: "bottom" } as const;
/** Where those stand that have an arch or a speech bubble around them. */
const MIDDLE = { largest: 84, stand: "middle" } as const;

/** The news is read in an arch under the mark; the front has no section to name. */
function arch(poster: Poster): string {
  const { accent, colour, picture, fonts, name, section } = poster;
  const portal = (inset: number) => {
    const spring = 160 + inset / 2;
    const rise = `${30 + inset} ${spring} ${150 + inset} ${70 + inset} 295 ${8 + inset}`;
    const fall = `${440 - inset} ${70 + inset} ${560 - inset} ${spring} ${560 - inset} 300`;
    return `M${30 + inset} 630V300C${rise} ${fall}V630z`;
  };
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
    group(colour("paper"), names)
  );
}

/** Rings of a signal that goes out from the news. */
const signal = (poster: Poster): string =>
  ground(poster, poster.accent) +
  circle(890, 315, 394, poster.colour("saffron")) +
  circle(890, 315, 338, poster.colour("paper")) +
  clipped(circle(890, 315, 296), poster.picture(418, 19, 944, 592));

/** A bench of a hemicycle: seats on an arc around a point, as one dashed stroke. */
function bench(x: number, y: number, r: number, seats: number, colour: string): string {
  const part = (Math.PI * r) / (seats * 1.5 - 0.5);
  const arc = `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`;
  const dashes = `${part.toFixed(3)} ${(part / 2).toFixed(3)}`;
  return `<path d="${arc}" fill="none" stroke="${colour}" stroke-width="24" stroke-dasharray="${dashes}"/>`;
}

/** The picture presides over a hemicycle. */
function hemicycle(poster: Poster): string {
  const { accent, colour, picture } = poster;
  const parties = [accent, ...["red", "saffron", "green", "indigo"].filter((name) => name !== accent)].slice(0, 4);
  const benches = parties.map((party, row) => bench(826, H, 250 + 36 * row, 17 + 2 * row, colour(party)));
  const chair = shape(`M604 ${H}a222 222 0 0 1 444 0z`);
  return ground(poster, `${accent}-soft`) + benches.join("") + clipped(chair, picture(604, 364, 444, 278));
}

/** The picture is seen through the bars of a chart. */
function bars(poster: Poster): string {
  const heights = [330, 410, 370, 480, 450, 590];
  const shapes = heights.map((height, index) => rect(500 + index * 118, H - height, 110, height)).join("");
  const seen = rect(500, 0, 700, H, poster.colour("paper")) + poster.picture(460, 93, 740, 537);
  return deepGround(poster) + clipped(shapes, seen);
}

/** Modules that come together into the picture; in each row the first have not arrived yet. */
function grid(poster: Poster): string {
  const side = 105;
  const left = 465;
  const modules = [2, 1, 2, 1, 2, 1].flatMap((late, row) =>
    Array.from({ length: 7 - late }, (_, index) => rect(left + (late + index) * side, row * side, side - 4, side - 4)),
  );
  return deepGround(poster) + clipped(modules.join(""), poster.picture(left, 0, 7 * side, H));
}

/** A curtain drawn from before the picture. */
function curtain({ accent, colour, picture }: Poster): string {
  const edge = 530;
  const r = H / 12;
  const hem = Array.from({ length: 6 }, (_, fold) => circle(edge, r + fold * 2 * r, r, colour(accent)));
  return picture(edge - 40, 0, W - edge + 40, H) + rect(0, 0, edge, H, colour(accent)) + hem.join("");
}

/** Everything on the slant of a race. */
const diagonal = ({ accent, colour, picture }: Poster): string =>
  picture(340, 0, 1008, H) +
  shape("M0 0H730L470 630H0z", colour(accent)) +
  shape("M730 0h44L514 630h-44z", colour("paper")) +
  shape("M774 0h22L536 630h-22z", colour("night"));

/** The author says it. */
const bubble = (poster: Poster): string =>
  ground(poster, poster.accent) +
  poster.picture(620, 0, 580, H) +
  shape(
    "M44 290a246 246 0 0 1 246 -246h200a246 246 0 0 1 232 328L812 468 662 466A246 246 0 0 1 490 536h-200a246 246 0 0 1 -246 -246z",
    poster.colour("paper"),
  );

const drawings: Readonly<Record<Composition, Drawn>> = {
  arch: { under: arch, title: { ...MIDDLE, x: 70, y: 206, width: 450, height: 390 } },
  signal: { under: signal, title: { ...LEFT, width: 430 }, seal: [54, 48, 486] },
  hemicycle: {
    under: hemicycle,
    title: { x: 56, y: 46, width: 1088, height: 176, largest: 92 },
    ink: { title: "accent", seal: "accent" },
    seal: [54, 536, 390],
  },
  bars: { under: bars, title: { ...LEFT, width: 410 }, seal: [54, 48, 1010] },
  grid: { under: grid, title: { ...LEFT, width: 480 }, seal: [54, 48, 500] },
  curtain: { under: curtain, title: { ...LEFT, width: 480, largest: 92 }, face: "italic", seal: [54, 48, 466] },
  diagonal: { under: diagonal, title: { ...LEFT, width: 420 }, seal: [54, 48, 600] },
  bubble: {
    under: bubble,
    title: { ...MIDDLE, x: 104, y: 90, width: 560, height: 400 },
    ink: { title: "night", seal: "paper" },
    seal: [54, 558, 540],
  },
};

/** A poster as an SVG of 1200 × 630 without any text or font of its own. */
export function posterSvg(composition: Composition, poster: Poster): string {
  const { under, title, face = "serif", ink, seal: place } = drawings[composition];
  const printed = (name = "paper") => poster.colour(name === "accent" ? poster.accent : name);
  const words =
    group(printed(ink?.title), headline(poster.fonts[face], poster.title, title)) +
    (place ? seal(poster, ...place, printed(ink?.seal)) : "");
  const box = `width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${under(poster)}${words}</svg>`;
}
