import { readFile } from "node:fs/promises";
import path from "node:path";
import { sections } from "../data/sections/sections";
import { writeGenerated } from "./files";

const TOKENS = "app/styles/tokens.css";

/** An accent as it is by day: the first value that the tokens give it. @throws Error if they give it none */
function byDay(tokens: string, accent: string): string {
  const value = new RegExp(`--color-${accent}: ([^;]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`${TOKENS}: --color-${accent} is missing`);
  return value;
}

/**
 * Gives each section its accent, and the soft ground beside it, wherever `data-section` names it (app/styles/tokens.css);
 * and the halls one looks into where a page is missing (components/Arcade.tsx) their sections' own colours by night too.
 * @throws Error if a section's accent has no token
 */
export async function makeAccents(root: string): Promise<void> {
  const tokens = await readFile(path.join(root, TOKENS), "utf8");
  const rules = sections.map(
    ({ key, accent }) =>
      `[data-section="${key}"] {\n  --accent: var(--color-${accent});\n  --accent-soft: var(--color-${accent}-soft);\n}\n`,
  );
  const accents = [...new Set(sections.map(({ accent }) => accent))];
  const halls = accents.map((accent) => `    --color-${accent}: ${byDay(tokens, accent)};\n`);
  const night = `@media (prefers-color-scheme: dark) {\n  .arcade {\n${halls.join("")}  }\n}\n`;
  await writeGenerated(root, "accents.css", rules.join("") + night);
}
