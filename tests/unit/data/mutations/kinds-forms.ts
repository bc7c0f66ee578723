import { edition } from "@/data/edition";
import { isClock, isColour, isDay, isFigure, isFilm, isId, isInstant, isPicture, OUTSIDE } from "./fields";
import { given, wrongValues, type Kind } from "./mutation";
import type { Site } from "./walk";

const HOUR = 3_600_000;

/** An instant so many milliseconds after the edition's close, with the close's own offset. */
function fromClose(later: number): string {
  const offset = edition.close.slice(-6);
  const local = Date.parse(`${edition.close.slice(0, -6)}Z`) + later;
  return `${new Date(local).toISOString().slice(0, 19)}${offset}`;
}

/** Addresses where a picture of the newspaper's own belongs. */
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

const isSite = (site: Site) => typeof site.path.at(-1) === "string";

/** Figures that each field of this name refuses, whatever stands around it. */
const outside = Object.entries(OUTSIDE).map(([field, figures]) =>
  wrongValues(
    `${field} out of its range`,
    (site) => isFigure(site) && isSite(site) && site.key === field,
    given(...figures),
    /^-?[\d.e+]+ es (menos|más) de -?[\d.e+]+$/,
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
    /^".*" (no es una imagen|no es un formato que se publique|lleva mayúsculas, tildes o espacios|se escribe sin data\/pictures)/,
  ),
  wrongValues(
    "a picture outside its folder",
    isPicture,
    given(...OUT_OF_THE_FOLDER),
    /^".*" (no es una imagen|no es un formato que se publique|lleva mayúsculas, tildes o espacios|se escribe sin data\/pictures)/,
    14,
  ),
  wrongValues(
    "a picture that is none",
    isPicture,
    given(...NO_PICTURES),
    /^".*" (no es una imagen|no es un formato que se publique|lleva mayúsculas, tildes o espacios|se escribe sin data\/pictures)/,
    20,
  ),
  wrongValues(
    "a picture that has gone",
    isPicture,
    given("economia/se-fue.svg", "nada.jpg", "home/nunca/estuvo.webp", "politica/llave.avif"),
    (value) => new RegExp(`^data/pictures/${String(value)} no existe`),
    16,
  ),
  wrongValues(
    "a film that is none",
    isFilm,
    given(...ADDRESSES, ...OUT_OF_THE_FOLDER, "", "puerto.mp4"),
    /no es una película de data\/videos como puerto$/,
    17,
  ),
  wrongValues(
    "a film that has gone",
    isFilm,
    given("muelle-que-no-esta"),
    /^data\/videos\/muelle-que-no-esta\.(av1\.)?mp4 no existe/,
    1,
  ),
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
    /no es un color como #4b3fa7$/,
    16,
  ),
  wrongValues(
    "an instant without its offset",
    isInstant,
    given("2026-11-20T18:00:00", "2026-11-20 18:00", "2026-11-20", "20/11/2026 18:00", "ayer", ""),
    /no es un día y una hora que existan: (se esperaba algo como|escribe) .+$/,
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
    /no es un día y una hora que existan: (se esperaba algo como|escribe) .+$/,
    20,
  ),
  wrongValues(
    "an instant after the edition's close",
    (site) => isInstant(site) && site.file.name !== "edition",
    given(fromClose(1000), fromClose(24 * HOUR), fromClose(36 * 365 * 24 * HOUR)),
    /es posterior al cierre de la edición \(.+\)$/,
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
    /no es un día que exista: (se esperaba uno como 2026-11-21|escribe \d{4}-\d\d-\d\d)$/,
    18,
  ),
  wrongValues(
    "a day that is over",
    (site) => isDay(site) && site.key === "date" && !["launches", "weeks"].includes(String(site.path[0])),
    given(fromClose(-24 * HOUR).slice(0, 10), "1999-12-31"),
    /es anterior al día de la edición \(\d{4}-\d\d-\d\d\)$/,
    8,
  ),
  wrongValues(
    "an hour that never was",
    isClock,
    given("24:00", "9:30", "12:60", "12.30", "mediodía", "", "12:30:00", "-1:00"),
    /no es una hora como 20:30$/,
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
    /no son palabras en minúscula, sin tildes, unidas con guiones$/,
    26,
  ),
  wrongValues(
    "an id that a part of the page has",
    isId,
    given("noticias", "contenido", "menu", "tab-partidos", "boletin-pie"),
    /es el nombre de una parte de la página$/,
    10,
  ),
  wrongValues("an id of a hundred letters", isId, given("muelle-".repeat(14) + "a"), /tiene más de 80 letras$/, 4),
];
