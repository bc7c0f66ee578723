/** notice.css, minified, put in by adapter/islands.ts. */
declare const NOTICE_CSS: string;

/** The specification, section 9: shown 4 to 5 s, three at most. */
const SHOWN_MS = 4500;
const MOST = 3;

/** How soon after the pointer or the focus has left a notice goes. */
const HELD_MS = 500;

/** A live region must be there before what it is to announce. */
const ANNOUNCE_MS = 100;

let region: HTMLElement | undefined;

function openRegion(): HTMLElement {
  // Made by script, so the policy needs no exception for it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(NOTICE_CSS);
  document.adoptedStyleSheets.push(sheet);
  const opened = document.createElement("section");
  opened.className = "notices";
  opened.lang = "en";
  opened.tabIndex = -1;
  opened.setAttribute("aria-label", "Notifications");
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

/** Shows the words of the error screen at the bottom right, held while one points at them or is in them. */
export function notify(): void {
  const shown = (region ??= openRegion());
  const notice = document.createElement("p");
  notice.textContent = "Unexpected Application Error!";
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
