import { becomes, type Engine } from "../engine";

const KEYS = [
  ["ArrowRight", 1],
  ["ArrowRight", 2],
  ["ArrowRight", 3],
  ["ArrowRight", 0],
  ["ArrowLeft", 3],
  ["Home", 0],
  ["End", 3],
] as const;

const TABS = `[...document.querySelectorAll("[role=tab]")]`;

/** Walks the tabs of Política by keyboard: the one arrived at has the focus and is open, and its panel alone shows. */
export async function tabs(engine: Engine, site: string): Promise<string[]> {
  await engine.open(`${site}/politica`);
  if (!(await becomes(engine, `${TABS}.length === 4`))) return ["the tabs are not four"];
  await engine.evaluate(`${TABS}[0].focus()`);
  const found: string[] = [];
  for (const [key, place] of KEYS) {
    await engine.press(key);
    const arrived = `(() => {
      const tab = ${TABS}[${place}];
      const open = [...document.querySelectorAll("[role=tabpanel]")].filter((panel) => panel.checkVisibility());
      return document.activeElement === tab && tab.getAttribute("aria-selected") === "true"
        && open.length === 1 && open[0].id === tab.getAttribute("aria-controls");
    })()`;
    if (!(await becomes(engine, arrived, 2000))) found.push(`${key} does not open tab ${place + 1}`);
  }
  return found;
}
