import { isClock, isColour, isDay, isFigure, isFilm, isFixed, isId, isInstant, isPicture, OUTSIDE } from "./fields";
import { given, wrongValues, type Kind } from "./mutation";
import type { Site } from "./walk";

/** Addresses where a file of the house belongs. */
const ADDRESSES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "//evil.example/a.svg",
  "https://evil.example/a.svg",
  "/etc/passwd",
  "\\\\evil\\a.svg",
];

const OUT_OF_THE_FOLDER = [
  "../schema.svg",
  "economia/../../secret.svg",
  "./economia/a.svg",
  "economia//a.svg",
  "/economia/a.svg",
  "%2e%2e/a.svg",
  "economia\\a.svg",
];

const NO_PICTURES = [
  "",
  "economia/puerto",
  "economia/puerto.gif",
  "economia/puerto.svg.exe",
  "economia/Puerto.svg",
  "economia/puerto grande.svg",
  "economia/grúa.svg",
  'a.svg" onerror="alert(1)',
  "a.svg?x=1",
  "a.svg#b",
];

const isCountable = (site: Site) => isFigure(site) && !isFixed(site);
const isSite = (site: Site) => typeof site.path.at(-1) === "string";

/** Figures that each field of this name refuses, whatever stands around it. */
const outside = Object.entries(OUTSIDE).map(([field, figures]) =>
  wrongValues(
    `${field} out of its range`,
    (site) => isCountable(site) && isSite(site) && site.key === field,
    given(...figures),
    /^-?[\d.e+]+ is (less|more) than -?[\d.e+]+$/,
    figures.length,
  ),
);

/** All of these in one, to be counted as one kind. */
const range: Kind = { name: "a figure out of its range", mutations: outside.flatMap(({ mutations }) => mutations) };

/** Values of the right type in a wrong form: addresses, dates, hours, colours, ids, ranges. */
export const formKinds: readonly Kind[] = [
  range,
  wrongValues(
    "an address where a picture belongs",
    isPicture,
    given(...ADDRESSES),
    /must be a picture below data\/pictures such as /,
  ),
  wrongValues(
    "a picture outside its folder",
    isPicture,
    given(...OUT_OF_THE_FOLDER),
    /must be a picture below data\/pictures such as /,
    14,
  ),
  wrongValues(
    "a picture that is none",
    isPicture,
    given(...NO_PICTURES),
    /must be a picture below data\/pictures such as /,
    20,
  ),
  wrongValues(
    "a picture that has gone",
    isPicture,
    given("economia/se-fue.svg", "nada.jpg", "home/nunca/estuvo.webp", "politica/llave.avif"),
    (value) => new RegExp(`^data/pictures/${String(value)}: no existe`),
    16,
  ),
  wrongValues(
    "a film that is none",
    isFilm,
    given(...ADDRESSES, ...OUT_OF_THE_FOLDER, "", "puerto.mp4"),
    /must be a film below data\/videos such as puerto$/,
    17,
  ),
  wrongValues("a film that has gone", isFilm, given("muelle"), /^data\/videos\/muelle\.(webm|mp4): no existe$/, 1),
  wrongValues(
    "no colour",
    isColour,
    given(
      "rojo",
      "#12345",
      "#1b78b8;background:url(//evil.example)",
      "javascript:alert(1)",
      "#1b78bg",
      "rgb(0 0 0)",
      "#1b78b8 ",
      "",
    ),
    /must be a colour such as #4b3fa7$/,
    16,
  ),
  wrongValues(
    "an instant without its offset",
    isInstant,
    given("2026-11-20T18:00:00", "2026-11-20 18:00", "2026-11-20", "20/11/2026 18:00", "ayer", ""),
    /is not a real instant with its offset, one such as .+ was expected$/,
  ),
  wrongValues(
    "an instant that never was",
    isInstant,
    given(
      "2026-02-31T10:00:00+01:00",
      "2026-11-20T25:00:00+01:00",
      "2026-11-31T10:00:00+01:00",
      "2025-02-29T10:00:00+01:00",
      "2026-13-01T10:00:00+01:00",
    ),
    /is not a real instant with its offset, one such as .+ was expected$/,
    20,
  ),
  wrongValues(
    "an instant after the edition's close",
    (site) => isInstant(site) && site.file.name !== "edition",
    given("2026-11-20T20:30:01+01:00", "2026-11-20T20:30:00+00:00", "2062-11-20T18:00:00+01:00"),
    /is later than the edition's close \(.+\)$/,
  ),
  wrongValues(
    "a day that never was",
    isDay,
    given(
      "2026-02-31",
      "2027-02-29",
      "2026-13-01",
      "2026-00-10",
      "21-11-2026",
      "21/11/2026",
      "mañana",
      "2026-11-21T10:00:00+01:00",
      "",
    ),
    /is not a real date, one such as 2026-11-21 was expected$/,
    18,
  ),
  wrongValues(
    "a day that is over",
    (site) => isDay(site) && site.key === "date" && !site.path.includes("launches"),
    given("2026-11-19", "1999-12-31"),
    /is before the day of the edition \(2026-11-20\)$/,
    8,
  ),
  wrongValues(
    "an hour that never was",
    isClock,
    given("24:00", "9:30", "12:60", "12.30", "mediodía", "", "12:30:00", "-1:00"),
    /must be a time of day such as 20:30$/,
    16,
  ),
  wrongValues(
    "an id that makes no anchor",
    isId,
    given(
      "Puerto Nuevo",
      "ñandú",
      "a_b",
      "",
      "-a",
      "a-",
      "a--b",
      "a#b",
      "javascript:alert(1)",
      "<b>",
      "../a",
      "a b",
      "a\n",
    ),
    /must be lower-case words joined by hyphens$/,
    26,
  ),
  wrongValues(
    "an id that a part of the page has",
    isId,
    given("noticias", "contenido", "menu", "tab-partidos", "boletin-pie"),
    /is the anchor of a part of a page$/,
    10,
  ),
  wrongValues("an id of a hundred letters", isId, given("muelle-".repeat(14) + "a"), /has more than 80 letters$/, 4),
];
