import { readFile } from "node:fs/promises";
import path from "node:path";

const FILE = "app/styles/tokens.css";

/** The colours of the style sheet by name, such as `garnet-soft`, as they are by day. */
export type Tokens = ReadonlyMap<string, string>;

/** Reads the colours of app/styles/tokens.css: each as it is first named, which is by day. */
export async function readTokens(root: string): Promise<Tokens> {
  const colours = new Map<string, string>();
  for (const [, name = "", value = ""] of (await readFile(path.join(root, FILE), "utf8")).matchAll(
    /--color-([a-z-]+): ([^;]+);/g,
  ))
    if (!colours.has(name)) colours.set(name, value);
  return colours;
}

/** A colour of the style sheet. @throws Error if it does not have it */
export function colourIn(tokens: Tokens, name: string): string {
  const colour = tokens.get(name);
  if (colour === undefined) throw new Error(`${FILE}: --color-${name} is missing`);
  return colour;
}
