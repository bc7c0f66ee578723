import { becomes, type Engine } from "../engine";

const PLACES = `[...document.querySelectorAll(".ticker-copy")].map((copy) => copy.getBoundingClientRect().left)`;

/** Which of the bands have moved within half a second. */
const moved = (engine: Engine) =>
  engine.evaluate(`new Promise((done) => {
    const before = ${PLACES};
    setTimeout(() => { const after = ${PLACES}; done(before.map((place, index) => place !== after[index])); }, 500);
  })`) as Promise<boolean[]>;

/** How often one looks whether the bands rest: WebKit takes them from where they are painted to where they stop first. */
const LOOKS = 4;

async function comesToRest(engine: Engine): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) if (!(await moved(engine)).includes(true)) return true;
  return false;
}

/** Whether the tickers of Economía move, and stop at the press of their key. */
export async function tickers(engine: Engine, site: string): Promise<string[]> {
  await engine.open(`${site}/economia`);
  const found: string[] = [];
  const moving = await moved(engine);
  if (moving.length === 0 || moving.includes(false)) found.push("a ticker does not move");
  await engine.evaluate(`document.querySelector(".ticker-stop").focus()`);
  await engine.press("Space");
  if (!(await becomes(engine, `document.querySelector(".ticker-stop").checked`))) found.push("the key is not pressed");
  if (!(await comesToRest(engine))) found.push("a ticker does not stop");
  return found;
}
