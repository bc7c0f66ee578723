import { becomes, type Engine } from "../engine";

const PLACES = `[...document.querySelectorAll(".ticker-copy")].map((copy) => copy.getBoundingClientRect().left)`;

/** Which of the bands have moved within half a second. */
const moved = (engine: Engine) =>
  engine.evaluate(`new Promise((done) => {
    const before = ${PLACES};
    setTimeout(() => { const after = ${PLACES}; done(before.map((place, index) => place !== after[index])); }, 500);
  })`) as Promise<boolean[]>;

/** Whether the tickers of Economía move, and stop at the press of their key. */
export async function tickers(engine: Engine, site: string): Promise<string[]> {
  await engine.open(`${site}/economia`);
  const found: string[] = [];
  const moving = await moved(engine);
  if (moving.length === 0 || moving.includes(false)) found.push("a ticker does not move");
  await engine.evaluate(`document.querySelector(".ticker-stop").focus()`);
  await engine.press("Space");
  if (!(await becomes(engine, `document.querySelector(".ticker-stop").checked`))) found.push("the key is not pressed");
  if ((await moved(engine)).includes(true)) found.push("a ticker does not stop");
  return found;
}
