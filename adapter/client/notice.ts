/** notice.css with the site's look, and the site's words (options.ts), put in by adapter/islands.ts. */
declare const NOTICE_CSS: string;
declare const NOTICE_TEXT: string;
declare const NOTICE_LABEL: string;
declare const NOTICE_LANG: string;

/** How long a notice is shown, and how many at a time. */
const SHOWN_MS = 4500;
const MOST = 3;

/** How soon after the pointer or the focus has left a notice goes. */
const HELD_MS = 500;

/** A live region must be there before what it is to announce. */
const ANNOUNCE_MS = 100;

let region: HTMLElement | undefined;

function openRegion(): HTMLElement {
  // Made by script, so the policy needs no exception for it. Safari before 16.4 cannot: there it stands at the page's end.
  if ("adoptedStyleSheets" in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(NOTICE_CSS);
    document.adoptedStyleSheets.push(sheet);
  }
  const opened = document.createElement("section");
  opened.className = "notices";
  opened.lang = NOTICE_LANG;
  opened.tabIndex = -1;
  opened.setAttribute("aria-label", NOTICE_LABEL);
  opened.setAttribute("aria-live", "polite");
  opened.setAttribute("aria-keyshortcuts", "Alt+T");
  document.body.append(opened);
  addEventListener("keydown", (event) => {
    // By the key's place: with Alt some layouts write another letter.
    if (!event.altKey || event.code !== "KeyT") return;
    event.preventDefault();
    opened.focus();
  });
  return opened;
}

/** Shows the notice at the bottom right, held while one points at them or is in them. */
export function notify(): void {
  const shown = (region ??= openRegion());
  const notice = document.createElement("p");
  notice.textContent = NOTICE_TEXT;
  const remove = () => {
    if (document.hidden || shown.matches(":hover, :focus-within")) setTimeout(remove, HELD_MS);
    else notice.remove();
  };
  setTimeout(() => {
    if (shown.childElementCount === MOST) shown.firstElementChild?.remove();
    shown.append(notice);
    setTimeout(remove, SHOWN_MS);
  }, ANNOUNCE_MS);
}
