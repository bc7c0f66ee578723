import { writeFile } from "node:fs/promises";
import path from "node:path";
import { screens } from "../measure/screens";
import type { Engine } from "./engine";

const WIDTHS = [360, 1280];

/** How long a narrow page stands in its stand-ins before it asks for its fonts (app/styles/fonts.css). */
const STAND_INS_MS = 300;

/** Takes a picture of every page, on a phone and on a desk, to look at; what is loaded late is loaded before. */
export async function photograph(engine: Engine, site: string, folder: string, scheme: string): Promise<void> {
  for (const { name, path: address } of screens)
    for (const width of WIDTHS) {
      await engine.resize(width, 900);
      await engine.open(`${site}/${address}`);
      await engine.evaluate(`Promise.race([
        Promise.all([...document.images].map((image) => { image.loading = "eager"; return image.decode().catch(() => {}); })),
        new Promise((done) => setTimeout(done, 4000)),
      ]).then(() => new Promise((done) => setTimeout(done, ${STAND_INS_MS}))).then(() => document.fonts.ready).then(() => true)`);
      const file = `${engine.name.split(" ")[0] ?? ""}-${name}-${width}-${scheme}.png`;
      await writeFile(path.join(folder, file), await engine.picture());
    }
}
