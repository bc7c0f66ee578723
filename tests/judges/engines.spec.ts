import { expect, test } from "@playwright/test";
import { HAS, SCREENS } from "../e2e/test";
import { ENGINES, lacking, type Engine, type Key } from "./engines";

/* Pages and tabs in the engines that Debian has, with a pointer and keys that the browser takes for a reader's. */

/** Goes to a page, and waits until its islands have started. */
async function open({ open: go, ask }: Engine, address: string): Promise<void> {
  await go(address);
  await expect.poll(() => ask(() => document.querySelector("[data-strip]") !== null), address).toBe(true);
}

/** What one sees of the tabs: the selected one, the panels that are open, the address, and where the focus is. */
const tabsOf = ({ ask }: Engine) =>
  ask(() => {
    const tabs = [...document.querySelectorAll("[role=tab]")];
    const idOf = (tab: Element | null | undefined) => tab?.getAttribute("aria-controls") ?? "";
    const panels = [...document.querySelectorAll("[role=tabpanel]")];
    return {
      selected: tabs.filter((tab) => tab.getAttribute("aria-selected") === "true").map(idOf),
      open: panels.filter((panel) => !panel.hasAttribute("hidden") && panel.checkVisibility()).map(({ id }) => id),
      anchor: location.hash.slice(1),
      focused: idOf(document.activeElement),
    };
  });

/** The panels' names, in the order of their tabs. */
const panelsOf = ({ ask }: Engine) =>
  ask(() => [...document.querySelectorAll("[role=tab]")].map((tab) => tab.getAttribute("aria-controls") ?? ""));

/** One tab that is open, as the address says and with the focus. */
const opened = (id: string) => ({ selected: [id], open: [id], anchor: id, focused: id });

/** Where a tab's middle is, after it has been brought into view. */
const middleOf = ({ ask }: Engine, panel: string): Promise<readonly [number, number]> =>
  ask((id) => {
    const tab = document.querySelector(`[role=tab][aria-controls="${id}"]`);
    tab?.scrollIntoView({ block: "center", behavior: "instant" });
    const { x = 0, y = 0, width = 0, height = 0 } = tab?.getBoundingClientRect() ?? {};
    return [x + width / 2, y + height / 2] as const;
  }, panel);

/** Notes what the page is told of buttons, so that one can wait for it. */
const noteButtons = ({ ask }: Engine) =>
  ask(() => {
    const { dataset } = document.documentElement;
    for (const name of ["pointerdown", "pointerup", "contextmenu"])
      addEventListener(
        name,
        (event) => {
          dataset["told"] = `${dataset["told"] ?? ""} ${name}`;
          // A menu would take what the pointer does next.
          if (name === "contextmenu") event.preventDefault();
        },
        { capture: true },
      );
  });
const forget = ({ ask }: Engine) => ask(() => delete document.documentElement.dataset["told"]);
const told = ({ ask }: Engine) => ask(() => document.documentElement.dataset["told"] ?? "");

/**
 * How far the page is wider than its window, what lies over its header while one scrolls, what it says of errors, and the
 * items of lists that begin with a line of nothing, as WebKit sets one for a marker.
 */
const faultsOf = ({ ask }: Engine) =>
  ask(() => {
    const found: string[] = [];
    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) found.push(`it scrolls ${sideways} px sideways`);
    const notices = document.querySelector("[aria-label=Notifications]")?.textContent;
    if (notices) found.push(notices);
    for (const story of document.querySelectorAll("li > article")) {
      const { paddingTop, borderTopWidth } = getComputedStyle(story);
      const begins = story.getBoundingClientRect().top + parseFloat(paddingTop) + parseFloat(borderTopWidth);
      const parts = [...story.children].map((part) => part.getBoundingClientRect().top);
      const empty = Math.min(...parts) - begins;
      if (empty > 1) found.push(`${empty} px of nothing over «${story.textContent.trim().slice(0, 40)}»`);
    }
    const header = document.querySelector("header");
    for (let top = 0; header && top < document.documentElement.scrollHeight - innerHeight; top += 100) {
      scrollTo({ top, behavior: "instant" });
      const box = header.getBoundingClientRect();
      for (const part of [0.01, 0.3, 0.5, 0.7, 0.98]) {
        const there = document.elementFromPoint(box.left + box.width * part, (Math.max(0, box.top) + box.bottom) / 2);
        if (there && !header.contains(there)) found.push(`${there.tagName} covers the header at ${top} px`);
      }
    }
    return found.slice(0, 5);
  });

/** More stops than the front has. */
const MOST = 300;

