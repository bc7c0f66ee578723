import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Color from "colorjs.io";
import postcss, { type AtRule, type Container, type Document } from "postcss";

/*
 * The colours as the style sheets define them: which custom properties, where, and for
 * which scheme. Resolved as a browser does: what a scope refers to is worked out there,
 * and what it contains inherits the colour.
 */

export type Scheme = "light" | "dark";

/** The custom properties that one scope sets, beside those it sets in the dark only. */
type Scope = Record<Scheme, Map<string, string>>;

const TOKEN = /^--(?:color-[a-z-]+|(?:on-)?accent(?:-soft)?)$/;

/** The theme, in which a token is the root's; and the tokens that Tailwind writes out where they are used. */
const ROOT = ":root";
const INLINE = "@theme inline";

/** Those that speak of other media than screens and the readers who asked for nothing: tests/e2e looks at them in a browser. */
const APART = /\/(print|contrast)\.css$/;

/** The style sheets of the site by their paths. */
export const sheets = (): Map<string, string> =>
  new Map(
    [
      ...readdirSync("app", { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".css") && !APART.test(name))
        .map((name) => path.join("app", name)),
      ".generated/accents.css",
    ].map((file) => [file, readFileSync(file, "utf8")]),
  );

/** The components and pages by their paths. */
export const markup = (): Map<string, string> =>
  new Map(
    ["app", "components"]
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
      )
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => [file, readFileSync(file, "utf8")]),
  );

const isAtRule = (node: Container | Document | undefined): node is AtRule => node?.type === "atrule";

function placeOf(node: Container | Document | undefined): { selector: string; scheme: Scheme } {
  if (!node || node.type === "root" || node.type === "document") return { selector: ROOT, scheme: "light" };
  const outer = placeOf(node.parent);
  if (isAtRule(node)) {
    if (node.name === "theme") return { ...outer, selector: node.params === "inline" ? INLINE : ROOT };
    return /prefers-color-scheme:\s*dark/.test(node.params) ? { ...outer, scheme: "dark" } : outer;
  }
  return { ...outer, selector: "selector" in node ? String(node.selector) : outer.selector };
}

/** Every scope that sets a colour: a selector, or a class such as `[--color-paper:var(--accent-soft)]`. */
export function readScopes(css: Iterable<string>, tsx: Iterable<string>): Map<string, Scope> {
  const scopes = new Map<string, Scope>();
  const set = (selector: string, scheme: Scheme, name: string, value: string) => {
    const scope = scopes.get(selector) ?? { light: new Map<string, string>(), dark: new Map<string, string>() };
    scope[scheme].set(name, value);
    scopes.set(selector, scope);
  };
  for (const sheet of css) {
    postcss.parse(sheet).walkDecls((declaration) => {
      const { selector, scheme } = placeOf(declaration.parent);
      if (TOKEN.test(declaration.prop)) set(selector, scheme, declaration.prop, declaration.value);
    });
  }
  for (const source of tsx)
    for (const [written, name = "", value = ""] of source.matchAll(/\[(--[a-z-]+):(var\(--[a-z-]+\))\]/g))
      if (TOKEN.test(name)) set(written, "light", name, value);
  return scopes;
}

/** A colour and the custom properties it came from. */
type Resolved = { value: string; through: readonly string[] };

export type Palette = {
  /** A token by its name without `--color-`, such as `on-night`. @throws Error if nobody defines it */
  colour: (token: string) => Color;
  /** The custom properties that a token's colour comes from, itself first. */
  through: (token: string) => readonly string[];
};

/**
 * The colours in a place.
 * @param nested the selectors of the scopes one is in, from the outside inwards, without the root's
 */
export function palette(scopes: ReadonlyMap<string, Scope>, scheme: Scheme, nested: readonly string[]): Palette {
  let known = new Map<string, Resolved>();
  for (const selector of [ROOT, ...nested]) {
    const scope = scopes.get(selector);
    if (!scope) throw new Error(`No style sheet sets a colour for ${selector}`);
    const own = new Map([...scope.light, ...(scheme === "dark" ? scope.dark : [])]);
    const outer = known;
    const resolve = (name: string): Resolved => {
      const value = own.get(name);
      if (value === undefined) {
        const inherited = outer.get(name);
        if (!inherited) throw new Error(`No style sheet sets ${name} (in ${selector}, ${scheme})`);
        return inherited;
      }
      const next = /^var\((--[a-z-]+)\)$/.exec(value)?.[1];
      if (!next) return { value, through: [name] };
      const end = resolve(next);
      return { value: end.value, through: [name, ...end.through] };
    };
    known = new Map([...outer, ...[...own.keys()].map((name) => [name, resolve(name)] as const)]);
  }
  const find = (token: string): Resolved => {
    const name = `--color-${token}`;
    const written = /^var\((--[a-z-]+)\)$/.exec(scopes.get(INLINE)?.light.get(name) ?? "")?.[1];
    const found = known.get(written ?? name);
    if (!found) throw new Error(`No style sheet sets ${name}`);
    return written ? { ...found, through: [name, ...found.through] } : found;
  };
  return { colour: (token) => new Color(find(token).value), through: (token) => find(token).through };
}

/** Every custom property that holds a colour. */
export const tokensOf = (scopes: ReadonlyMap<string, Scope>): Set<string> =>
  new Set([...scopes.values()].flatMap(({ light, dark }) => [...light.keys(), ...dark.keys()]));
