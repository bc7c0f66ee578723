import postcss from "postcss";

/* Where components and style sheets put which token, as far as their text shows. */

type Role = "ground" | "text" | "line";

export type Use = {
  role: Role;
  /** A token, with its opacity if it has one: `night-rule/45`. */
  token: string;
  /** The state or scheme it is for, such as `hover:`. */
  variant: string;
  /** What is set together: one string of classes, one rule. */
  group: string;
};

const ROLES: Readonly<Record<string, Role>> = { bg: "ground", text: "text", placeholder: "text" };

const CLASS =
  /(?<=^|[\s"'`])((?:[\w-]+:)*)(bg|text|fill|stroke|outline|ring|decoration|divide|border(?:-[xytrbl])?)-([a-z]+(?:-[a-z]+)*(?:\/\d+)?)(?=$|[\s"'`])/g;

/** The tokens in the classes of a component. */
export function usesInMarkup(file: string, source: string, tokens: ReadonlySet<string>): Use[] {
  const strings = source.match(/"[^"\n]*"|`[^`]*`/g) ?? [];
  return strings.flatMap((written) =>
    [...written.matchAll(CLASS)].flatMap(([, variant = "", kind = "", token = ""]) =>
      tokens.has(`--color-${token.replace(/\/\d+$/, "")}`)
        ? [{ role: ROLES[kind] ?? "line", token, variant, group: `${file}: ${written}` }]
        : [],
    ),
  );
}

/** The tokens in the rules of a style sheet. */
export function usesInStyles(file: string, css: string): Use[] {
  const uses: Use[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    if (declaration.prop.startsWith("--")) return;
    const role = /^background/.test(declaration.prop) ? "ground" : declaration.prop === "color" ? "text" : "line";
    const parent = declaration.parent;
    const group = `${file}: ${parent && "selector" in parent ? parent.selector : ""}`;
    for (const [, token = ""] of declaration.value.matchAll(/var\(--(?:color-)?([a-z-]+)\)/g))
      if (/color|background|outline|border|shadow|decoration|fill|stroke/.test(declaration.prop))
        uses.push({ role, token, variant: "", group });
  });
  return uses;
}

/** Colours that a style sheet writes out instead of naming a token. */
export function literalsIn(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({ prop, value }) => {
    if (!prop.startsWith("--"))
      found.push(...(value.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\([^)]*\)/gi) ?? []));
  });
  return found;
}
