import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { freePort, has, run, startServer, wordsOf } from "../../tools/processes";

/* Debian's Firefox and WebKitGTK, which Playwright cannot drive: the one by WebDriver BiDi, the other by WebDriver and a real pointer. */

/** The keys that tests press. */
export type Key = Extract<
  KeyInput,
  | "ArrowRight"
  | "ArrowLeft"
  | "ArrowDown"
  | "ArrowUp"
  | "Home"
  | "End"
  | "PageUp"
  | "PageDown"
  | "Enter"
  | "Space"
  | "Tab"
>;

type Button = "left" | "middle" | "right";

/** A browser with a window. */
export type Engine = {
  /** Goes to an address, and comes back once it has been read. */
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page. @param given what it is given, where it asks for anything */
  ask: <Result>(script: (given: string) => Result, given?: string) => Promise<Awaited<Result>>;
  /** Makes what is seen of a page so many pixels wide and high. */
  resize: (width: number, height: number) => Promise<void>;
  /** Moves the pointer to a place in the page, in pixels from what is seen of it. */
  point: (x: number, y: number) => Promise<void>;
  press: (button: Button) => Promise<void>;
  release: (button: Button) => Promise<void>;
  strike: (key: Key) => Promise<void>;
  /** How many windows and tabs there are. */
  windows: () => Promise<number>;
  stop: () => Promise<void>;
};

async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: wordsOf("which", "firefox-esr") ?? "",
    // A page that comes out of the browser's memory tells of no load, which its driver waits for.
    extraPrefsFirefox: { "browser.sessionhistory.max_total_viewers": 0 },
  });
  const page = await browser.newPage();
  const before = (await browser.pages()).length;
  return {
    open: async (address) => {
      await page.goto(address);
    },
    back: async () => {
      await page.goBack();
    },
    ask: (script, given = "") => page.evaluate(script, given),
    resize: (width, height) => page.setViewport({ width, height }),
    point: (x, y) => page.mouse.move(x, y),
    press: (button) => page.mouse.down({ button }),
    release: (button) => page.mouse.up({ button }),
    strike: (key) => page.keyboard.press(key === "Space" ? " " : key),
    windows: async () => (await browser.pages()).length - before + 1,
    stop: () => browser.close(),
  };
}

/** How WebDriver writes them (its section 17.4.2). */
const KEYS = {
  ArrowRight: "\uE014",
  ArrowLeft: "\uE012",
  ArrowDown: "\uE015",
  ArrowUp: "\uE013",
  Home: "\uE011",
  End: "\uE010",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  Enter: "\uE007",
  Space: " ",
  Tab: "\uE004",
} as const satisfies Record<Key, string>;

/** How X numbers them. */
const BUTTONS = { left: "1", middle: "2", right: "3" } as const satisfies Record<Button, string>;

/** The browser's own tools leave room for a window that is as narrow as a phone. */
const NARROW = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }";

/** A screen that nobody sees, and the driver on it once it is there. */
const ON_A_SCREEN = `Xvfb "$0" -screen 0 2000x1400x24 -nolisten tcp &
until [ -S "/tmp/.X11-unix/X\${0#:}" ]; do sleep 0.1; done
DISPLAY="$0" exec WebKitWebDriver --port="$1"`;

async function startWebKit(): Promise<Engine> {
  const folder = await mkdtemp(path.join(tmpdir(), "webkit-"));
  await mkdir(path.join(folder, "gtk-3.0"));
  await writeFile(path.join(folder, "gtk-3.0/gtk.css"), NARROW);
  const port = await freePort();
  const display = `:${port}`;
  const url = `http://127.0.0.1:${port}`;
  const driver = await startServer(`${url}/status`, "sh", ["-c", ON_A_SCREEN, display, String(port)], {
    env: { XDG_CONFIG_HOME: folder },
  });
  /** @throws Error with the driver's words for what it will not do */
  const tell = async <Told>(method: "GET" | "POST" | "DELETE", command: string, said?: object): Promise<Told> => {
    const answer = await fetch(`${url}/session${command}`, { method, ...(said && { body: JSON.stringify(said) }) });
    const { value } = (await answer.json()) as { value: Told & { message: string } };
    if (!answer.ok) throw new Error(`${command}: ${value.message}`);
    return value;
  };
  const { sessionId } = await tell<{ sessionId: string }>("POST", "", { capabilities: {} });
  const at = (command: string) => `/${sessionId}${command}`;
  const ask: Engine["ask"] = (script, given = "") =>
    tell("POST", at("/execute/sync"), { script: `return (${script.toString()})(...arguments)`, args: [given] });
  const hand = (...words: string[]) => run("xdotool", words, { env: { DISPLAY: display } });
  return {
    open: (address) => tell("POST", at("/url"), { url: address }),
    back: () => ask(() => history.back()),
    ask,
    resize: async (width, height) => {
      const around = await ask(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
      const rect = { x: 0, y: 0, width: width + around.width, height: height + around.height };
      await tell("POST", at("/window/rect"), rect);
    },
    point: async (x, y) => {
      const [left, top] = await ask(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const);
      await hand("mousemove", String(Math.round(left + x)), String(Math.round(top + y)));
    },
    // Its driver releases the left button whichever was pressed.
    press: (button) => hand("mousedown", BUTTONS[button]),
    release: (button) => hand("mouseup", BUTTONS[button]),
    strike: (key) => {
      const value = KEYS[key];
      const actions = [
        {
          type: "key",
          id: "keys",
          actions: [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ],
        },
      ];
      return tell("POST", at("/actions"), { actions });
    },
    windows: async () => (await tell<string[]>("GET", at("/window/handles"))).length,
    stop: async () => {
      await tell("DELETE", at(""));
      await driver.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** What each needs on this machine, and how it is started. */
export const ENGINES = [
  { name: "Firefox", needs: ["firefox-esr"], start: startFirefox },
  { name: "WebKitGTK", needs: ["WebKitWebDriver", "Xvfb", "xdotool"], start: startWebKit },
] as const;

/** The programs of those that are not here. */
export const lacking = (needs: readonly string[]): string[] => needs.filter((program) => !has(program));
