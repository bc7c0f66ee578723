/** @jest-environment node */
import type Color from "colorjs.io";
import { ACCENTS, GROUNDS, LITERALS, SCOPES, scopesOf, type Ground, type Place } from "./pairs";
import { markup, palette, readScopes, sheets, tokensOf, type Palette, type Scheme } from "./tokens";
import { literalsIn, usesInMarkup, usesInStyles, type Use } from "./usage";

/* WCAG 2.2, 1.4.3 and 1.4.11, for every pair of colours that the pages put together, in both schemes. */

const LEAST = { text: 4.5, large: 3, graphics: 3, ornament: 1.05 } as const;
const KINDS = ["text", "large", "graphics", "ornament"] as const;
const SCHEMES: readonly Scheme[] = ["light", "dark"];

const scopes = readScopes(sheets().values(), markup().values());
/** Keywords, which are no colours of their own. */
const KEYWORDS = new Set(["--color-transparent", "--color-current"]);
const tokens = new Set([...tokensOf(scopes)].filter((name) => !KEYWORDS.has(name)));

const owned = new Set<string>(ACCENTS);

const bare = (token: string) => token.replace(/\/\d+$/, "");

/** What one sees where a colour with an opacity, `on-night/80`, lies on another. */
function over(colours: Palette, written: string, under: Color): Color {
  const share = /\/(\d+)$/.exec(written)?.[1];
  const front = colours.colour(bare(written));
  return share ? under.mix(front, Number(share) / 100, { space: "srgb" }) : front;
}

/** The colour of a ground, `night-rule/45 night` among them. */
function groundColour(colours: Palette, ground: string): Color {
  const [top = "", base] = ground.split(" ");
  return base ? over(colours, top, colours.colour(base)) : colours.colour(top);
}

type Measured = { name: string; ratio: number; least: number };

function measure({ ground, places, ...fronts }: Ground, known = scopes): Measured[] {
  return places.flatMap((place) =>
    SCHEMES.flatMap((scheme) => {
      const colours = palette(known, scheme, scopesOf(place));
      const under = groundColour(colours, ground);
      return KINDS.flatMap((kind) =>
        (fronts[kind] ?? []).map((front) => ({
          name: `${kind}: ${front} on ${ground} (${place}, ${scheme})`,
          ratio: under.contrast(over(colours, front, under), "WCAG21"),
          least: LEAST[kind],
        })),
      );
    }),
  );
}

const tooLow = (pairs: readonly Measured[]) =>
  pairs
    .filter(({ ratio, least }) => ratio < least)
    .map(({ name, ratio, least }) => `${name}: ${ratio.toFixed(2)} is less than ${least}`);

const frontsOf = (ground: Ground) => KINDS.flatMap((kind) => ground[kind] ?? []);

test("every pair of colours has the contrast that its use asks for, in both schemes", () => {
  const pairs = GROUNDS.flatMap((ground) => measure(ground));
  expect(pairs.length).toBeGreaterThan(300);
  expect(tooLow(pairs)).toEqual([]);
});

test("no token is without a pair", () => {
  const paired = GROUNDS.flatMap((ground) =>
    ground.places.flatMap((place) => {
      const { through } = palette(scopes, "light", scopesOf(place));
      return [...ground.ground.split(" "), ...frontsOf(ground)].flatMap((token) => through(bare(token)));
    }),
  );
  // An accent that no section has at present is on no page. It has a soft ground beside it.
  const unowned = [...tokens].flatMap((token) => {
    const [, accent] = /^--color-(.+)-soft$/.exec(token) ?? [];
    if (!accent || !tokens.has(`--color-${accent}`) || accent === "accent" || owned.has(accent)) return [];
    return [token, `--color-${accent}`];
  });
  expect([...tokens].filter((token) => !paired.includes(token) && !unowned.includes(token))).toEqual([]);
});

test("every scope that sets a colour is a place of the list", () => {
  const listed = new Set<string>([":root", "@theme inline", ...SCOPES]);
  expect([...scopes.keys()].filter((selector) => !listed.has(selector))).toEqual([]);
});

/** Uses of a token in a role, or together with another, that the list does not have. */
function unlisted(uses: readonly Use[]): string[] {
  const has = (ground: string | undefined, role: Use["role"], token: string) =>
    GROUNDS.some((pair) => {
      if (ground && !pair.ground.split(" ").includes(ground)) return false;
      if (role === "ground") return pair.ground.split(" ").includes(token) || pair.graphics?.includes(token);
      const words = [...(pair.text ?? []), ...(pair.large ?? [])];
      return (role === "text" ? words : [...words, ...(pair.graphics ?? []), ...(pair.ornament ?? [])]).includes(token);
    });
  const alone = uses.filter((use) => !has(undefined, use.role, use.token));
  const together = uses.flatMap((ground) =>
    uses
      .filter((use) => ground.role === "ground" && use.role === "text")
      .filter((use) => use.group === ground.group && use.variant === ground.variant)
      .filter((use) => !has(ground.token, "text", use.token))
      .map((use) => ({ ...use, token: `${use.token} on ${ground.token}` })),
  );
  return [...alone, ...together].map(({ role, token, group }) => `${token} as ${role} in ${group}`);
}

test("what components and style sheets put together is in the list", () => {
  const uses = [
    ...[...markup()].flatMap(([file, source]) => usesInMarkup(file, source, tokens)),
    ...[...sheets()].flatMap(([file, css]) => usesInStyles(file, css)),
  ];
  expect(uses.length).toBeGreaterThan(300);
  expect(unlisted(uses)).toEqual([]);
  expect([...sheets().values()].flatMap(literalsIn).filter((literal) => !(literal in LITERALS))).toEqual([]);
});

test("what is too faint, unpaired or written out would be found", () => {
  const css = `@theme { --color-paper: oklch(98% 0.01 90); --color-ink: #767676; --color-lost: #123456; }
    .a { color: #fff; background: var(--color-paper); } .b { background: var(--color-paper); color: var(--color-white); }`;
  const small = readScopes([css], []);
  const pair: Ground = { ground: "paper", places: ["front" satisfies Place], text: ["ink"], large: ["ink"] };
  expect(tooLow(measure(pair, small))).toEqual([
    expect.stringMatching(/^text: ink on paper \(front, light\): 4\.\d\d is less than 4\.5$/),
    expect.stringMatching(/^text: ink on paper \(front, dark\)/),
  ]);
  expect([...tokensOf(small)]).toContain("--color-lost");
  expect(() => palette(small, "light", []).colour("night")).toThrow("No style sheet sets --color-night");
  expect(unlisted(usesInStyles("a.css", css))).toEqual(["white on paper as text in a.css: .b"]);
  expect(unlisted(usesInMarkup("A.tsx", '<p className="bg-night text-ink hover:text-lost">', tokensOf(small)))).toEqual(
    ['lost as text in A.tsx: "bg-night text-ink hover:text-lost"'],
  );
  expect(literalsIn(css)).toEqual(["#fff"]);
});
