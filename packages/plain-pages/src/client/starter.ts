import type { Options } from "../options";
import type * as Notice from "./notice";

/*
 * The one script that stands in each page that has islands, at the end of its body.
 * It costs the first paint nothing: what it asks for, it asks for once the page has
 * loaded and the browser is idle, or when the reader first touches the page.
 */

/** The bundle of the islands, as islands.ts writes it. */
type Bundle = { start: (fail: () => void) => void };

/**
 * Its own element says where the modules lie (page.ts). So this script is the
 * same on every page and in every build, and so is its hash in the servers' policy.
 */
const { start = "", notice = "" } = document.querySelector<HTMLElement>("script[data-start]")?.dataset ?? {};

/** Put in by islands.ts. */
declare const OPTIONS: Pick<Options, "retryAfterMs">;

/**
 * A page that is still loading after this long, for a picture that hangs perhaps, gets its islands all the
 * same; and islands that have neither come nor failed after this long count as late.
 */
const PATIENCE_MS = 5000;

/** For the site's stylesheets: `data-starter` says that islands may come, `data-late` that they have not all come. */
const mark = document.documentElement.dataset;
mark["starter"] = "";

const fail = () => {
  mark["late"] = "";
  const loaded = import(notice) as Promise<typeof Notice>;
  loaded.then(
    ({ notify }) => notify(),
    // Then not even this arrives; the browser has written so to the console.
    () => {},
  );
};

const load = (attempt: number) => {
  // Browsers remember a module that failed by its address, so each attempt has its own.
  // What lies there is what islands.ts built for it: a type cannot know.
  const loaded = import(attempt ? `${start}?${attempt}` : start) as Promise<Bundle>;
  // It may also neither come nor fail: then the page is as without it until it does.
  const patience = setTimeout(() => (mark["late"] = ""), PATIENCE_MS);
  loaded.then(
    (bundle) => {
      clearTimeout(patience);
      delete mark["late"];
      bundle.start(fail);
    },
    () => {
      clearTimeout(patience);
      mark["late"] = "";
      const after = OPTIONS.retryAfterMs[attempt];
      if (after) setTimeout(load, after, attempt + 1);
      else fail();
    },
  );
};

/** A busy page, or one in a tab behind, may not be idle for long: then this is the longest it waits, after loading. */
const IDLE_WITHIN_MS = 1000;

let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  load(0);
};

const whenIdle = () => {
  // Not every Safari has it.
  if ("requestIdleCallback" in self) requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS });
  else setTimeout(begin);
};

/** A page with little to load has loaded before it is painted; one that nobody sees yet is not painted at all. */
const whenPainted = () => {
  if (document.hidden) whenIdle();
  else requestAnimationFrame(() => setTimeout(whenIdle));
};

// Not on scroll: browsers also scroll by themselves, to an anchor, before the first picture is there.
for (const touch of ["pointerdown", "keydown", "focusin", "wheel"]) addEventListener(touch, begin, { once: true });
if (document.readyState === "complete") whenPainted();
else addEventListener("load", whenPainted);
setTimeout(whenIdle, PATIENCE_MS);
