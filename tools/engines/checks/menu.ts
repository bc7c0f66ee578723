import { setTimeout as wait } from "node:timers/promises";
import { becomes, middleOf, type Engine } from "../engine";

const SHOWN = `document.getElementById("menu").checkVisibility()`;
const OPENS = ".menu-button";
const CLOSES = "#menu button";

/** Whether a phone's menu opens and closes by its buttons. */
export async function menu(engine: Engine, site: string): Promise<string[]> {
  await engine.resize(390, 844);
  await engine.open(`${site}/`);
  const found = (await engine.evaluate(SHOWN)) === true ? ["the menu is open before one opens it"] : [];
  await engine.pressAt(await middleOf(engine, OPENS));
  if (!(await becomes(engine, SHOWN))) found.push("the menu does not open");
  await engine.pressAt(await middleOf(engine, CLOSES));
  if (!(await becomes(engine, `!${SHOWN}`))) found.push("the menu does not close");
  return found;
}

/** Until the menu has come or gone. */
const FADE_MS = 1000;

/**
 * The same without scripts. Such an engine cannot be asked: where the buttons are, one with scripts says, and what
 * pressing them does, pictures show.
 */
export async function menuWithoutScripts(engine: Engine, asked: Engine, site: string): Promise<string[]> {
  const pictures: string[] = [];
  const look = async () => {
    await wait(FADE_MS);
    pictures.push(Buffer.from(await engine.picture()).toString("base64"));
  };
  for (const one of [engine, asked]) {
    await one.resize(390, 844);
    await one.open(`${site}/`);
  }
  await look();
  for (const button of [OPENS, CLOSES]) {
    const place = await middleOf(asked, button);
    for (const one of [engine, asked]) await one.pressAt(place);
    await look();
  }
  const [before, opened, closed] = pictures;
  return [
    ...(opened === before ? ["the menu does not open"] : []),
    ...(closed === opened ? ["the menu does not close"] : []),
  ];
}
