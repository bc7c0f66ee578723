import { screens } from "../measure/screens";
import { fallbacks } from "./checks/fallbacks";
import { film } from "./checks/film";
import { fonts } from "./checks/fonts";
import { layout } from "./checks/layout";
import { menu, menuWithoutScripts } from "./checks/menu";
import { strip } from "./checks/strip";
import { tabs } from "./checks/tabs";
import { tickers } from "./checks/tickers";
import type { Engine } from "./engine";

/** What an engine shows of a page, or of something that a page does: nothing where it is as it should be. */
export type Result = { engine: string; what: string; faults: string[] };

/** The copies of the site that are served, by their addresses. */
export type Sites = { whole: string; withoutPictures: string };

const WIDTHS = [360, 768, 1024, 1280, 1440];

/** What pages do, besides standing there; what it is called in the report. */
const DEEDS = new Map([
  ["tabs by keyboard", tabs],
  ["strip at 50 and 51 px", strip],
  ["tickers move and stop", tickers],
  ["film waits, plays, begins again", film],
]);

/** Every page at every width, with what its console says and which of its fonts have come. */
export async function examinePages(engine: Engine, { whole }: Sites): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, path } of screens) {
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await engine.resize(width, 900);
      await engine.open(`${whole}/${path}`);
      const found = [...(await fonts(engine)), ...(await layout(engine)), ...(await engine.said())];
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    results.push({ engine: engine.name, what: name, faults });
  }
  return results;
}

/** What its pages do, with scripts. */
export async function examineDeeds(engine: Engine, { whole, withoutPictures }: Sites): Promise<Result[]> {
  const results: Result[] = [];
  const add = async (what: string, faults: Promise<string[]>) =>
    results.push({ engine: engine.name, what, faults: await faults });
  for (const [what, deed] of DEEDS) {
    await engine.resize(1280, 900);
    await add(what, deed(engine, whole));
  }
  await add("default picture for those that fail", fallbacks(engine, withoutPictures));
  await add("menu of a phone", menu(engine, whole));
  return results;
}

/** The menu in an engine that runs no scripts, beside the same one with scripts. */
export async function examineWithoutScripts(engine: Engine, asked: Engine, { whole }: Sites): Promise<Result[]> {
  const faults = await menuWithoutScripts(engine, asked, whole);
  return [{ engine: engine.name, what: "menu of a phone, without scripts", faults }];
}
