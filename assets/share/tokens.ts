/** The colours of app/styles/tokens.css by name, as in `tokens("garnet-soft")`. */
export type Tokens = (name: string) => string;

/**
 * Reads the colours of the light scheme, which the style sheet names first.
 * @throws Error, when asked for a colour that the style sheet does not have
 */
export function readTokens(css: string): Tokens {
  const colours = new Map<string, string>();
  for (const [, name, value] of css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{3,8});/gi)) {
    if (name && value && !colours.has(name)) colours.set(name, value);
  }
  return (name) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`app/styles/tokens.css has no --color-${name}`);
    return colour;
  };
}
