import { becomes, type Engine } from "../engine";

const PICTURES = `[...document.querySelectorAll("main img")]`;

/** Whether the pictures of Cultura that fail are replaced by the default one; `site` serves none but that. */
export async function fallbacks(engine: Engine, site: string): Promise<string[]> {
  await engine.open(`${site}/cultura`);
  await engine.evaluate(`${PICTURES}.forEach((picture) => { picture.loading = "eager"; })`);
  const replaced = `${PICTURES}.length > 0 && ${PICTURES}.every((picture) =>
    picture.complete && picture.naturalWidth > 0 && picture.currentSrc.includes("por-defecto"))`;
  return (await becomes(engine, replaced, 15_000)) ? [] : ["a picture that fails is not replaced"];
}
