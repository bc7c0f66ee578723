import { sections, type SectionKey } from "@/data/sections/sections";

/*
 * Which colour stands on which, wherever the pages put one on the other, by the names of
 * the tokens. The test works out the contrast of each in both schemes, and fails for a
 * token, a ground or a class that is not here.
 */

const SECTIONS = sections.map(({ key }) => key);

/** The colours that sections have as their own. */
export const ACCENTS = [...new Set(sections.map(({ accent }) => accent))];

/** Planes that set colours of their own, and the selectors of the scopes they lie in. */
const PLANES = {
  blueprint: ['[data-section="tecnologia"]', ".blueprint"],
  clay: ['[data-section="deportes"]', ".clay"],
  board: ['[data-section="deportes"]', ".board"],
  garnet: ['[data-section="cultura"]', ".garnet"],
  ledger: ['[data-section="economia"]', ".ledger"],
  chamber: ['[data-section="politica"]', ".chamber"],
  arcade: [".arcade"],
} as const;

type Plane = keyof typeof PLANES;
export type Place = "front" | SectionKey | Plane;

const isPlane = (place: Place): place is Plane => place in PLANES;

/** The selectors of the scopes that a place is in, within the root. */
export const scopesOf = (place: Place): readonly string[] =>
  place === "front" ? [] : isPlane(place) ? PLANES[place] : [`[data-section="${place}"]`];

/** Every selector of a scope that some place is in. */
export const SCOPES = [...SECTIONS, ...Object.keys(PLANES).filter((place): place is Plane => place in PLANES)].flatMap(
  scopesOf,
);

const PAGES = ["front", ...SECTIONS] as const;
const SHEETS = ["blueprint", "clay", "board", "garnet"] as const;
const PAPERS = [...PAGES, ...SHEETS] as const;

export type Ground = {
  /** A token, or one laid over another, such as `night-rule/45 night`. */
  ground: string;
  /** Where it lies; the front stands for what is the same everywhere. */
  places: readonly Place[];
  /** Words: 4.5 to 1 (WCAG 2.2, 1.4.3). A share such as `on-night/80` is an opacity. */
  text?: readonly string[];
  /** Words from 24 px, or 18.66 px in bold: 3 to 1. */
  large?: readonly string[];
  /** Signs, bars, lines of charts, borders of controls and the focus: 3 to 1 (1.4.11). */
  graphics?: readonly string[];
  /** What parts or adorns and says nothing: no ratio is asked, but it must be seen at all. */
  ornament?: readonly string[];
};

export const GROUNDS: readonly Ground[] = [
  {
    ground: "paper",
    places: PAPERS,
    text: ["ink", "muted", "accent"],
    graphics: ["ink", "muted", "accent"],
    ornament: ["rule"],
  },
  {
    ground: "paper",
    places: PAGES,
    text: ["up", "down", "brand", "red"],
    graphics: ["up", "down", "brand", "red"],
    // The saffron column of the mark belongs to a logotype, the soft accent lies under pictures that load.
    ornament: ["saffron", "accent-soft"],
  },
  // What a story, or a match, is marked as.
  { ground: "paper", places: [...PAGES, "board"], text: ["red"], graphics: ["red"] },
  {
    ground: "accent-soft",
    places: PAGES,
    text: ["ink", "muted", "accent"],
    large: ["accent"],
    graphics: ["ink", "muted", "accent"],
    ornament: ["rule", "paper"],
  },
  { ground: "accent", places: [...PAGES, ...SHEETS], text: ["on-accent"], ornament: ["on-accent/40"] },
  { ground: "ink", places: [...PAGES, ...SHEETS], text: ["paper"] },
  { ground: "sand", places: ["front"], text: ["ink"], graphics: ["ink"] },
  // The empty part of a bar. The figure stands beside it, so the ratio is not WCAG's but the eye's.
  { ground: "rule", places: PAGES, ornament: ["accent", "brand"] },
  {
    ground: "night",
    places: ["front"],
    text: ["on-night", "on-night-muted", "saffron"],
    graphics: ["on-night", "on-night-muted", "saffron"],
    ornament: ["night-rule"],
  },
  // The names under the frieze of Opinión.
  { ground: "night-rule/45 night", places: ["opinion"], text: ["on-night"] },
  // The two parts of a debate's bar, whose labels may reach from one into the other.
  { ground: "accent", places: ["opinion"], text: ["on-accent"] },
  { ground: "ink", places: ["opinion"], text: ["on-accent"] },
  { ground: "muted", places: ["opinion"], text: ["on-accent"] },
  { ground: "saffron", places: ["front"], text: ["on-saffron"] },
  { ground: "on-night", places: ["front"], text: ["night"] },
  // The floors and the light of the halls one looks into from a missing page.
  {
    ground: "on-night",
    places: ["arcade"],
    graphics: ACCENTS,
  },
  { ground: "urgent", places: ["front"], text: ["white"] },
  { ground: "white", places: ["front"], text: ["urgent"] },
  {
    ground: "ledger",
    places: ["ledger"],
    text: ["on-night", "ink", "muted", "accent", "up", "down"],
    large: ["saffron"],
    graphics: ["on-night", "accent", "saffron", "up", "down", "muted"],
    ornament: ["ledger-rule", "rule"],
  },
  {
    ground: "ledger-deep",
    places: ["ledger"],
    text: ["on-night", "muted"],
    graphics: ["on-night"],
    ornament: ["ledger-rule"],
  },
  { ground: "ledger-rule", places: ["ledger"], text: ["on-night"] },
  // The words of a picture that has not come.
  { ground: "accent-soft", places: ["blueprint"], text: ["ink"] },
  { ground: "blueprint", places: ["blueprint"], text: ["ink", "on-night"], ornament: ["blueprint-rule"] },
  {
    ground: "chamber",
    places: ["chamber"],
    text: ["ink", "muted", "accent"],
    // Its rules are the outlines of hollow seats.
    graphics: ["ink", "rule", "accent"],
  },
  // The words of a picture that has not come.
  { ground: "accent-soft", places: ["chamber"], text: ["ink"] },
];

/** Colours that are written out and not tokens, and why. */
export const LITERALS: Readonly<Record<string, string>> = {
  "rgb(11 23 48 / 60%)": "the shade over the page while the menu is open",
  "oklch(from currentColor min(l, 0.6)":
    "a party's own colour, darkened until large figures reach 3 to 1 on light paper",
  "oklch(from currentColor max(l, 0.68)": "the same, lightened for dark paper",
};
