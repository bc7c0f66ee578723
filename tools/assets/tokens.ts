import { readFile } from "node:fs/promises";
import path from "node:path";

const FILE = "app/styles/tokens.css";

/** The colours of the style sheet by name, such as `garnet-soft`. */
export type Tokens = ReadonlyMap<string, string>;

/** A colour that is another: by the scheme one reads in, or by day always. */
const SAME_AS = /^(var|--theme)\(--color-([a-z-]+)/;

const declaredColours = (css: string): Map<string, string> => {
  const declarations = Array.from(css.matchAll(/--color-([a-z-]+): ([^;]+);/g));
  return new Map(declarations.map(([, name = "", value = ""]) => [name, value]));
};

/** Where the colours of the dark begin. */
const DARK = "@media (prefers-color-scheme: dark)";

/**
 * Reads the colours of app/styles/tokens.css as they are in a scheme, none of them by the name of another.
 * @throws Error if it has none for the dark
 */
export async function readTokens(root: string, scheme: "light" | "dark" = "light"): Promise<Tokens> {
  const css = await readFile(path.join(root, FILE), "utf8");
  const [light = "", dark] = css.split(DARK);
  if (dark === undefined) throw new Error(`${FILE}: ${DARK} is missing`);
  const byDay = declaredColours(light);
  const colours = scheme === "light" ? byDay : new Map([...byDay, ...declaredColours(dark)]);
  const resolved = (value: string): string => {
    const [, how, name = ""] = SAME_AS.exec(value) ?? [];
    const other = (how === "var" ? colours : byDay).get(name);
    return other === undefined ? value : resolved(other);
  };
  return new Map([...colours].map(([name, value]) => [name, resolved(value)]));
}

/** The names of windows' least widths, such as `md`, and those widths in rem. @throws Error if one is in another unit */
export async function readBreakpoints(root: string): Promise<Readonly<Record<string, number>>> {
  const css = await readFile(path.join(root, FILE), "utf8");
  const declared = Array.from(css.matchAll(/--breakpoint-(\w+): ([^;]+);/g));
  return Object.fromEntries(
    declared.map(([, name = "", width = ""]) => {
      if (!/^[\d.]+rem$/.test(width)) throw new Error(`${FILE}: --breakpoint-${name} is ${width}, not in rem`);
      return [name, Number.parseFloat(width)];
    }),
  );
}

/** A colour of the style sheet. @throws Error if it does not have it */
export function colourIn(tokens: Tokens, name: string): string {
  const colour = tokens.get(name);
  if (colour === undefined) throw new Error(`${FILE}: --color-${name} is missing`);
  return colour;
}
