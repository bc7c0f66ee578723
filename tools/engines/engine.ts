/** A browser engine that is driven from outside: all that the checks need of one. */
export type Engine = {
  /** As the report names it, with its version. */
  name: string;
  /** The width and height of the page, in pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Loads a page, and waits for its fonts. */
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page: what JSON can hold, or a promise of it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses a key by the name that DOM events have for it. */
  press: (key: "ArrowRight" | "ArrowLeft" | "Home" | "End" | "Enter" | "Space") => Promise<void>;
  /** Presses with the pointer at a place of the window, in pixels. */
  pressAt: (place: Place) => Promise<void>;
  /** What the console has said of errors, and scripts of exceptions, since the page was opened. */
  said: () => Promise<string[]>;
  /** The whole page's picture, as PNG; the window's where there are no scripts. */
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type Place = { x: number; y: number };

/** The middle of what a selector finds first. */
export const middleOf = (engine: Engine, selector: string): Promise<Place> =>
  engine.evaluate(`(() => {
    const { left, top, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  })()`) as Promise<Place>;

/** How an engine is asked to begin. */
export type Settings = { scripts: boolean; dark: boolean };

/** Waits until a condition of the page holds. @returns whether it did within the time, in milliseconds */
export async function becomes(engine: Engine, condition: string, limit = 6000): Promise<boolean> {
  const begun = Date.now();
  while (Date.now() - begun < limit) {
    if ((await engine.evaluate(condition)) === true) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