for (const { name, needs, start } of ENGINES) {
  const missing = lacking(needs);

  test.describe(name, () => {
    test.skip(missing.length > 0, `${missing.join(", ")} not installed`);
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(() => engine.stop());

    test(`${name}: keys lead through the tabs, addresses open them, and back leads out`, async ({ baseURL }) => {
      test.skip(HAS.tabs === 0, "the newspaper has no tabs");
      await open(engine, `${baseURL}`);
      await open(engine, `${baseURL}politica`);
      const panels = await panelsOf(engine);
      const end = panels.length - 1;
      const at = (index: number) => opened(panels.at(index) ?? "");
      await engine.ask(() => document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus() ?? null);
      /** Each key, and the tab that it leads to. */
      const ways: readonly (readonly [Key, number])[] = [
        ["End", end],
        ["ArrowRight", 0],
        ["ArrowLeft", end],
        ["ArrowDown", 0],
        ["ArrowUp", end],
        ["PageUp", 0],
        ["PageDown", end],
        ["Home", 0],
        ["ArrowRight", 1],
        ["Enter", 1],
        ["Space", 1],
      ];
      for (const [key, index] of ways) {
        await engine.strike(key);
        await expect.poll(() => tabsOf(engine), key).toEqual(at(index));
      }
      await engine.back();
      await expect.poll(() => engine.ask(() => location.pathname)).toBe(new URL(`${baseURL}`).pathname);
      for (const panel of panels.toReversed()) {
        await engine.open("about:blank");
        await open(engine, `${baseURL}politica#${panel}`);
        await expect.poll(async () => (await tabsOf(engine)).open).toEqual([panel]);
      }
    });

    for (const width of [360, 1280])
      test(`${name}: at ${width} px no page is wider than its window, and nothing covers its header`, async ({
        baseURL,
      }) => {
        await engine.resize(width, 800);
        for (const { name: screen, path } of SCREENS) {
          await open(engine, new URL(path, baseURL).href);
          expect.soft(await faultsOf(engine), screen).toEqual([]);
        }
      });

    test(`${name}: each stop of the Tab key on the front shows`, async ({ baseURL }) => {
      await engine.resize(1280, 800);
      await open(engine, `${baseURL}`);
      let stops = 0;
      // At the end the one leaves the page, and the other begins again.
      for (; stops < MOST; stops++) {
        await engine.strike("Tab");
        const stop = await engine.ask(() => {
          const { activeElement: element, body } = document;
          if (!element || element === body || element.hasAttribute("data-stopped")) return null;
          element.setAttribute("data-stopped", "");
          const face = (element.clientWidth <= 1 && element.closest("label")) || element;
          const { outlineStyle, outlineWidth } = getComputedStyle(face);
          return { words: element.textContent.trim(), ring: outlineStyle !== "none" ? parseFloat(outlineWidth) : 0 };
        });
        if (!stop) break;
        expect.soft(stop.ring, stop.words).toBeGreaterThanOrEqual(2);
      }
      expect(stops).toBeGreaterThan(10);
      expect(stops).toBeLessThan(MOST);
    });

    test(`${name}: of a pointer a click of the left button selects a tab, and nothing else does`, async ({
      baseURL,
    }) => {
      test.skip(HAS.tabs === 0, "the newspaper has no tabs");
      await engine.resize(1280, 800);
      await open(engine, `${baseURL}politica`);
      const panels = await panelsOf(engine);
      const [first = "", last = ""] = [panels[0], panels.at(-1)];
      const untouched = await tabsOf(engine);
      expect(untouched).toEqual({ selected: [first], open: [first], anchor: "", focused: "" });
      await noteButtons(engine);
      // Pressed, and let go elsewhere.
      const [x, y] = await middleOf(engine, last);
      await engine.point(x, y);
      await engine.press("left");
      await expect.poll(() => told(engine)).toContain("pointerdown");
      expect(await tabsOf(engine)).toEqual(untouched);
      await engine.point(x, y + 200);
      await engine.release("left");
      await expect.poll(() => told(engine)).toContain("pointerup");
      expect(await tabsOf(engine)).toEqual(untouched);
      // Pressed and let go.
      await engine.point(x, y);
      await engine.press("left");
      await engine.release("left");
      await expect.poll(() => tabsOf(engine)).toEqual(opened(last));
      // Another button opens a menu, or a tab of the browser's own.
      await engine.point(...(await middleOf(engine, first)));
      await forget(engine);
      await engine.press("right");
      await expect.poll(() => told(engine)).toContain("contextmenu");
      expect(await tabsOf(engine)).toEqual(opened(last));
      await engine.release("right");
      await expect.poll(() => told(engine)).toContain("pointerup");
      expect(await tabsOf(engine)).toEqual(opened(last));
      await forget(engine);
      await engine.press("middle");
      await expect.poll(() => told(engine)).toContain("pointerdown");
      expect(await tabsOf(engine)).toEqual(opened(last));
      await engine.release("middle");
      await expect.poll(() => engine.windows()).toBe(2);
      expect(await tabsOf(engine)).toEqual(opened(last));
    });
  });
}
