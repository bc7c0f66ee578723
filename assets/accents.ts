import { readFile } from "node:fs/promises";
import path from "node:path";
import { sections } from "../data/sections/sections";
import { writeGenerated } from "./files";

const TOKENS = "app/styles/tokens.css";

/** Every accent with its colour by day, the first that the tokens give it. An accent has a soft ground beside it. */
function byDay(tokens: string): Map<string, string> {
  const accents = new Map<string, string>();
  for (const [, name = "", value = ""] of tokens.matchAll(/--color-([a-z]+): ([^;]+);/g))
    if (tokens.includes(`--color-${name}-soft:`) && name !== "accent" && !accents.has(name)) accents.set(name, value);
  return accents;
}

/**
 * Gives each section its accent, and the soft ground beside it, wherever `data-section` names it (app/styles/tokens.css).
 * On paper, and in the halls one looks into where a page is missing (components/Arcade.tsx), accents are by night as by day.
 * @throws Error if a section's accent has no tokens
 */
export async function makeAccents(root: string): Promise<void> {
  const accents = byDay(await readFile(path.join(root, TOKENS), "utf8"));
  const rules = sections.map(({ key, accent }) => {
    if (!accents.has(accent)) throw new Error(`${TOKENS}: --color-${accent} or --color-${accent}-soft is missing`);
    return `[data-section="${key}"] {\n  --accent: var(--color-${accent});\n  --accent-soft: var(--color-${accent}-soft);\n}\n`;
  });
  const day = [...accents].map(([name, value]) => `    --color-${name}: ${value};\n`).join("");
  const alike = [
    ["print", ":root"],
    ["(prefers-color-scheme: dark)", ".arcade"],
  ].map(([media, selector]) => `@media ${media} {\n  ${selector} {\n${day}  }\n}\n`);
  await writeGenerated(root, "accents.css", [...rules, ...alike].join(""));
}
