import { expect, test } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { LAUNCH_ARGS } from "../../tools/check/chromium";
import { HAS } from "../e2e/test";

/*
 * A browser that knows speculation rules prepares the page behind a link on which the
 * pointer rests. Whether it does is its own guess, so this is a judge; and it speaks the
 * browser's protocol through the tab, for a browser prepares nothing for a page whose
 * driver is attached to the page alone.
 */

const LINK = `document.querySelector('header nav a[href$="/politica"]')`;
const CENTRE = `JSON.stringify((({ x, y, width, height }) =>
  ({ x: x + width / 2, y: y + height / 2 }))(${LINK}.getBoundingClientRect()))`;
const SHOWN = `({
  prepared: performance.getEntriesByType("navigation").some((entry) => entry.activationStart > 0),
  tabs: document.querySelectorAll("[role=tab]").length,
  strip: document.querySelector("[data-strip]")?.getAttribute("data-strip"),
  day: document.querySelector("header time")?.getAttribute("datetime"),
})`;

test("a page prepared on a guess has its strip, its day and its tabs when visited", async ({ baseURL }) => {
  const browser = await puppeteer.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "",
    args: [...LAUNCH_ARGS, "--window-size=1280,900"],
  });
  try {
    const protocol = await browser.target().createCDPSession();
    const { targetId } = await protocol.send("Target.createTarget", { url: baseURL ?? "", forTab: true });
    const { sessionId } = await protocol.send("Target.attachToTarget", { targetId, flatten: true });
    const tab = protocol.connection()?.session(sessionId);
    /** The tab's pages, the one that is seen and the one that is prepared. */
    const pages = { home: "", politica: "" };
    tab?.on("Target.attachedToTarget", (page) => {
      pages[page.targetInfo.subtype === "prerender" ? "politica" : "home"] = page.sessionId;
    });
    await tab?.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
    const of = (page: keyof typeof pages) => protocol.connection()?.session(pages[page]);
    const read = async (page: keyof typeof pages, expression: string) => {
      const answer = await of(page)?.send("Runtime.evaluate", { expression, returnByValue: true });
      const value: unknown = answer?.result.value;
      return value;
    };

    await expect.poll(() => read("home", "document.readyState")).toBe("complete");
    const place = JSON.parse(String(await read("home", CENTRE))) as { x: number; y: number };
    await of("home")?.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...place });
    await expect.poll(() => read("politica", "document.prerendering && document.readyState")).toBe("complete");
    expect(await read("home", "location.href")).toBe(baseURL);
    for (const type of ["mousePressed", "mouseReleased"] as const) {
      await of("home")?.send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
    }

    const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" }).format();
    await expect.poll(() => read("politica", SHOWN)).toEqual({ prepared: true, tabs: HAS.tabs, strip: "open", day });
  } finally {
    await browser.close();
  }
});
