import { site } from "../../lib/site";
import { inColours, type Mark } from "../mark";
import type { Artwork } from "./picture";
import type { Tokens } from "./tokens";
import { headline, line, widthOf, type Box, type Face, type Fonts } from "./type";

/*
 * The sharing pictures, 1200 × 630: each page has its own composition, which any lead of
 * 8 to 5 (or 1 to 1) fits: the front's arch, a signal, a hemicycle, a bar chart, a grid
 * that comes together, a curtain, a diagonal, a speech bubble.
 */

export type Poster = {
  mark: Mark;
  /** The section's name, as its kicker; the front has none. */
  section: string;
  title: string;
  picture: Artwork;
  colour: Tokens;
  fonts: Fonts;
};

const W = 1200;
const H = 630;

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const group = (fill: string, body: string) => `<g fill="${fill}">${body}</g>`;
const clipped = (shapes: string, body: string) =>
  `<clipPath id="poster-clip">${shapes}</clipPath><g clip-path="url(#poster-clip)">${body}</g>`;

/** The seal: mark and wordmark, and the section's name beside them. */
function seal({ mark: drawing, fonts, section }: Poster, x: number, y: number, ink: string, saffron: string): string {
  const wordEnd = x + 62 + widthOf(fonts.serif, site.name, 44, -0.02);
  const mark = `<svg x="${x}" y="${y}" width="48" height="48" viewBox="${drawing.viewBox}">${inColours(drawing, ink, saffron)}</svg>`;
  const word = line(fonts.serif, site.name, 44, x + 62, y + 39, -0.02);
  const name = section ? line(fonts.sans, section, 28, wordEnd + 38, y + 38) : "";
  return mark + group(ink, word + name) + (section ? rect(wordEnd + 18, y + 8, 2.5, 34, ink) : "");
}

const title = (poster: Poster, fill: string, box: Box, face: Face = "serif") =>
  group(fill, headline(poster.fonts[face], poster.title, box));

/** Where most headlines stand: on the left, below the seal, down to the foot. */
const LEFT: Box = { x: 56, y: 130, width: 440, height: 452, largest: 84, stand: "bottom" };

