import { setTimeout as wait } from "node:timers/promises";
import type { Engine } from "../engine";

/** The faces that are served: those beside them stand in with a font of the system, which it may not have. */
const FACES = `(() => {
  const plain = (family) => family.replaceAll('"', "");
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const served = new Set(rules
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes("url("))
    .map((rule) => plain(rule.style.getPropertyValue("font-family"))));
  return [...document.fonts].map(({ family, status }) => ({ family: plain(family), status })).filter(({ family }) => served.has(family));
})()`;

/** On phones the fonts come after the first picture (docs/decisions/0009). */
const PATIENCE_MS = 6000;

async function missing(engine: Engine): Promise<string[]> {
  const faces = (await engine.evaluate(FACES)) as { family: string; status: string }[];
  const loaded = new Set(faces.filter(({ status }) => status === "loaded").map(({ family }) => family));
  const failed = faces.filter(({ status }) => status === "error").map(({ family }) => `${family} has not come`);
  return [...failed, ...(loaded.size < 2 ? [`only ${[...loaded].join(", ") || "no family"} loaded`] : [])];
}

/**
 * Waits for the fonts that a page uses: a family for headlines and one for text are in use on every page.
 * @returns what has not come in time
 */
export async function fonts(engine: Engine): Promise<string[]> {
  const begun = Date.now();
  for (;;) {
    const found = await missing(engine);
    if (found.length === 0 || Date.now() - begun > PATIENCE_MS) return found;
    await wait(100);
  }
}
