import { sections } from "../data/sections/sections";
import { writeGenerated } from "./files";

/** Gives each section its accent, and the soft ground beside it, wherever `data-section` names it (app/styles/tokens.css). */
export async function makeAccents(root: string): Promise<void> {
  const rules = sections.map(
    ({ key, accent }) =>
      `[data-section="${key}"] {\n  --accent: var(--color-${accent});\n  --accent-soft: var(--color-${accent}-soft);\n}\n`,
  );
  await writeGenerated(root, "accents.css", rules.join(""));
}