/** The front: the news is read in the arch of the mark. */
function arch(poster: Poster): string {
  const { colour, picture, fonts } = poster;
  const portal = (inset: number) =>
    `M${30 + inset} 630V300C${30 + inset} ${160 + inset / 2} ${150 + inset} ${70 + inset} 295 ${8 + inset} ${440 - inset} ${70 + inset} ${560 - inset} ${160 + inset / 2} ${560 - inset} 300V630z`;
  const word = widthOf(fonts.serif, site.name, 40, -0.02);
  return (
    picture(330, 0, 870, H) +
    rect(0, 0, 330, H, colour("night")) +
    shape(portal(0), colour("paper")) +
    shape(portal(16), colour("night")) +
    `<svg x="265" y="66" width="60" height="60" viewBox="${poster.mark.viewBox}">${inColours(poster.mark, colour("paper"), colour("saffron"))}</svg>` +
    group(colour("paper"), line(fonts.serif, site.name, 40, 295 - word / 2, 168, -0.02)) +
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

/** Actualidad: rings of a signal that goes out from the news. */
function signal(poster: Poster): string {
  const { colour, picture } = poster;
  const [x, y] = [890, 315];
  const rings: [number, string][] = [
    [394, colour("saffron")],
    [338, colour("paper")],
  ];
  return (
    rect(0, 0, W, H, colour("red")) +
    rings.map(([r, fill]) => circle(x, y, r, fill)).join("") +
    clipped(circle(x, y, 296, "#000"), picture(x - 472, y - 296, 944, 592)) +
    title(poster, colour("paper"), { ...LEFT, width: 430 }) +
    seal(poster, 54, 48, colour("paper"), colour("saffron"))
  );
}

/** A bench of a hemicycle: seats on an arc around a point, as one dashed stroke. */
function bench(x: number, y: number, r: number, seats: number, colour: string): string {
  const part = (Math.PI * r) / (seats * 1.5 - 0.5);
  return `<path d="M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}" fill="none" stroke="${colour}" stroke-width="24" stroke-dasharray="${part.toFixed(3)} ${(part / 2).toFixed(3)}"/>`;
}

/** Política: the picture presides over a hemicycle. */
function hemicycle(poster: Poster): string {
  const { colour, picture } = poster;
  const [x, y] = [826, 630];
  const clip = shape(`M${x - 222} ${y}a222 222 0 0 1 444 0z`, "#000");
  const benches: [number, number, string][] = [
    [250, 17, "indigo"],
    [286, 19, "red"],
    [322, 21, "saffron"],
    [358, 23, "green"],
  ];
  return (
    rect(0, 0, W, H, colour("indigo-soft")) +
    benches.map(([r, seats, name]) => bench(x, y, r, seats, colour(name))).join("") +
    clipped(clip, picture(x - 222, y - 266, 444, 278)) +
    title(poster, colour("indigo"), { x: 56, y: 46, width: 1088, height: 176, largest: 92 }) +
    seal(poster, 54, 536, colour("indigo"), colour("saffron"))
  );
}

/** Economía: the picture is seen through the bars of a chart. */
function bars(poster: Poster): string {
  const { colour, picture } = poster;
  const heights = [330, 410, 370, 480, 450, 590];
  const [width, gap, left] = [110, 8, 500];
  const shapes = heights
    .map(
      (height, index) =>
        `<rect x="${left + index * (width + gap)}" y="${H - height}" width="${width}" height="${height}"/>`,
    )
    .join("");
  return (
    rect(0, 0, W, H, colour("ledger")) +
    clipped(shapes, rect(left, 0, W - left, H, colour("paper")) + picture(left - 40, 93, W - left + 40, 537)) +
    title(poster, colour("paper"), { ...LEFT, width: 410 }) +
    seal(poster, 54, 48, colour("paper"), colour("saffron"))
  );
}

/** Tecnología: modules that come together into the picture. */
function modules(poster: Poster): string {
  const { colour, picture } = poster;
  const side = 105;
  // In each row the first modules have not arrived yet.
  const late = [2, 1, 2, 1, 2, 1];
  const left = W - 7 * side;
  const shapes = late
    .flatMap((first, row) =>
      Array.from({ length: 7 - first }, (_, index) => ({ x: left + (first + index) * side, y: row * side })),
    )
    .map(({ x, y }) => `<rect x="${x}" y="${y}" width="${side - 4}" height="${side - 4}"/>`)
    .join("");
  return (
    rect(0, 0, W, H, colour("blueprint")) +
    clipped(shapes, picture(left, 0, 7 * side, H)) +
    title(poster, colour("paper"), { ...LEFT, width: 480 }) +
    seal(poster, 54, 48, colour("paper"), colour("saffron"))
  );
}

/** Cultura: a curtain drawn from before the picture. */
function curtain(poster: Poster): string {
  const { colour, picture } = poster;
  const folds = 6;
  const r = H / folds / 2;
  const edge = 530;
  const hem = Array.from({ length: folds }, (_, index) => circle(edge, r + index * 2 * r, r, colour("garnet"))).join(
    "",
  );
  return (
    picture(edge - 40, 0, W - edge + 40, H) +
    rect(0, 0, edge, H, colour("garnet")) +
    hem +
    title(poster, colour("paper"), { ...LEFT, width: 480, largest: 92 }, "italic") +
    seal(poster, 54, 48, colour("paper"), colour("saffron"))
  );
}

/** Deportes: everything on the slant of a race. */
function diagonal(poster: Poster): string {
  const { colour, picture } = poster;
  return (
    picture(340, 0, 1008, H) +
    shape("M0 0H730L470 630H0z", colour("tile")) +
    shape("M730 0h44L514 630h-44z", colour("paper")) +
    shape("M774 0h22L536 630h-22z", colour("night")) +
    title(poster, colour("paper"), { ...LEFT, width: 420 }) +
    seal(poster, 54, 48, colour("paper"), colour("saffron"))
  );
}

/** Opinión: the author says it. */
function bubble(poster: Poster): string {
  const { colour, picture } = poster;
  return (
    rect(0, 0, W, H, colour("ochre")) +
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
    seal(poster, 54, 560, colour("paper"), colour("saffron"))
  );
}

/** The composition of each page. */
export const compositions = {
  home: arch,
  actualidad: signal,
  politica: hemicycle,
  economia: bars,
  tecnologia: modules,
  cultura: curtain,
  deportes: diagonal,
  opinion: bubble,
} as const;

/** A poster as an SVG of 1200 × 630 without any text or font of its own. */
export function posterSvg(page: keyof typeof compositions, poster: Poster): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${compositions[page](poster)}</svg>`;
}
