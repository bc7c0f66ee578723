import { becomes, type Engine } from "../engine";

const SHOWN = `document.getElementById("menu").checkVisibility()`;

/** Whether a phone's menu opens and closes by its buttons. */
export async function menu(engine: Engine, site: string): Promise<string[]> {
  await engine.resize(390, 844);
  await engine.open(`${site}/`);
  const found = (await engine.evaluate(SHOWN)) === true ? ["the menu is open before one opens it"] : [];
  await engine.click(".menu-button");
  if (!(await becomes(engine, SHOWN))) found.push("the menu does not open");
  await engine.click("#menu button");
  if (!(await becomes(engine, `!${SHOWN}`))) found.push("the menu does not close");
  return found;
}
