import { communities } from "../../lib/communities";
import { definitions } from "../../schema/sections";
import { writeGenerated } from "./files";
import { colourIn, readBreakpoints, readTokens } from "./tokens";

/**
 * Gives each section its accent, and the soft ground beside it, wherever `data-section` names it (app/styles/tokens.css).
 * On paper, and in the halls one looks into where a page is missing (components/ErrorScene.tsx), accents are by night as by day.
 * A tile of Política's map lights the headline it leads to. What the browser's own bars and the manifest are given, and the
 * breakpoints that pictures are offered by, go to `.generated/theme.ts`.
 * @throws Error if a section's accent has no tokens
 */
export async function makeAccents(root: string): Promise<void> {
  const tokens = await readTokens(root);
  const rules = Object.values(definitions).map(({ key, accent }) => {
    for (const name of [accent, `${accent}-soft`]) colourIn(tokens, name);
    return `[data-section="${key}"] {\n  --accent: var(--color-${accent});\n  --accent-soft: var(--color-${accent}-soft);\n}\n`;
  });
  const accents = [...tokens].filter(([name]) => name !== "accent" && tokens.has(`${name}-soft`));
  const day = accents.map(([name, value]) => `    --color-${name}: ${value};\n`).join("");
  const alike = [
    ["print", ":root"],
    ["(prefers-color-scheme: dark)", ".arcade-bays"],
  ].map(([media, selector]) => `@media ${media} {\n  ${selector} {\n${day}  }\n}\n`);
  const lit = communities.map(
    ({ name }) => `.tabbed:has([data-tile="${name}"]:is(:hover, :focus-visible)) [data-news="${name}"]`,
  );
  const soft = "var(--accent-soft)";
  rules.push(`${lit.join(",\n")} { color: var(--accent); background: ${soft}; box-shadow: 0 0 0 0.5rem ${soft}; }\n`);
  await writeGenerated(root, "accents.css", [...rules, ...alike].join(""));
  const theme = { night: colourIn(tokens, "night"), paper: colourIn(tokens, "paper") };
  const lines = [
    `export const theme = ${JSON.stringify(theme)};`,
    `export const breakpoints = ${JSON.stringify(await readBreakpoints(root))} as const;`,
  ];
  await writeGenerated(root, "theme.ts", lines.map((line) => `${line}\n`).join(""));
}
