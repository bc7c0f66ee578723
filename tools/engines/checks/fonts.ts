import type { Engine } from "../engine";

const FACES = `[...document.fonts].map(({ family, status }) => family.replaceAll('"', "") + " " + status)`;

/** The fonts that a page uses and has not got: both of the newspaper's families are in use on every page. */
export async function fonts(engine: Engine): Promise<string[]> {
  const faces = (await engine.evaluate(FACES)) as string[];
  const loaded = new Set(faces.filter((face) => face.endsWith(" loaded")).map((face) => face.split(" ")[0]));
  const failed = faces.filter((face) => face.endsWith(" error"));
  return [...failed, ...(loaded.size < 2 ? [`only ${[...loaded].join(", ") || "no family"} loaded`] : [])];
}
