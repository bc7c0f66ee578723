import type { Notice } from "../options";

/** The site's words and measures, and notice.css with its look, put in by islands.ts. */
declare const OPTIONS: Omit<Notice, "look"> & { css: string };

/** How soon after the pointer or the focus has left a notice goes. */
const HELD_MS = 500;

/** A live region must be there before what it is to announce. */
const ANNOUNCE_MS = 100;

let region: HTMLElement | undefined;

function openRegion(): HTMLElement {
  // Made by script, so the policy needs no exception for it. Safari before 16.4 cannot: there it stands at the page's end.
  if ("adoptedStyleSheets" in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(OPTIONS.css);
    document.adoptedStyleSheets.push(sheet);
  }
  const opened = document.createElement("section");
  opened.className = "notices";
  opened.lang = OPTIONS.lang;
  opened.tabIndex = -1;
  opened.setAttribute("aria-label", OPTIONS.label);
  opened.setAttribute("aria-live", "polite");
  opened.setAttribute("aria-keyshortcuts", `Alt+${OPTIONS.letter}`);
  document.body.append(opened);
  addEventListener("keydown", (event) => {
    // By the key's place: with Alt some layouts write another letter.
    if (!event.altKey || event.code !== `Key${OPTIONS.letter}`) return;
    event.preventDefault();
    opened.focus();
  });
  return opened;
}

/** Shows the notice at the bottom right, held while one points at them or is in them. */
export function notify(): void {
  const shown = (region ??= openRegion());
  const notice = document.createElement("p");
  notice.textContent = OPTIONS.text;
  const remove = () => {
    if (document.hidden || shown.matches(":hover, :focus-within")) setTimeout(remove, HELD_MS);
    else notice.remove();
  };
  setTimeout(() => {
    if (shown.childElementCount === OPTIONS.most) shown.firstElementChild?.remove();
    shown.append(notice);
    setTimeout(remove, OPTIONS.shownMs);
  }, ANNOUNCE_MS);
}
